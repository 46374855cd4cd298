import { failureOf, isOutcomeUnknown, type ApiFailure } from '@/api/errors';
import type { Order } from './order';
import { letGo, setKnown, setPlacement, useOrderInHand } from './order-in-hand';
import { findPlaced, type Placement } from './placement';
import { useFetchNewest, useSendOrder } from './queries';
import type { OrderIntent } from './ticket';

const NO_REPLY: ApiFailure = { kind: 'network', reason: 'failed' };

const isBusy = (): boolean => {
  const { state } = useOrderInHand.getState().placement;
  return state === 'placing' || state === 'checking';
};

/**
 * Places the order in hand exactly once. A second call while one is under way does nothing. Without a reply the order
 * list decides whether it was placed, at once and once more before a try again: on a slow server the first order may
 * arrive late. The try again carries the same client id, so that a server that knows ids cannot place it twice at all.
 */
export const usePlaceOrder = (recent: readonly Order[] | undefined) => {
  const { intent } = useOrderInHand();
  const send = useSendOrder();
  const fetchNewest = useFetchNewest();

  /** What the order list says: `failed`, for the reason `cause`, if the order is not there. */
  const lookUp = async (wanted: OrderIntent, cause: ApiFailure): Promise<Placement> => {
    setPlacement({ state: 'checking' });
    const { known } = useOrderInHand.getState();
    try {
      const order = findPlaced(wanted, await fetchNewest(wanted.pair.board), new Set(known));
      return order === undefined ? { state: 'failed', failure: cause } : { state: 'placed', order };
    } catch {
      return { state: 'unknown' };
    }
  };

  const attempt = async (wanted: OrderIntent, isFirst: boolean): Promise<Placement | undefined> => {
    setPlacement({ state: 'placing' });
    try {
      return { state: 'placed', order: await send(wanted) };
    } catch (error) {
      const failure = failureOf(error) ?? NO_REPLY;
      // A lost session is handled for the whole app; the ticket is kept for the way back.
      if (failure.kind === 'session-expired') {
        letGo();
        return undefined;
      }
      if (isOutcomeUnknown(error)) return lookUp(wanted, failure);
      // Refused and never sent before: no order of it can arrive late.
      if (isFirst) setKnown(undefined);
      return { state: 'failed', failure };
    }
  };

  const run = async (wanted: OrderIntent): Promise<Placement | undefined> => {
    const isFirst = useOrderInHand.getState().known === undefined;
    if (isFirst) setKnown((recent ?? []).map(({ id }) => id));
    else {
      const before = await lookUp(wanted, NO_REPLY);
      if (before.state !== 'failed') return before;
    }
    return attempt(wanted, isFirst);
  };

  return {
    /** Sends the order. Needs the recent orders: they tell an older order from this one. */
    place: async (): Promise<void> => {
      if (intent === undefined || isBusy()) return;
      const placement = await run(intent);
      if (placement !== undefined) setPlacement(placement);
    },
    /** Asks once more whether the order was placed. */
    checkAgain: async (): Promise<void> => {
      if (intent !== undefined && !isBusy()) setPlacement(await lookUp(intent, NO_REPLY));
    },
  };
};
