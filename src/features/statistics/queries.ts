import { useQuery } from '@tanstack/react-query';
import { useGetTradingStatistics } from '@/api/generated/hooks/account/account';
import { getForexLeverageOrders, getLeverageOrders } from '@/api/generated/hooks/leverage/leverage';
import { getForexOrders, getOrders } from '@/api/generated/hooks/seconds/seconds';
import type { TradingStatistics } from '@/api/generated/model';
import { marginCurrency } from '@/api/margin-currency';
import { readPages } from '@/api/read-pages';
import { serverNow } from '@/api/server-clock';
import { decimal } from '@/domain/money/decimal';
import type { EquityPoint } from './equity';
import { fromPosition, fromSecondsOrder, oldestFirst, type Result } from './results';

/** The largest pages of the contract; a few for each of the four kinds of orders, so that a phone is not busy for long. */
const READ = { limit: 100, most: 5 };
const CLOSED = 3;

/** Statistics as counted by the server; `undefined` if it does not send them. */
export interface Counts {
  /** Percent. */
  readonly accuracy: string | undefined;
  readonly total: number | undefined;
  readonly profitable: number | undefined;
  readonly losing: number | undefined;
  readonly even: number | undefined;
  readonly long: number | undefined;
  readonly short: number | undefined;
  readonly followers: number | undefined;
  /** Daily equity, oldest first; empty if the server sends no history. */
  readonly equity: readonly EquityPoint[];
}

const toCounts = (row: TradingStatistics): Counts => ({
  accuracy: row.accuracy,
  total: row.total_num,
  profitable: row.profit_num,
  losing: row.loss_num,
  even: row.even_num,
  long: row.long_num,
  short: row.short_num,
  followers: row.follower_num,
  equity: (row.equity_course ?? []).map(({ time, equity_usdt, flow_usdt }) => ({
    time,
    equity: decimal(equity_usdt),
    flow: decimal(flow_usdt),
  })),
});

/** The counts of the account in use. */
export const useCounts = () => useGetTradingStatistics(undefined, { query: { select: toCounts } });

/** Closed orders, oldest first. */
export interface History {
  readonly results: readonly Result[];
  /** Maximum number read of each kind, if older ones were omitted. */
  readonly cutAt: number | undefined;
  /** Server time of the read. Epoch seconds. */
  readonly readAt: number;
}

const readHistory = async ({ signal }: { signal: AbortSignal }): Promise<History> => {
  const [crypto, forex, cryptoLeverage, forexLeverage] = await Promise.all([
    readPages((page) => getOrders({ ...page, status: CLOSED }, signal), READ),
    readPages((page) => getForexOrders({ ...page, status: CLOSED }, signal), READ),
    readPages((page) => getLeverageOrders({ ...page, status: CLOSED }, signal), READ),
    readPages((page) => getForexLeverageOrders({ ...page, status: CLOSED }, signal), READ),
  ]);
  const position = cryptoLeverage.rows[0] ?? forexLeverage.rows[0];
  const currency = position === undefined ? '' : await marginCurrency(position, signal);
  const isCut = [crypto, forex, cryptoLeverage, forexLeverage].some((list) => list.isCut);
  return {
    results: oldestFirst([
      ...crypto.rows.flatMap((row) => fromSecondsOrder(row, 'crypto')),
      ...forex.rows.flatMap((row) => fromSecondsOrder(row, 'forex')),
      ...cryptoLeverage.rows.flatMap((row) => fromPosition(row, 'crypto', currency)),
      ...forexLeverage.rows.flatMap((row) => fromPosition(row, 'forex', currency)),
    ]),
    cutAt: isCut ? READ.limit * READ.most : undefined,
    readAt: Math.floor(serverNow() / 1000),
  };
};

/** The closed orders of the current account, read again whenever the screen opens. */
export const useHistory = () =>
  useQuery({
    queryKey: ['statistics', 'history'],
    queryFn: readHistory,
    refetchOnWindowFocus: false,
  });
