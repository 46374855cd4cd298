import type { Board } from '@/domain/codes/board';
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
  /** The only market whose pairs the screen offers; of both if omitted. */
  readonly onlyBoard?: Board | undefined;
  /** Symbols of the pairs opened before, newest first. */
  readonly recents: readonly string[];
}

type ChosenFrom = Pick<MarketPair, 'symbol' | 'isListed' | 'board'>;

const named = <P extends ChosenFrom>(symbol: string, among: readonly P[]): P | undefined =>
  among.find((pair) => pair.symbol === symbol);

/**
 * The last pair opened, else the first of the listed ones; `undefined` while that may be one that is not loaded. Crypto
 * comes first, so its first pair is known without the other market.
 */
const usualPair = <P extends ChosenFrom>({
  pairs,
  offered,
  state,
  onlyBoard,
  recents,
}: PairSource<P>): P | undefined => {
  const isComplete = state === 'ready' || pairs.some(({ board }) => board === onlyBoard);
  const listed = offered.filter(({ isListed }) => isListed);
  const usual = recents.find(
    (symbol) =>
      named(symbol, listed) !== undefined || (!isComplete && named(symbol, pairs) === undefined),
  );
  if (usual !== undefined) return named(usual, listed);
  const [first] = listed;
  return isComplete || first?.board === 'crypto' ? first : undefined;
};

/**
 * Chooses the pair of a screen: the one in the address and no other, or without one there the last one opened, else the
 * first of the listed ones. Whoever follows a link to a pair must not trade another one unawares, nor may a pair that comes
 * late replace the one on screen: what is not known yet is waited for.
 */
export const choosePair = <P extends ChosenFrom>(source: PairSource<P>): ChosenPair<P> => {
  const { pairs, offered, state, wanted } = source;
  const pair = wanted === '' ? usualPair(source) : named(wanted, offered);
  if (pair !== undefined) return { kind: 'pair', pair };
  const isListed = pairs.some(({ symbol }) => symbol === wanted);
  if (!isListed && state !== 'ready') return { kind: state };
  return { kind: isListed || wanted === '' ? 'notOffered' : 'unlisted', symbol: wanted };
};
