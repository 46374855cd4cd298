import type { MarketPair } from '@/features/market';

/** What a screen of one pair shows. */
export type ChosenPair<P> =
  | { readonly kind: 'pair'; readonly pair: P }
  /** `symbol` is listed, but not offered on this screen; `undefined` if no pair is. */
  | { readonly kind: 'notOffered'; readonly symbol: string | undefined }
  /** The server does not list `symbol`, or its row could not be read. */
  | { readonly kind: 'unlisted'; readonly symbol: string }
  | { readonly kind: 'loading' | 'failed' };

/** All pairs, as far as they are loaded, and what chooses one of them. */
interface PairSource<P> {
  readonly pairs: readonly P[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly isOffered: (pair: P) => boolean;
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
  state,
  isOffered,
  wanted,
  recents,
}: PairSource<P>): ChosenPair<P> => {
  const offered = pairs.filter(isOffered);
  const listed = offered.filter(({ isListed }) => isListed);
  const named = (symbol: string, among: readonly P[]): P | undefined =>
    among.find((pair) => pair.symbol === symbol);
  const [opened = listed[0]] = recents.flatMap((symbol) => named(symbol, listed) ?? []);
  const pair = wanted === '' ? opened : named(wanted, offered);
  if (pair !== undefined) return { kind: 'pair', pair };
  if (pairs.some(({ symbol }) => symbol === wanted)) return { kind: 'notOffered', symbol: wanted };
  if (state !== 'ready') return { kind: state };
  return wanted === ''
    ? { kind: 'notOffered', symbol: undefined }
    : { kind: 'unlisted', symbol: wanted };
};
