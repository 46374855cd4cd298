import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionChip } from '@/ui';
import { RecordList } from '@/ui/record-list';
import type { Board } from '../order';
import type { Prices } from '../prices';
import { useOrderHistory, type StatusFilter } from '../queries';
import { OrderDetail } from './order-detail';
import { OrderRow } from './order-row';

/** The user's orders on a board, page after page, each with its details. */
export const OrderHistory = (props: {
  readonly board: Board;
  readonly filter: StatusFilter;
  /** Only orders on this pair. */
  readonly pairId: number | undefined;
  readonly prices: Prices;
  /** What to do next where there are no orders yet. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['seconds', 'app']);
  return (
    <RecordList
      list={useOrderHistory(props.board, props.filter, props.pairId)}
      texts={{
        loading: t('app:loading'),
        failed: t('history.failed'),
        retry: t('app:retry'),
        end: t('history.end'),
        close: t('app:close'),
        empty: t(props.filter === 'running' ? 'history.emptyRunning' : 'history.empty'),
      }}
      emptyAction={props.emptyAction}
      renderRow={(order, onOpen) => (
        <OrderRow order={order} prices={props.prices} onOpen={onOpen} />
      )}
      sheet={(order) => ({
        title: t('detail.title', { id: order.id }),
        aside: <DirectionChip direction={order.direction}>{t(order.direction)}</DirectionChip>,
        details: <OrderDetail order={order} prices={props.prices} />,
      })}
    />
  );
};
