import type { Context } from './context';
import { DUE_HANDLERS } from './due-handlers';
import { applyEvents } from './evolve';
import { compareAppointments } from './agenda';
import type { Appointment, WorldEvent, WorldState } from './state';
import { findPriceTriggers } from './price-triggers';

/** Limits the work of one call; the next call continues (mock-backend.md, section 4). */
const MAX_EVENTS = 50_000;

/** The world as the engine reads and changes it. `onEvents` receives the events of each step. */
export type SettlingWorld = Omit<Context, 'now' | 'state'> & {
  readonly state: WorldState;
  readonly onEvents?: (events: readonly WorldEvent[]) => void;
};

const sooner = (
  touch: Appointment | undefined,
  due: Appointment | undefined,
): Appointment | undefined =>
  touch === undefined || (due !== undefined && compareAppointments(due, touch) < 0) ? due : touch;

/**
 * Processes every event due at `now` (epoch milliseconds), each at its own time and in time order. Nothing else changes
 * a state over time, so a closed laptop and an open one end in the same state. Stops after `atMost` events; the next
 * call continues. Returns true if anything happened.
 */
export const settleTo = (world: SettlingWorld, now: number, atMost = MAX_EVENTS): boolean => {
  const { state } = world;
  const prices = findPriceTriggers(world);
  let last: Appointment | undefined;
  let done = 0;
  while (done < atMost) {
    const [due] = state.agenda;
    const touch = prices.next(Math.min(due?.at ?? now, now), last);
    const next = sooner(touch, due);
    if (next === undefined || next.at > now) break;
    if (next === due) state.agenda.shift();
    const events = DUE_HANDLERS[next.topic]({ ...world, now: next.at }, next.id);
    applyEvents(state, events);
    world.onEvents?.(events);
    state.settledTo = next.at;
    last = next;
    done += 1;
  }
  // The rest of this millisecond is still due: prices are searched from the one after `settledTo`.
  state.settledTo = done < atMost ? Math.max(state.settledTo, now) : state.settledTo - 1;
  return done > 0;
};
