import { useTranslation } from 'react-i18next';
import { formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import { add, ZERO } from '@/domain/money/decimal';
import { OUTCOME_MS, useStatusChanges, type StatusChange } from '@/lib/use-status-changes';
import { showToast } from '@/ui';
import { netOf, type LeverageOrder } from '../order';
import { useWatchedOrders } from '../outcome-queries';

/** A message each; more at once are one with their sum. */
const MOST_APART = 2;

const say = (text: string): void => showToast({ text, duration: OUTCOME_MS });

/** What the user has done is said where it was done. */
const isTold = ({ order, before }: StatusChange<LeverageOrder>): boolean =>
  (order.status === 'closed' && order.reason !== 'manual') ||
  (order.status === 'open' && before === 'pending');

/** Says of positions what the market did to them, wherever the user is: filled, closed by a stop, stopped out. */
export const LeverageOutcomes = () => {
  const { t } = useTranslation('leverage');
  const closingOf = ({ reason = 'manual' }: LeverageOrder): string =>
    `${t('status.closed')} · ${t(`reason.${reason}`)}`;
  const tell = (changes: readonly StatusChange<LeverageOrder>[]): void => {
    const told = changes.filter(isTold).map(({ order }) => order);
    const closed = told.filter(({ status }) => status === 'closed');
    for (const { symbol, openPrice } of told.filter(({ status }) => status === 'open'))
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
  useStatusChanges(crypto, tell);
  useStatusChanges(forex, tell);
  return null;
};
