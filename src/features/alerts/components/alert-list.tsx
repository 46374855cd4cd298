import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { IconButton, ListRow } from '@/ui';
import { XIcon } from '@/ui/icons';
import { toLine, type PriceAlert } from '../alert';
import { removeAlert } from '../kept';

/** The alerts of a pair that still wait, each with a way to take it off. */
export const AlertList = ({ alerts }: { readonly alerts: readonly PriceAlert[] }) => {
  const { t } = useTranslation('alerts');
  if (alerts.length === 0) return <p className="py-3 text-body text-ink-2">{t('none')}</p>;
  return (
    <ul aria-label={t('waiting')} className="divide-y divide-line">
      {alerts.map((alert) => {
        const text = t(`when.${alert.side}`, { price: formatPrice(alert.level) });
        return (
          <li key={toLine(alert)}>
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
  );
};
