import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pollWhileListed } from '@/api/poll';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { Decimal } from '@/domain/money/decimal';
import { useRecordChanges } from '@/lib/use-record-changes';
import type { TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { STATUS_FILTERS, ORDER_LISTS, NEWEST_PAGE, useContractAccount } from './queries';
import { pairStopOut } from './stop-out';
import { useLeverageTerms } from './terms-queries';

/** Poll interval of pending and open orders. The chart shows only prices of theirs that rarely change. */
const ORDERS_MS = 5000;
/** Poll interval of closed orders. An order that leaves the open list refetches this one at once. */
const CLOSED_MS = 60_000;

const useOrdersOf = (
  { board, symbol }: TradablePair,
  status: 'pending' | 'open' | 'closed',
  isSignedIn: boolean,
): readonly LeverageOrder[] => {
  const client = useQueryClient();
  const { fetch, keyOf } = ORDER_LISTS[board];
  const request = { ...NEWEST_PAGE, status: STATUS_FILTERS[status] };
  const { data } = useQuery({
    queryKey: keyOf(request),
    queryFn: ({ signal }) => fetch(request, signal),
    select: (page) => page.data.map((row) => toOrder(row, board)),
    enabled: isSignedIn,
    refetchInterval: status === 'closed' ? CLOSED_MS : pollWhileListed(ORDERS_MS),
  });
  useRecordChanges(status === 'closed' ? undefined : data, ({ gone }) => {
    if (gone.length > 0)
      void invalidateQueries(client, [keyOf({ ...NEWEST_PAGE, status: STATUS_FILTERS.closed })]);
  });
  return (data ?? []).filter((order) => order.symbol === symbol);
};

/** The user's leveraged orders on one pair, for its chart. */
export interface OrdersOnChart {
  readonly pending: readonly LeverageOrder[];
  readonly open: readonly LeverageOrder[];
  /** Only the newest. */
  readonly closed: readonly LeverageOrder[];
  /** Price at which the account is stopped out if only this pair moves; `undefined` without one. */
  readonly stopOut: Decimal | undefined;
}

/** Polls the user's leveraged orders on one pair. Empty lists while signed out or loading. */
export const useOrdersOnChart = (pair: TradablePair, isSignedIn: boolean): OrdersOnChart => {
  const pending = useOrdersOf(pair, 'pending', isSignedIn);
  const open = useOrdersOf(pair, 'open', isSignedIn);
  const closed = useOrdersOf(pair, 'closed', isSignedIn);
  const hasPosition = open.length > 0;
  const { value: terms } = useLeverageTerms(pair, hasPosition);
  const { value: account } = useContractAccount(hasPosition ? pair : undefined);
  const stopOut = terms && account && pairStopOut(open, terms, account);
  return {
    pending,
    open,
    closed,
    stopOut: stopOut?.kind === 'price' ? stopOut.price : undefined,
  };
};
