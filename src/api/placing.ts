import { failureOf, isOutcomeUnknown, type ApiFailure } from './errors';
import { createHand, type HandRules, type Placement } from './hand';

/** How an intent is sent, and looked for where its reply was lost. */
export interface PlacingSteps<I, T> {
  /** Ids in the list before it is sent: they tell an older order from this one. */
  readonly known: readonly number[];
  /** Rejects with `ApiError`. */
  readonly send: (intent: I) => Promise<T>;
  /** What the list says came of it; `undefined` if nothing did. Rejects with `ApiError`. */
  readonly find: (intent: I, known: ReadonlySet<number>) => Promise<T | undefined>;
}

const NO_REPLY: ApiFailure = { kind: 'network', reason: 'failed' };

type Hand<I extends Intent, T> = ReturnType<typeof createHand<I, T>>;
/** What is sent once, under an id of its own. */
export interface Intent {
  readonly clientId: string;
}

/** What the list says: `failed`, for the reason `cause`, if nothing came of it. */
const lookUp = async <I extends Intent, T>(
  { held, change }: Hand<I, T>,
  intent: I,
  { find }: PlacingSteps<I, T>,
  cause: ApiFailure,
): Promise<Placement<T>> => {
  change({ placement: { state: 'checking' } });
  try {
    const order = await find(intent, new Set(held().known));
    return order === undefined ? { state: 'failed', failure: cause } : { state: 'placed', order };
  } catch {
    return { state: 'unknown' };
  }
};

const attempt = async <I extends Intent, T>(
  hand: Hand<I, T>,
  intent: I,
  steps: PlacingSteps<I, T>,
  isFirst: boolean,
): Promise<Placement<T> | undefined> => {
  hand.change({ placement: { state: 'placing' } });
  try {
    return { state: 'placed', order: await steps.send(intent) };
  } catch (error) {
    const failure = failureOf(error) ?? NO_REPLY;
    // A lost session is handled for the whole app; the ticket is kept for the way back.
    if (failure.kind === 'session-expired') {
      hand.letGo();
      return undefined;
    }
    if (isOutcomeUnknown(error)) return lookUp(hand, intent, steps, failure);
    // Refused and never sent before: nothing of it can arrive late.
    if (isFirst) hand.change({ known: undefined });
    return { state: 'failed', failure };
  }
};

const run = async <I extends Intent, T>(
  hand: Hand<I, T>,
  intent: I,
  steps: PlacingSteps<I, T>,
): Promise<Placement<T> | undefined> => {
  const isFirst = hand.held().known === undefined;
  if (isFirst) hand.change({ known: steps.known });
  else {
    const before = await lookUp(hand, intent, steps, NO_REPLY);
    if (before.state !== 'failed') return before;
  }
  return attempt(hand, intent, steps, isFirst);
};

/**
 * Does things exactly once: one intent in hand at a time, sent with its own client id. Without a reply the list decides
 * what became of it, at once and once more before a try again: on a slow server the first may arrive late. The try again
 * carries the same client id, so that a server that knows ids cannot do it twice at all.
 */
export const createPlacing = <I extends Intent, T>(rules: HandRules<I>) => {
  const hand = createHand<I, T>(rules);
  const { held, change, useShown, take, putAway } = hand;
  const isBusy = (): boolean => {
    const { state } = held().placement;
    return state === 'placing' || state === 'checking';
  };
  return {
    useShown,
    take,
    putAway,
    /** Sends what is in hand; where it stands then. A second call while one is under way does nothing. */
    place: async (steps: PlacingSteps<I, T>): Promise<Placement<T>> => {
      const { intent } = held();
      if (intent === undefined || isBusy()) return held().placement;
      const placement = await run(hand, intent, steps);
      if (placement !== undefined) change({ placement });
      return held().placement;
    },
    /** Asks once more what became of it; where it stands then. */
    checkAgain: async (steps: PlacingSteps<I, T>): Promise<Placement<T>> => {
      const { intent } = held();
      if (intent !== undefined && !isBusy())
        change({ placement: await lookUp(hand, intent, steps, NO_REPLY) });
      return held().placement;
    },
  };
};
