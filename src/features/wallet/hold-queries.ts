import { useGetDeposits } from '@/api/generated/hooks/deposit/deposit';
import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetForexOrders, useGetOrders } from '@/api/generated/hooks/seconds/seconds';
import { useGetCoinOrders } from '@/api/generated/hooks/spot/spot';
import { useGetWithdrawals } from '@/api/generated/hooks/funding/funding';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { COIN_STATUS_CODES } from '@/domain/codes/spot-order';
import {
  fromCoinOrder,
  fromDeposit,
  fromLeverageOrder,
  fromSecondsOrder,
  fromWithdrawal,
  type Hold,
} from './holds';

const PAGE = { page: 1, limit: 100 } as const;
/** The newest ones: money that is held is seldom held for long. */
const NEWEST = { page: 1, limit: 20 } as const;
/** Poll interval, while the screen is open: the market fills and closes orders. */
const POLL = { query: { refetchInterval: 15_000 } } as const;

/** The rows of a list; none until it is loaded. */
const rowsOf = <R>({ data }: { readonly data: { readonly data: readonly R[] } | undefined }) =>
  data?.data ?? [];

/** What holds a currency, as far as the lists of orders, withdrawals and deposits tell. */
interface Holds {
  /** Grows as the lists load. */
  readonly holds: readonly Hold[];
  /** False while a list is still loading, so that it is not known yet what nothing explains. */
  readonly isSettled: boolean;
}

/** See `Holds`. */
export const useHolds = (currency: string): Holds => {
  const coins = useGetCoinOrders({ ...PAGE, status: COIN_STATUS_CODES.open }, POLL);
  const running = { ...PAGE, status: SECONDS_STATUS_CODES.open };
  const seconds = useGetOrders(running, POLL);
  const forexSeconds = useGetForexOrders(running, POLL);
  const open = { ...PAGE, status: POSITION_STATUS_CODES.open };
  const positions = useGetLeverageOrders(open, POLL);
  const forexPositions = useGetForexLeverageOrders(open, POLL);
  const pending = { ...PAGE, status: POSITION_STATUS_CODES.pending };
  const orders = useGetLeverageOrders(pending, POLL);
  const forexOrders = useGetForexLeverageOrders(pending, POLL);
  const withdrawals = useGetWithdrawals(NEWEST, POLL);
  const deposits = useGetDeposits(NEWEST, POLL);
  const holds = [
    ...rowsOf(coins).map(fromCoinOrder),
    ...rowsOf(seconds).map((row) => fromSecondsOrder(row, 'crypto')),
    ...rowsOf(forexSeconds).map((row) => fromSecondsOrder(row, 'forex')),
    ...rowsOf(withdrawals).flatMap(fromWithdrawal),
    ...rowsOf(positions).map((row) => fromLeverageOrder(row, 'crypto', 'position')),
    ...rowsOf(forexPositions).map((row) => fromLeverageOrder(row, 'forex', 'position')),
    ...rowsOf(orders).map((row) => fromLeverageOrder(row, 'crypto', 'pending')),
    ...rowsOf(forexOrders).map((row) => fromLeverageOrder(row, 'forex', 'pending')),
    ...rowsOf(deposits).flatMap(fromDeposit),
  ];
  const lists = [coins, seconds, forexSeconds, withdrawals, positions, forexPositions];
  return {
    holds: holds.filter((hold) => hold.currency === currency),
    isSettled: [...lists, orders, forexOrders, deposits].every(({ isPending }) => !isPending),
  };
};
