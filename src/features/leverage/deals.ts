import { add, type Decimal } from '@/domain/money/decimal';
import { netOf, type LeverageOrder } from './order';

/** What happened to an order: a position was opened or closed, or the order cancelled while it waited. */
type DealKind = 'opened' | 'closed' | 'cancelled';

/** Which deals the records show. */
export type DealFilter = 'all' | 'opened' | 'closed';

/** One thing that happened to an order, with its price in the quote currency. */
export interface Deal {
  /** One of its own: an order has at most two. */
  readonly id: number;
  readonly kind: DealKind;
  /** Epoch seconds. */
  readonly at: number;
  readonly price: Decimal;
  /** What it brought, after all fees, or gave back; `undefined` where a position was opened. */
  readonly money: Decimal | undefined;
  readonly order: LeverageOrder;
}

/** What an order tells of itself, in the order in which it happened. One that waits tells nothing yet. */
export const dealsOf = (order: LeverageOrder): readonly Deal[] => {
  const { id, status, openedAt, closedAt, placedAt, openPrice, price, margin, fee } = order;
  const opened: readonly Deal[] =
    openedAt === undefined
      ? []
      : [{ id: id * 2, kind: 'opened', at: openedAt, price: openPrice, money: undefined, order }];
  const at = closedAt ?? openedAt ?? placedAt;
  switch (status) {
    case 'closed':
      return [...opened, { id: id * 2 + 1, kind: 'closed', at, price, money: netOf(order), order }];
    case 'cancelled':
      return [
        { id: id * 2 + 1, kind: 'cancelled', at, price: openPrice, money: add(margin, fee), order },
      ];
    case 'open':
    case 'closing':
    case 'pending':
      return opened;
  }
};

/** The deals behind some orders, newest first; of one second what happened later in the order of things comes first. */
export const newestDeals = (
  orders: readonly LeverageOrder[],
  filter: DealFilter,
): readonly Deal[] =>
  orders
    .flatMap((order) => dealsOf(order).toReversed())
    .filter(({ kind }) => filter === 'all' || kind === filter)
    .toSorted((a, b) => b.at - a.at || b.order.id - a.order.id);
