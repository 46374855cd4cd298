import { useTranslation } from 'react-i18next';
import { formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { add, ZERO } from '@/domain/money/decimal';
import type { RecordChanges, StatusChange } from '@/lib/record-changes';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { showToast } from '@/ui';
import { netOf, type LeverageOrder } from '../order';
import { useWatchedOrders } from '../outcome-queries';

/** A message each; more at once are one with their sum. */
const MOST_APART = 2;

const say = (text: string): void => showToast({ text, duration: OUTCOME_MS });

/** Which changes the market made. What the user did is said where it was done. */
const BY_MARKET: Partial<
  Record<LeverageOrder['status'], (change: StatusChange<LeverageOrder>) => boolean>
> = {
  open: ({ before }) => before === 'pending',
  closed: ({ record }) => record.reason !== 'manual',
};

/** Announces on every screen what the market did to positions: filled, closed by a stop, stopped out. */
export const LeverageOutcomes = () => {
  const { t } = useTranslation('leverage');
  const closingOf = ({ reason = 'manual' }: LeverageOrder): string =>
    `${t('status.closed')} · ${t(`reason.${reason}`)}`;
  const announce = ({ changed }: RecordChanges<LeverageOrder>): void => {
    const orders = changed
      .filter((change) => BY_MARKET[change.record.status]?.(change) === true)
      .map(({ record }) => record);
    const closed = orders.filter(({ status }) => status === 'closed');
    for (const { symbol, openPrice } of orders.filter(({ status }) => status === 'open'))
      say(`${symbol} · ${t('limit')} · ${t('status.open')} · ${formatPrice(openPrice)}`);
    const [first] = closed;
    if (first !== undefined && closed.length > MOST_APART) {
      const sum = add(ZERO, ...closed.map(netOf));
      say(`${closed.length} × ${closingOf(first)} · ${formatSignedAmount(sum)}`);
      return;
    }
    for (const order of closed)
      say(`${order.symbol} · ${closingOf(order)} · ${formatSignedAmount(netOf(order))}`);
  };
  const { crypto, forex } = useWatchedOrders();
  useRecordChanges(crypto, announce);
  useRecordChanges(forex, announce);
  return null;
};
