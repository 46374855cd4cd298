import type { Context } from './context';
import { DUE } from './due';
import { apply } from './evolve';
import { compareAppointments } from './agenda';
import type { Appointment, WorldEvent, WorldState } from './state';
import { watchPrices } from './touches';

/** Bounds one call's work; what is left is done by the next (mock-backend.md, section 4). */
const MAX_EVENTS = 50_000;

/** The world as the engine sees it, and may change it; `heard` is told what happened. */
export type Settling = Omit<Context, 'now' | 'state'> & {
  readonly state: WorldState;
  readonly heard?: (events: readonly WorldEvent[]) => void;
};

const sooner = (
  touch: Appointment | undefined,
  due: Appointment | undefined,
): Appointment | undefined =>
  touch === undefined || (due !== undefined && compareAppointments(due, touch) < 0) ? due : touch;

/**
 * Lets everything happen that is due at `now` (epoch milliseconds), each thing at its own time and in time order.
 * Nothing else changes a state with time, so closing the laptop for two days is the same as watching. True if anything
 * happened. After `atMost` things it stops; the next call goes on.
 */
export const settleTo = (world: Settling, now: number, atMost = MAX_EVENTS): boolean => {
  const { state } = world;
  const prices = watchPrices(world);
  let last: Appointment | undefined;
  let done = 0;
  while (done < atMost) {
    const [due] = state.agenda;
    const touch = prices.next(Math.min(due?.at ?? now, now), last);
    const next = sooner(touch, due);
    if (next === undefined || next.at > now) break;
    if (next === due) state.agenda.shift();
    const events = DUE[next.topic]({ ...world, now: next.at }, next.id);
    apply(state, events);
    world.heard?.(events);
    state.settledTo = next.at;
    last = next;
    done += 1;
  }
  // What is left of this very moment has not happened yet: prices are searched from the moment after `settledTo`.
  state.settledTo = done < atMost ? Math.max(state.settledTo, now) : state.settledTo - 1;
  return done > 0;
};
