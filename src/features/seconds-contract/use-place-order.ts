import { useRef, useState } from 'react';
import { failureOf, isOutcomeUnknown, type ApiFailure } from '@/api/errors';
import type { Order } from './order';
import { findPlaced, type Placement } from './placement';
import { useFetchNewest, useSendOrder } from './queries';
import type { OrderIntent } from './ticket';

const NO_REPLY: ApiFailure = { kind: 'network', reason: 'failed' };

/**
 * Places an order exactly once. A second call while one is under way does nothing. Without a reply the order list
 * decides whether it was placed; a try again carries the same client id, so that a server that knows ids cannot place
 * it twice.
 */
export const usePlaceOrder = (recent: readonly Order[] | undefined) => {
  const [placement, setPlacement] = useState<Placement>({ state: 'editing' });
  const isBusy = useRef(false);
  const known = useRef<ReadonlySet<number> | undefined>(undefined);
  const send = useSendOrder();
  const fetchNewest = useFetchNewest();

  const lookUp = async (intent: OrderIntent, cause: ApiFailure): Promise<Placement> => {
    setPlacement({ state: 'checking' });
    try {
      const order = findPlaced(
        intent,
        await fetchNewest(intent.pair.board),
        known.current ?? new Set(),
      );
      return order === undefined ? { state: 'failed', failure: cause } : { state: 'placed', order };
    } catch {
      return { state: 'unknown' };
    }
  };

  const attempt = async (intent: OrderIntent): Promise<Placement> => {
    try {
      return { state: 'placed', order: await send(intent) };
    } catch (error) {
      const failure = failureOf(error) ?? NO_REPLY;
      // A lost session is handled for the whole app; the ticket is kept for the way back.
      if (failure.kind === 'session-expired') return { state: 'editing' };
      return isOutcomeUnknown(error) ? lookUp(intent, failure) : { state: 'failed', failure };
    }
  };

  const alone = async (work: () => Promise<Placement>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setPlacement(await work());
    } finally {
      isBusy.current = false;
    }
  };

  return {
    placement,
    /** Sends the order. Needs the recent orders: they tell an older order from this one. */
    place: (intent: OrderIntent): Promise<void> =>
      alone(() => {
        known.current ??= new Set((recent ?? []).map(({ id }) => id));
        setPlacement({ state: 'placing' });
        return attempt(intent);
      }),
    /** Asks once more whether the order was placed. */
    checkAgain: (intent: OrderIntent): Promise<void> => alone(() => lookUp(intent, NO_REPLY)),
    reset: (): void => {
      known.current = undefined;
      setPlacement({ state: 'editing' });
    },
  };
};
