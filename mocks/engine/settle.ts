import type { Catalogue } from './context';
import { evolve } from './evolve';
import type { Market } from './market';
import { settleOrder } from './seconds/settle-order';
import type { SecondsOrder, WorldState } from './state';

/** Bounds one call's work; what is left is done by the next (mock-backend.md, section 4). */
const MAX_EVENTS = 50_000;

type OpenOrder = Extract<SecondsOrder, { status: 'open' }>;

const dueOrders = (state: WorldState, now: number): readonly OpenOrder[] =>
  state.openOrders
    .flatMap((id): readonly OpenOrder[] => {
      const order = state.orders[id];
      return order?.status === 'open' && order.settlesAt <= now ? [order] : [];
    })
    .toSorted((a, b) => a.settlesAt - b.settlesAt || a.id - b.id)
    .slice(0, MAX_EVENTS);

/**
 * Lets everything happen that is due at `now` (epoch milliseconds), each thing at its own time and in time order.
 * Nothing else changes a state with time, so closing the laptop for two days is the same as watching. True if anything
 * happened.
 */
export const settleTo = (
  state: WorldState,
  now: number,
  market: Market,
  catalogue: Catalogue,
): boolean => {
  const due = dueOrders(state, now);
  for (const order of due) {
    for (const event of settleOrder(order, market, catalogue)) evolve(state, event);
  }
  state.settledTo = Math.max(
    state.settledTo,
    due.length < MAX_EVENTS ? now : (due.at(-1)?.settlesAt ?? now),
  );
  return due.length > 0;
};
