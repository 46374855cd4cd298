import { onEvent } from '@/api/live/events';
import { clientSettings } from '@/api/settings';
import { useTold, type Told } from './use-told';

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

const DEPTH: Told<Depth> = {
  follow: (symbol, take) =>
    onEvent('market_depth', ({ symbol: told, bids, asks, time }) => {
      if (told === symbol) take({ bids: toLevels(bids), asks: toLevels(asks), time });
    }),
  isOlder: (next, known) => isEarlier(next.time, known.time),
};

const TRADES: Told<readonly RecentTrade[]> = {
  follow: (symbol, take) =>
    onEvent('match_trade', ({ symbol: told, data }) => {
      if (told !== symbol) return;
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

/**
 * The depth of a pair as the socket tells it. No call of the contract has it: without the socket, or after ten seconds of
 * silence, it is `undefined`.
 */
export const useDepth = (symbol: string): Depth | undefined => useTold(symbol, DEPTH);

/**
 * The newest trades of a pair, newest first, as the socket tells them; `undefined` where it does not, as with the depth.
 */
export const useRecentTrades = (symbol: string): readonly RecentTrade[] | undefined =>
  useTold(symbol, TRADES);

/** True if the server may tell depth, trades and the day's open: it has a socket. */
export const isDepthOffered = (): boolean => clientSettings().socket !== undefined;

const DAY_OPEN: Told<string> = {
  follow: (symbol, take) =>
    onEvent('daymarket', ({ symbol: told, open }) => {
      if (told === symbol && open !== undefined) take(open);
    }),
  isOlder: () => false,
};

/** The price of 24 hours ago, as the socket tells it; `undefined` where it does not. */
export const useDayOpen = (symbol: string): string | undefined => useTold(symbol, DAY_OPEN);
