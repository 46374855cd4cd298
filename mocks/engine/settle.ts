import type { Context } from './context';
import { DUE } from './due';
import { apply } from './evolve';
import type { WorldEvent, WorldState } from './state';

/** Bounds one call's work; what is left is done by the next (mock-backend.md, section 4). */
const MAX_EVENTS = 50_000;

/** The world as the engine sees it, and may change it; `heard` is told what happened. */
export type Settling = Omit<Context, 'now' | 'state'> & {
  readonly state: WorldState;
  readonly heard?: (events: readonly WorldEvent[]) => void;
};

/**
 * Lets everything happen that is due at `now` (epoch milliseconds), each thing at its own time and in time order.
 * Nothing else changes a state with time, so closing the laptop for two days is the same as watching. True if anything
 * happened.
 */
export const settleTo = (world: Settling, now: number): boolean => {
  const { state } = world;
  let done = 0;
  while (done < MAX_EVENTS) {
    const [next] = state.agenda;
    if (next === undefined || next.at > now) break;
    state.agenda.shift();
    const events = DUE[next.topic]({ ...world, now: next.at }, next.id);
    apply(state, events);
    world.heard?.(events);
    state.settledTo = next.at;
    done += 1;
  }
  if (done < MAX_EVENTS) state.settledTo = Math.max(state.settledTo, now);
  return done > 0;
};
