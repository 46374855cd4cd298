import type { Content } from '../catalogue/content';
import { Refusal } from '../engine/refusal';
import type { WorldState } from '../engine/state';
import { settledMoment, type World } from '../world';
import { dispatch, type Call } from './dispatch';

/** The newest state and the previous one. */
const KEPT = 2;

/** Previous states of a world, for stale replies. Copies cost time and memory, so they are kept only while needed. */
export interface PreviousStates {
  /** Starts keeping states of the world, from the current one on. */
  follow(): Promise<void>;
  /** Stops keeping states. */
  forget(): void;
  /**
   * The reply of the world before its newest change. `undefined` if there is none, if the call is a command, or if it
   * is refused. Users and sessions are the current ones: only their data is stale.
   */
  answer(call: Call, content: Content): Promise<unknown>;
}

/** The past of a world; it keeps states from the first `follow` on. */
export const createPreviousStates = (world: World): PreviousStates => {
  let kept: readonly WorldState[] = [];
  let stop: (() => void) | undefined;
  const keep = (state: WorldState): void => {
    kept = [...kept, state].slice(-KEPT);
  };
  return {
    follow: async () => {
      if (stop !== undefined) return;
      stop = world.watch((_events, state) => keep(structuredClone(state)));
      keep(await world.snapshot());
    },
    forget: () => {
      stop?.();
      stop = undefined;
      kept = [];
    },
    answer: async (call, content) => {
      try {
        return await world.run((context) => {
          const { head, users, tokens } = context.state;
          const older = kept.findLast((state) => state.head < head);
          if (older === undefined) return { events: [], reply: undefined };
          const past = {
            ...context,
            state: { ...older, users, tokens },
            now: settledMoment(older),
          };
          const { events, reply } = dispatch(call, past, content);
          return { events: [], reply: events.length === 0 ? reply : undefined };
        });
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    },
  };
};
