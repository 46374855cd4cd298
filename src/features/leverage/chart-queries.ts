import { useQuery } from '@tanstack/react-query';
import { readAndFollow } from '@/api/refresh';
import type { Decimal } from '@/domain/money/decimal';
import type { TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { LISTS, NEWEST, useContractAccount, useTerms, WIRE_STATUS } from './queries';
import { stopOutOf } from './stop-out';

/** A chart shows prices that hardly change; what ends a position is told, or seen with the next look. */
const ORDERS_EVERY_MS = 5000;
/** What has ended changes when something ends, which is seen in the others: this is for what came and went between two looks. */
const CLOSED_EVERY_MS = 60_000;
const PENDING = { ...NEWEST, status: WIRE_STATUS.pending };
const OPEN = { ...NEWEST, status: WIRE_STATUS.open };
const CLOSED = { ...NEWEST, status: WIRE_STATUS.closed };

const useOrdersOf = (
  { board, symbol }: TradablePair,
  request: typeof PENDING | typeof OPEN | typeof CLOSED,
  isSignedIn: boolean,
): readonly LeverageOrder[] => {
  const { fetch, keyOf } = LISTS[board];
  const { data } = useQuery({
    queryKey: keyOf(request),
    queryFn: (context) =>
      readAndFollow(
        context,
        (signal) => fetch(request, signal),
        request === CLOSED ? [] : [keyOf(CLOSED)],
      ),
    enabled: isSignedIn,
    refetchInterval: request === CLOSED ? CLOSED_EVERY_MS : ORDERS_EVERY_MS,
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
  const pending = useOrdersOf(pair, PENDING, isSignedIn);
  const open = useOrdersOf(pair, OPEN, isSignedIn);
  const closed = useOrdersOf(pair, CLOSED, isSignedIn);
  const hasPosition = open.length > 0;
  const { value: terms } = useTerms(pair, hasPosition);
  const { value: account } = useContractAccount(hasPosition ? pair : undefined);
  const stopOut = terms && account && stopOutOf(open, terms, account);
  return { pending, open, closed, stopOut };
};
