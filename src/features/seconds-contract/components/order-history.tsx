import { useTranslation } from 'react-i18next';
import type { Board } from '@/domain/codes/board';
import { DirectionChip } from '@/ui';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import type { PriceSource } from '../prices';
import { useOrderHistory, type StatusFilter } from '../queries';
import { useOrderStages } from '../use-order-stages';
import { OrderDetail } from './order-detail';
import { OrderRow } from './order-row';

/** Paged records of the user's orders on a board, each with a detail sheet. */
export const OrderHistory = (props: {
  readonly board: Board;
  readonly filter: StatusFilter;
  /** Only orders on this pair. */
  readonly pairId: number | undefined;
  readonly prices: PriceSource;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('seconds');
  const stagesOf = useOrderStages();
  return (
    <RecordList
      list={useOrderHistory(props.board, props.filter, props.pairId)}
      frame={props.frame}
      texts={{
        failed: t('history.failed'),
        empty: t(props.filter === 'running' ? 'history.emptyRunning' : 'history.empty'),
      }}
      timeOf={({ openedAt }) => openedAt}
      renderRow={(order, onOpen) => (
        <OrderRow order={order} prices={props.prices} onOpen={onOpen} />
      )}
      sheet={(order) => ({
        title: t('detail.title', { id: order.id }),
        aside: <DirectionChip direction={order.direction}>{t(order.direction)}</DirectionChip>,
        number: `${order.id}`,
        stages: stagesOf(order),
        details: <OrderDetail order={order} prices={props.prices} />,
      })}
    />
  );
};
