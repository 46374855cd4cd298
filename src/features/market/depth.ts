import { onLiveEvent } from '@/api/live/events';
import { clientSettings } from '@/api/settings';
import { usePushed, type PushedValue } from './use-pushed';

/** A price level of the order book and its amount in the base currency; decimal text. */
export interface DepthLevel {
  readonly price: string;
  readonly amount: string;
}

/** The order book of a pair, best prices first. `time` in epoch milliseconds; `undefined` if the server sends none. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly time: number | undefined;
}

/** A public trade; `side` is the taker's. Amount in the base currency, time in epoch milliseconds. */
export interface RecentTrade {
  readonly price: string;
  readonly amount: string;
  readonly side: 'buy' | 'sell' | undefined;
  readonly time: number;
}

const toLevels = (rows: readonly (readonly string[])[]): readonly DepthLevel[] =>
  rows.flatMap(([price, amount]) =>
    price === undefined || amount === undefined ? [] : [{ price, amount }],
  );

/** Compares times; without them, the order of arrival counts. */
const isEarlier = (next: number | undefined, known: number | undefined): boolean =>
  next !== undefined && known !== undefined && next < known;

const DEPTH: PushedValue<Depth> = {
  follow: (symbol, take) =>
    onLiveEvent('market_depth', ({ symbol: pushed, bids, asks, time }) => {
      if (pushed === symbol) take({ bids: toLevels(bids), asks: toLevels(asks), time });
    }),
  isOlder: (next, known) => isEarlier(next.time, known.time),
};

const TRADES: PushedValue<readonly RecentTrade[]> = {
  follow: (symbol, take) =>
    onLiveEvent('match_trade', ({ symbol: pushed, data }) => {
      if (pushed !== symbol) return;
      take(
        data.map(({ price, number, direction, time }) => ({
          price,
          amount: number,
          side: direction,
          time,
        })),
      );
    }),
  isOlder: ([next], [known]) => isEarlier(next?.time, known?.time),
};

/** The order book of a pair, pushed by the socket; `undefined` without a socket and ten seconds after the last push. */
export const useDepth = (symbol: string): Depth | undefined => usePushed(symbol, DEPTH);

/** The newest trades of a pair, newest first, pushed by the socket; `undefined` like `useDepth`. */
export const useRecentTrades = (symbol: string): readonly RecentTrade[] | undefined =>
  usePushed(symbol, TRADES);

/** True if the server may push depth, trades and the day's open: it has a socket. */
export const isDepthOffered = (): boolean => clientSettings().socket !== undefined;

const DAY_OPEN: PushedValue<string> = {
  follow: (symbol, take) =>
    onLiveEvent('daymarket', ({ symbol: pushed, open }) => {
      if (pushed === symbol && open !== undefined) take(open);
    }),
  isOlder: () => false,
};

/** The price of 24 hours ago, pushed by the socket; `undefined` like `useDepth`. */
export const useDayOpen = (symbol: string): string | undefined => usePushed(symbol, DAY_OPEN);
