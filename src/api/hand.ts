import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';
import type { ApiFailure } from './errors';

/** Where something that must happen exactly once stands, between the button and the list. `T` is what came of it. */
export type Placement<T> =
  | { readonly state: 'editing' }
  | { readonly state: 'placing' }
  /** No reply came: the list is being asked what became of it. */
  | { readonly state: 'checking' }
  /** Not done; it is safe to try again. */
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** Neither the call nor the list was answered: nothing is sent again until the list says. */
  | { readonly state: 'unknown' }
  | { readonly state: 'placed'; readonly order: T };

/**
 * What somebody is about to do, or has sent. It outlives the screen, its sheet and a reload: until the server has said
 * what became of it, nothing else is taken in hand.
 */
interface Held<I, T> {
  readonly intent: I | undefined;
  /** Id of the user whose it is, where it was known. */
  readonly owner: number | undefined;
  readonly placement: Placement<T>;
  /** False while the sheet is put away; the intent stays in hand. */
  readonly isShown: boolean;
  /** Ids that were in the list before it was first sent; `undefined` until it is, and after a plain refusal. */
  readonly known: readonly number[] | undefined;
}

/** How a kind of intent is kept and told apart. */
export interface HandRules<I> {
  /** Where it is kept over a reload, with the drafts: a deliberate sign-out forgets it. */
  readonly key: string;
  /** What was kept, `undefined` if it is none. */
  readonly parse: (
    value: unknown,
  ) => { readonly intent: I; readonly known: readonly number[] } | undefined;
  /** True if two intents would be the same one, sent twice. */
  readonly sameTerms: (a: I, b: I) => boolean;
  /**
   * An intent of the same terms as `sent`, with the client id of that one. Needed where what is sent holds more than the
   * terms: under one client id a server takes one body and no other.
   */
  readonly repeatOf?: (intent: I, sent: I) => I;
}

/** Placing, checking, or not known: nothing else may be sent, and the intent is kept over a reload. */
const isUnresolved = <T>({ state }: Placement<T>): boolean =>
  state === 'placing' || state === 'checking' || state === 'unknown';

/** True if what is in hand belongs to somebody else than `user`. */
const isOthers = (owner: number | undefined, user: number | undefined): boolean =>
  owner !== undefined && user !== undefined && owner !== user;

const nothing = <I, T>(): Held<I, T> => ({
  intent: undefined,
  owner: undefined,
  placement: { state: 'editing' },
  isShown: false,
  known: undefined,
});

/** A hand that holds one intent at a time. */
export const createHand = <I extends { readonly clientId: string }, T>({
  key,
  parse,
  sameTerms,
  repeatOf = (intent, sent) => ({ ...intent, clientId: sent.clientId }),
}: HandRules<I>) => {
  const useHeld = create<Held<I, T>>(() => {
    // What was under way when the page was left: the list must tell.
    const kept = readStoredJson(key, parse, 'session');
    return kept === undefined
      ? nothing<I, T>()
      : { ...nothing<I, T>(), ...kept, placement: { state: 'unknown' }, isShown: true };
  });
  const change = (changes: Partial<Held<I, T>>): void => {
    useHeld.setState(changes);
    const { intent, placement, known } = useHeld.getState();
    const kept = isUnresolved(placement) ? JSON.stringify({ intent, known }) : undefined;
    writeStored(key, kept, 'session');
  };
  return {
    held: useHeld.getState,
    change,
    letGo: (): void => change(nothing<I, T>()),
    /** What is in hand and shown to `user`, and where it stands. */
    useShown: (user: number | undefined) => {
      const { intent, owner, placement, isShown } = useHeld();
      return { intent: isShown && !isOthers(owner, user) ? intent : undefined, placement };
    },
    /**
     * Takes an intent in hand, or shows the one that is not resolved yet. One of the same terms as one that failed keeps
     * its client id: should the first have arrived after all, a server that knows ids does it once.
     */
    take: (intent: I, owner: number | undefined): void => {
      const { intent: current, placement, ...hand } = useHeld.getState();
      if (isUnresolved(placement) && !isOthers(hand.owner, owner)) return change({ isShown: true });
      const isRepeat =
        placement.state === 'failed' && current !== undefined && sameTerms(current, intent);
      change({
        intent: isRepeat ? repeatOf(intent, current) : intent,
        owner,
        placement: { state: 'editing' },
        isShown: true,
        ...(isRepeat ? {} : { known: undefined }),
      });
    },
    /** Puts the sheet away. What is not resolved, or failed, stays in hand. */
    putAway: (): void => {
      const { state } = useHeld.getState().placement;
      change(state === 'placed' ? nothing<I, T>() : { isShown: false });
    },
  };
};
