import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';
import { PagedList } from '@/ui/paged-list';
import type { Board } from '../order';
import { useOrderHistory, type StatusFilter } from '../queries';
import { OrderDetail } from './order-detail';
import { OrderRow } from './order-row';

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
  return (
    <>
      <PagedList
        list={list}
        keyOf={({ id }) => id}
        texts={{
          loading: t('app:loading'),
          failed: t('history.failed'),
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
      </PagedList>
      <OrderDetail
        order={list.items?.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
};
