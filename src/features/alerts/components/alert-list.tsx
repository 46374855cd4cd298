import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { IconButton, ListRow } from '@/ui';
import { XIcon } from '@/ui/icons';
import { serializeAlert, type PriceAlert } from '../alert';
import { removeAlert, useAlerts } from '../stored-alerts';

/** The waiting alerts, those of the pair first, each with a remove button. */
export const AlertList = ({ symbol }: { readonly symbol: string }) => {
  const { t } = useTranslation('alerts');
  const all = useAlerts();
  const isOwn = (alert: PriceAlert): boolean => alert.symbol === symbol;
  const alerts = [...all.filter(isOwn), ...all.filter((alert) => !isOwn(alert))];
  return (
    <>
      {!all.some(isOwn) && <p className="py-3 text-body text-ink-2">{t('none')}</p>}
      {alerts.length > 0 && (
        <ul aria-label={t('waiting')} className="divide-y divide-line">
          {alerts.map((alert) => {
            const when = t(`when.${alert.side}`, { price: formatPrice(alert.level) });
            const text = isOwn(alert) ? when : `${alert.symbol}: ${when}`;
            return (
              <li key={serializeAlert(alert)}>
                <ListRow
                  title={text}
                  detail={alert.notifies ? t('notifies') : undefined}
                  trailing={
                    <span className="-mr-3">
                      <IconButton
                        label={t('remove', { alert: text })}
                        icon={<XIcon size={20} />}
                        onClick={() => removeAlert(alert)}
                      />
                    </span>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
