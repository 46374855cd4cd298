import type { MarketPair } from '@/features/market';

/** What a screen of one pair shows. */
export type ChosenPair<P> =
  | { readonly kind: 'pair'; readonly pair: P }
  | {
      /** Not offered on this screen; or the server does not list it, or its row could not be read. */
      readonly kind: 'notOffered' | 'unlisted';
      /** The pair in the address; empty if no pair at all is offered. */
      readonly symbol: string;
    }
  | { readonly kind: 'loading' | 'failed' };

/** All pairs, as far as they are loaded, and what chooses one of them. */
interface PairSource<P> {
  readonly pairs: readonly P[];
  /** Those that the screen offers. */
  readonly offered: readonly P[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** The pair in the address; empty without one. */
  readonly wanted: string;
  /** Symbols of the pairs opened before, newest first. */
  readonly recents: readonly string[];
}

/**
 * Chooses the pair of a screen: the one in the address and no other, or without one there the last one opened, else the
 * first of the listed ones. Whoever follows a link to a pair must not trade another one unawares.
 */
export const choosePair = <P extends Pick<MarketPair, 'symbol' | 'isListed'>>({
  pairs,
  offered,
  state,
  wanted,
  recents,
}: PairSource<P>): ChosenPair<P> => {
  const listed = offered.filter(({ isListed }) => isListed);
  const named = (symbol: string, among: readonly P[]): P | undefined =>
    among.find((pair) => pair.symbol === symbol);
  const [opened = listed[0]] = recents.flatMap((symbol) => named(symbol, listed) ?? []);
  const pair = wanted === '' ? opened : named(wanted, offered);
  if (pair !== undefined) return { kind: 'pair', pair };
  const isListed = pairs.some(({ symbol }) => symbol === wanted);
  if (!isListed && state !== 'ready') return { kind: state };
  return { kind: isListed || wanted === '' ? 'notOffered' : 'unlisted', symbol: wanted };
};
