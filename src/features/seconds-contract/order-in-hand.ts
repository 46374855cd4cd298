import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';
import type { Placement } from './placement';
import { parseIntent, sameTerms, type OrderIntent } from './ticket';

/**
 * The order that somebody is about to place, or has sent. It outlives the screen, its sheet and a reload: until the
 * server has said what became of it, no other order is made.
 */
interface OrderInHand {
  readonly intent: OrderIntent | undefined;
  /** Id of the user whose order it is, where it was known. */
  readonly owner: number | undefined;
  readonly placement: Placement;
  /** False while the sheet is put away; the order stays in hand. */
  readonly isShown: boolean;
  /** Orders that were in the list before this one was first sent; `undefined` until it is, and after a plain refusal. */
  readonly known: readonly number[] | undefined;
}

/** With the drafts: a deliberate sign-out forgets it. */
const KEY = 'draft:order-in-hand';
const NOTHING: OrderInHand = {
  intent: undefined,
  owner: undefined,
  placement: { state: 'editing' },
  isShown: false,
  known: undefined,
};

/** An order that was under way when the page was left: the list must tell. */
const restore = (): OrderInHand => {
  const kept = readStoredJson(KEY, parseIntent, 'session');
  return kept === undefined
    ? NOTHING
    : { ...kept, owner: undefined, placement: { state: 'unknown' }, isShown: true };
};

export const useOrderInHand = create<OrderInHand>(restore);

/** Placing, checking, or not known: nobody may order anew, and the intent is kept over a reload. */
const isUnresolved = ({ state }: Placement): boolean =>
  state === 'placing' || state === 'checking' || state === 'unknown';

const keep = ({ intent, placement, known }: OrderInHand): void =>
  writeStored(
    KEY,
    isUnresolved(placement) ? JSON.stringify({ intent, known }) : undefined,
    'session',
  );

const change = (changes: Partial<OrderInHand>): void => {
  useOrderInHand.setState(changes);
  keep(useOrderInHand.getState());
};

/** True if an order in hand belongs to somebody else than `user`. */
export const isOthers = (owner: number | undefined, user: number | undefined): boolean =>
  owner !== undefined && user !== undefined && owner !== user;

/**
 * Takes an order in hand, or shows the one that is not resolved yet. An order of the same terms as one that failed
 * keeps its client id: should the first have arrived after all, a server that knows ids places one.
 */
export const takeInHand = (intent: OrderIntent, owner: number | undefined): void => {
  const { intent: current, placement, ...hand } = useOrderInHand.getState();
  if (isUnresolved(placement) && !isOthers(hand.owner, owner)) return change({ isShown: true });
  const isRepeat =
    placement.state === 'failed' && current !== undefined && sameTerms(current, intent);
  change({
    intent: isRepeat ? { ...intent, clientId: current.clientId } : intent,
    owner,
    placement: { state: 'editing' },
    isShown: true,
    ...(isRepeat ? {} : { known: undefined }),
  });
};

/** Puts the sheet away. What is not resolved, or failed, stays in hand. */
export const putAway = (): void => {
  const { state } = useOrderInHand.getState().placement;
  change(state === 'placed' ? NOTHING : { isShown: false });
};

export const setPlacement = (placement: Placement): void => change({ placement });
export const setKnown = (known: readonly number[] | undefined): void => change({ known });

/** Forgets everything: another user, or a session that ended before anything was sent. */
export const letGo = (): void => change(NOTHING);
