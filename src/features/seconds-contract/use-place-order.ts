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
 * list decides whether it was placed; a try again carries the same client id, so that a server that knows ids cannot
 * place it twice.
 */
export const usePlaceOrder = (recent: readonly Order[] | undefined) => {
  const { intent } = useOrderInHand();
  const send = useSendOrder();
  const fetchNewest = useFetchNewest();

  const lookUp = async (wanted: OrderIntent, cause: ApiFailure): Promise<void> => {
    setPlacement({ state: 'checking' });
    const { known } = useOrderInHand.getState();
    try {
      const order = findPlaced(wanted, await fetchNewest(wanted.pair.board), new Set(known));
      setPlacement(
        order === undefined ? { state: 'failed', failure: cause } : { state: 'placed', order },
      );
    } catch {
      setPlacement({ state: 'unknown' });
    }
  };

  const attempt = async (wanted: OrderIntent): Promise<Placement | undefined> => {
    try {
      return { state: 'placed', order: await send(wanted) };
    } catch (error) {
      const failure = failureOf(error) ?? NO_REPLY;
      // A lost session is handled for the whole app; the ticket is kept for the way back.
      if (failure.kind === 'session-expired') letGo();
      else if (isOutcomeUnknown(error)) await lookUp(wanted, failure);
      else return { state: 'failed', failure };
      return undefined;
    }
  };

  return {
    /** Sends the order. Needs the recent orders: they tell an older order from this one. */
    place: async (): Promise<void> => {
      if (intent === undefined || isBusy()) return;
      const { known } = useOrderInHand.getState();
      if (known === undefined) setKnown((recent ?? []).map(({ id }) => id));
      setPlacement({ state: 'placing' });
      const placement = await attempt(intent);
      if (placement !== undefined) setPlacement(placement);
    },
    /** Asks once more whether the order was placed. */
    checkAgain: async (): Promise<void> => {
      if (intent !== undefined && !isBusy()) await lookUp(intent, NO_REPLY);
    },
  };
};
