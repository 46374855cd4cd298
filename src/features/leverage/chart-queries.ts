import { useQuery, useQueryClient } from '@tanstack/react-query';
import { whileListed } from '@/api/poll';
import { refresh } from '@/api/refresh';
import type { Decimal } from '@/domain/money/decimal';
import { useRecordChanges } from '@/lib/use-record-changes';
import type { TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { FILTERS, LISTS, NEWEST, useContractAccount, useTerms } from './queries';
import { stopOutOf } from './stop-out';

/** Poll interval of pending and open orders: a chart shows prices of theirs that hardly change. */
const ORDERS_MS = 5000;
/** Poll interval of closed orders. Only for what came and went between two polls: the rest is seen leaving the open ones. */
const CLOSED_MS = 60_000;

const useOrdersOf = (
  { board, symbol }: TradablePair,
  status: 'pending' | 'open' | 'closed',
  isSignedIn: boolean,
): readonly LeverageOrder[] => {
  const client = useQueryClient();
  const { fetch, keyOf } = LISTS[board];
  const request = { ...NEWEST, status: FILTERS[status] };
  const { data } = useQuery({
    queryKey: keyOf(request),
    queryFn: ({ signal }) => fetch(request, signal),
    select: (page) => page.data.map((row) => toOrder(row, board)),
    enabled: isSignedIn,
    refetchInterval: status === 'closed' ? CLOSED_MS : whileListed(ORDERS_MS),
  });
  useRecordChanges(status === 'closed' ? undefined : data, ({ gone }) => {
    if (gone.length > 0) void refresh(client, [keyOf({ ...NEWEST, status: FILTERS.closed })]);
  });
  return (data ?? []).filter((order) => order.symbol === symbol);
};

/** What a chart of a pair shows of the user's leveraged orders. */
export interface OrdersOnChart {
  readonly pending: readonly LeverageOrder[];
  readonly open: readonly LeverageOrder[];
  /** The newest. */
  readonly closed: readonly LeverageOrder[];
  /** Where the account is stopped out if this pair alone moves. */
  readonly stopOut: Decimal | undefined;
}

/** The user's leveraged orders on one pair. */
export const useOrdersOnChart = (
  pair: TradablePair & { readonly quote: string },
  isSignedIn: boolean,
): OrdersOnChart => {
  const pending = useOrdersOf(pair, 'pending', isSignedIn);
  const open = useOrdersOf(pair, 'open', isSignedIn);
  const closed = useOrdersOf(pair, 'closed', isSignedIn);
  const hasPosition = open.length > 0;
  const { value: terms } = useTerms(pair, hasPosition);
  const { value: account } = useContractAccount(hasPosition ? pair : undefined);
  const stopOut = terms && account && stopOutOf(open, terms, account);
  return { pending, open, closed, stopOut };
};
