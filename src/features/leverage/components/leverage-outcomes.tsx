import type { TFunction } from 'i18next';
import { formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, ZERO } from '@/domain/money/decimal';
import type { RecordChanges, StatusChange } from '@/lib/record-changes';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { withTexts } from '@/lib/with-texts';
import { showToast } from '@/ui';
import type { LeverageOrder } from '../order';
import { useNewestOrders } from '../outcome-queries';

/** Up to this many closed orders get a toast each; more share one with their total profit. */
const MAX_SEPARATE_TOASTS = 2;

const say = (text: string): void => showToast({ text, duration: OUTCOME_MS });

/** Changes made by the market. Commands of the user are reported where they are given. */
const BY_MARKET: Partial<
  Record<LeverageOrder['status'], (change: StatusChange<LeverageOrder>) => boolean>
> = {
  open: ({ before }) => before === 'pending',
  closed: ({ record }) => record.reason !== 'manual',
};

const announce = (orders: readonly LeverageOrder[], t: TFunction<'leverage'>): void => {
  // A server that gives no reason may have closed it at a stop, or for its user.
  const closingOf = (reason: LeverageOrder['reason']): string =>
    [t('status.closed'), ...(reason === undefined ? [] : [t(`reason.${reason}`)])].join(' · ');
  const closed = orders.filter(({ status }) => status === 'closed');
  const isOneReason = closed.every(({ reason }) => reason === closed[0]?.reason);
  for (const { symbol, side, openPrice, decimals } of orders.filter(
    ({ status }) => status === 'open',
  ))
    say(
      `${symbol} · ${t(side)} · ${t('limit')} · ${t('status.open')} · ${formatPrice(openPrice, decimals)}`,
    );
  const [first] = closed;
  if (first !== undefined && closed.length > MAX_SEPARATE_TOASTS) {
    const sum = add(ZERO, ...closed.map(netPositionProfitOf));
    say(
      `${closed.length} × ${closingOf(isOneReason ? first.reason : undefined)} · ${formatSignedAmount(sum)}`,
    );
    return;
  }
  for (const order of closed)
    say(
      `${order.symbol} · ${closingOf(order.reason)} · ${formatSignedAmount(netPositionProfitOf(order))}`,
    );
};

const onChange = ({ changed }: RecordChanges<LeverageOrder>): void => {
  const orders = changed
    .filter((change) => BY_MARKET[change.record.status]?.(change) === true)
    .map(({ record }) => record);
  if (orders.length > 0) void withTexts('leverage', (t) => announce(orders, t));
};

/** Shows toasts, on every screen, for orders that filled, hit a stop or were stopped out. */
export const LeverageOutcomes = () => {
  const { crypto, forex } = useNewestOrders();
  useRecordChanges(crypto, onChange);
  useRecordChanges(forex, onChange);
  return null;
};
