import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { rowTimeOf } from '@/domain/status/steps';
import { Amount, ListRow, StatusChip, type StatusTone } from '@/ui';
import { RecordTime } from '@/ui/layout/record-list';
import { isRunning, type Order, type SettledOrder } from '../order';
import type { PriceSource } from '../prices';
import { useDuration } from '../use-duration';
import { RunningRow } from './running-row';
import { OrderTitle } from './order-title';

const TONES = { win: 'up', lose: 'down', draw: 'neutral' } as const satisfies Record<
  string,
  StatusTone
>;

const SettledRow = ({
  order,
  onOpen,
}: {
  readonly order: SettledOrder;
  readonly onOpen: () => void;
}) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  const { openedAt, settledAt } = order;
  const { of, at } = rowTimeOf({ hasResult: true, placedAt: openedAt, endedAt: settledAt });
  return (
    <ListRow
      onClick={onOpen}
      title={<OrderTitle order={order} />}
      detail={
        <>
          <span className="block">{`${formatAmount(order.stake)} ${order.currency} · ${duration(order.seconds)}`}</span>
          {at !== undefined && (
            <span className="block text-ink-3">
              <RecordTime label={t(of === 'end' ? 'detail.settled' : 'detail.opened')} at={at} />
            </span>
          )}
        </>
      }
      value={<Amount signed value={order.profit} />}
      valueDetail={
        <StatusChip tone={TONES[order.outcome]}>{t(`history.${order.outcome}`)}</StatusChip>
      }
    />
  );
};

/** An order in one line: its terms, and its result or current state. */
export const OrderRow = ({
  order,
  prices,
  onOpen,
}: {
  readonly order: Order;
  readonly prices: PriceSource;
  readonly onOpen: () => void;
}) =>
  isRunning(order) ? (
    <RunningRow order={order} prices={prices} onOpen={onOpen} />
  ) : (
    <SettledRow order={order} onOpen={onOpen} />
  );
