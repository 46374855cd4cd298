import { useQuery } from '@tanstack/react-query';
import {
  getForexLeverageOrders,
  getGetForexLeverageOrdersQueryKey,
  getGetLeverageOrdersQueryKey,
  getLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import type { Decimal } from '@/domain/money/decimal';
import type { TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { useContractAccount, useTerms } from './queries';
import { stopOutOf } from './stop-out';

/** A chart shows prices that hardly change; what ends a position is told, or seen with the next look. */
const ORDERS_EVERY_MS = 5000;
const NEWEST = { page: 1, limit: 100 } as const;
const STATUS = { pending: 0, open: 1, closed: 3 } as const;

const CALLS = {
  crypto: { fetch: getLeverageOrders, keyOf: getGetLeverageOrdersQueryKey },
  forex: { fetch: getForexLeverageOrders, keyOf: getGetForexLeverageOrdersQueryKey },
} as const;

const useOrdersOf = (
  { board, symbol }: TradablePair,
  status: keyof typeof STATUS,
  isSignedIn: boolean,
): readonly LeverageOrder[] => {
  const { fetch, keyOf } = CALLS[board];
  const request = { ...NEWEST, status: STATUS[status] };
  const { data } = useQuery({
    queryKey: keyOf(request),
    queryFn: ({ signal }) => fetch(request, signal),
    enabled: isSignedIn,
    refetchInterval: ORDERS_EVERY_MS,
    meta: { feedback: 'inline' },
  });
  return (data?.data ?? [])
    .map((row) => toOrder(row, board))
    .filter((order) => order.symbol === symbol);
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
