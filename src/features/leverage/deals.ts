import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, type Decimal } from '@/domain/money/decimal';
import { wasOpened, type LeverageOrder } from './order';

/** Kind of a deal: a position opened or closed, or a pending order cancelled. */
type DealKind = 'opened' | 'closed' | 'cancelled';

/** Filter of the deal records. */
export type DealFilter = 'all' | 'opened' | 'closed';

/** One event in the life of an order. Prices in the quote currency, money in the margin currency. */
export interface Deal {
  /** Unique among deals. Derived from the order's id: an order has at most two deals. */
  readonly id: number;
  readonly kind: DealKind;
  /** Epoch seconds; `undefined` if the server does not say when. */
  readonly at: number | undefined;
  readonly price: Decimal;
  /** Net profit of a closing, or refund of a cancellation; `undefined` for an opening. */
  readonly money: Decimal | undefined;
  readonly order: LeverageOrder;
}

/** The deals of an order, oldest first. A pending order has none. */
export const dealsOf = (order: LeverageOrder): readonly Deal[] => {
  const { id, status, openedAt, closedAt: at, openPrice, price, margin, fee } = order;
  const opened: readonly Deal[] = wasOpened(order)
    ? [{ id: id * 2, kind: 'opened', at: openedAt, price: openPrice, money: undefined, order }]
    : [];
  switch (status) {
    case 'closed':
      return [
        ...opened,
        { id: id * 2 + 1, kind: 'closed', at, price, money: netPositionProfitOf(order), order },
      ];
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

/** When a deal was, or at least was not before. */
const rankOf = ({ at, order }: Deal): number => at ?? order.openedAt ?? order.placedAt;

/** The deals of all orders, newest first. In the same second, a closing precedes its opening. */
export const newestDeals = (
  orders: readonly LeverageOrder[],
  filter: DealFilter,
): readonly Deal[] =>
  orders
    .flatMap((order) => dealsOf(order).toReversed())
    .filter(({ kind }) => filter === 'all' || kind === filter)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.order.id - a.order.id);
