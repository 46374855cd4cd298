import { onEvent } from '@/api/live/events';
import { clientSettings } from '@/api/settings';
import { usePushed, type PushedValue } from './use-pushed';

/** A price and what is wanted or offered at it, in the base currency; decimal text. */
export interface DepthLevel {
  readonly price: string;
  readonly amount: string;
}

/** What is wanted and offered of a pair, best first. `time` is when, epoch milliseconds, where the server says. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly time: number | undefined;
}

/** A trade of the public; `side` is who took. Amount in the base currency, time in epoch milliseconds. */
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

/** Where a server does not say when, what comes later counts as newer. */
const isEarlier = (next: number | undefined, known: number | undefined): boolean =>
  next !== undefined && known !== undefined && next < known;

const DEPTH: PushedValue<Depth> = {
  follow: (symbol, take) =>
    onEvent('market_depth', ({ symbol: pushed, bids, asks, time }) => {
      if (pushed === symbol) take({ bids: toLevels(bids), asks: toLevels(asks), time });
    }),
  isOlder: (next, known) => isEarlier(next.time, known.time),
};

const TRADES: PushedValue<readonly RecentTrade[]> = {
  follow: (symbol, take) =>
    onEvent('match_trade', ({ symbol: pushed, data }) => {
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

/** The depth of a pair, from the socket alone: `undefined` without it and after ten seconds of silence. */
export const useDepth = (symbol: string): Depth | undefined => usePushed(symbol, DEPTH);

/** The newest trades of a pair, newest first, from the socket alone, as the depth. */
export const useRecentTrades = (symbol: string): readonly RecentTrade[] | undefined =>
  usePushed(symbol, TRADES);

/** True if the server may push depth, trades and the day's open: it has a socket. */
export const isDepthOffered = (): boolean => clientSettings().socket !== undefined;

const DAY_OPEN: PushedValue<string> = {
  follow: (symbol, take) =>
    onEvent('daymarket', ({ symbol: pushed, open }) => {
      if (pushed === symbol && open !== undefined) take(open);
    }),
  isOlder: () => false,
};

/** The price of 24 hours ago, from the socket alone, as the depth. */
export const useDayOpen = (symbol: string): string | undefined => usePushed(symbol, DAY_OPEN);
