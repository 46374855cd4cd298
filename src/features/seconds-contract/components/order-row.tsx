import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { Amount, DirectionChip, ListRow, StatusChip, type StatusTone } from '@/ui';
import { isRunning, type Order } from '../order';
import { useDuration } from '../use-duration';

const TONES = { win: 'success', lose: 'failed', draw: 'neutral' } as const satisfies Record<
  string,
  StatusTone
>;

/** One line of the records: what was traded, when, and how it ended. */
export const OrderRow = ({
  order,
  onOpen,
}: {
  readonly order: Order;
  readonly onOpen: () => void;
}) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  return (
    <ListRow
      onClick={onOpen}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {order.symbol}
          <DirectionChip direction={order.direction}>{t(order.direction)}</DirectionChip>
        </span>
      }
      detail={
        <>
          <span className="block">{`${formatAmount(order.stake)} ${order.currency} · ${duration(order.seconds)}`}</span>
          {order.openedAt !== undefined && (
            <span className="block text-ink-3">{formatDateTime(order.openedAt)}</span>
          )}
        </>
      }
      value={isRunning(order) ? undefined : <Amount signed value={order.profit} />}
      valueDetail={
        isRunning(order) ? (
          <StatusChip tone="review">{t('history.open')}</StatusChip>
        ) : (
          <StatusChip tone={TONES[order.outcome]}>{t(`history.${order.outcome}`)}</StatusChip>
        )
      }
    />
  );
};
