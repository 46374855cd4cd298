import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { parseDecimal, toFixedDown } from '@/domain/money/plain-decimal';
import { AmountField, Button, showToast, Switch } from '@/ui';
import {
  isLevel,
  isSameLevel,
  MOST_ALERTS,
  refusalOf,
  sideOf,
  type AlertDraft,
  type AlertRefusal,
  type PriceAlert,
} from '../alert';
import { addAlert, useAlerts } from '../stored-alerts';
import { canAskToNotify, startNotifying } from '../notify';

/** The fields of a pair that alerts need. */
export interface AlertPair extends Pick<PriceAlert, 'symbol' | 'board'> {
  readonly decimals: number;
}

const NotifySwitch = (props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => {
  const { t } = useTranslation('alerts');
  const [isRefused, setIsRefused] = useState(false);
  const change = async (checked: boolean): Promise<void> => {
    const isStarted = checked && (await startNotifying(t('sample')));
    setIsRefused(checked && !isStarted);
    props.onChange(isStarted);
  };
  return (
    <Switch
      label={t('notify')}
      detail={isRefused || !canAskToNotify() ? t('notifyRefused') : undefined}
      checked={props.checked}
      disabled={!canAskToNotify()}
      onChange={(checked) => void change(checked)}
    />
  );
};

/** Adds an alert. `price` is the current price, `undefined` if it may be stale. */
export const AlertForm = (props: {
  readonly pair: AlertPair;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('alerts');
  const { pair, price } = props;
  const alerts = useAlerts();
  const [draft, setDraft] = useState<AlertDraft>({ level: price ?? '', side: undefined });
  const [notifies, setNotifies] = useState(false);
  const [refusal, setRefusal] = useState<AlertRefusal>();
  const level = parseDecimal(draft.level);
  const type = (text: string): void => {
    setDraft({ level: text, side: sideOf(text, price) });
    setRefusal(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { side = 'above' } = draft;
    const fixed = level === undefined ? '' : toFixedDown(level, pair.decimals);
    const alert = { symbol: pair.symbol, board: pair.board, side, level: fixed, notifies };
    const refused = refusalOf(draft, price, pair.decimals, alerts, (kept) =>
      isSameLevel(kept, alert),
    );
    setRefusal(refused);
    if (refused !== undefined) return;
    addAlert(alert);
    showToast({
      text: t('set', { symbol: pair.symbol, price: formatPrice(fixed) }),
      tone: 'success',
    });
    setDraft({ level: '', side: undefined });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AmountField
        label={t('price')}
        aside={t('now', { price: formatPrice(price, pair.decimals) })}
        value={draft.level}
        onChange={type}
        decimals={pair.decimals}
        hint={
          draft.side === undefined || level === undefined || !isLevel(draft.level, pair.decimals)
            ? t('hint')
            : t(`when.${draft.side}`, { price: formatPrice(level, pair.decimals) })
        }
        error={refusal && t(`refused.${refusal}`, { most: MOST_ALERTS, decimals: pair.decimals })}
      />
      <NotifySwitch checked={notifies} onChange={setNotifies} />
      <p className="text-label text-ink-2">{t('onlyOpen')}</p>
      <Button type="submit" block>
        {t('add')}
      </Button>
    </form>
  );
};
