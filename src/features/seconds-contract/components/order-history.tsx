import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';
import { InfiniteList, type ListPhase } from '@/ui/infinite-list';
import type { Board } from '../order';
import { useOrderHistory, type StatusFilter } from '../queries';
import { OrderDetail } from './order-detail';
import { OrderRow } from './order-row';

const phaseOf = (list: ReturnType<typeof useOrderHistory>): ListPhase => {
  if (list.isFetchingNextPage) return 'loading';
  if (list.isFetchNextPageError) return 'error';
  return list.hasNextPage ? 'idle' : 'end';
};

/** The user's orders on a board, page after page, each with its details. */
export const OrderHistory = (props: {
  readonly board: Board;
  readonly filter: StatusFilter;
  /** What to do next where there are no orders yet. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['seconds', 'app']);
  const [opened, setOpened] = useState<number>();
  const list = useOrderHistory(props.board, props.filter);
  if (list.orders === undefined) {
    return list.isError ? (
      <ErrorState
        text={t('history.failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  return (
    <>
      <InfiniteList
        items={list.orders}
        keyOf={({ id }) => id}
        phase={phaseOf(list)}
        onLoadMore={() => void list.fetchNextPage()}
        texts={{
          loading: t('app:loading'),
          error: t('history.failed'),
          retry: t('app:retry'),
          end: t('history.end'),
        }}
        empty={
          <EmptyState
            icon={<ReceiptIcon size={40} weight="light" />}
            text={t(props.filter === 'running' ? 'history.emptyRunning' : 'history.empty')}
            action={props.emptyAction}
          />
        }
      >
        {(order) => <OrderRow order={order} onOpen={() => setOpened(order.id)} />}
      </InfiniteList>
      <OrderDetail
        order={list.orders.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
};
