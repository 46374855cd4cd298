import type { Content } from '../catalogue/content';
import { Refusal } from '../engine/refusal';
import type { WorldState } from '../engine/state';
import { settledMoment, type World } from '../world';
import { dispatch, type Call } from './dispatch';

/** The newest state, and the one before it. */
const KEPT = 2;

/** What a world was, for replies that lag behind. Copies cost time and room: they are made only while somebody asks. */
export interface Past {
  /** Begins to keep the states of the world, from the one of now on. */
  follow(): Promise<void>;
  /** Ends that. */
  forget(): void;
  /**
   * What the world before its newest change answers; `undefined` without one, for a call that would change something, and for
   * one that it refuses. People and sessions are those of now: it is what they did that lags.
   */
  answer(call: Call, content: Content): Promise<unknown>;
}

/** The past of a world, which begins when somebody asks for it. */
export const createPast = (world: World): Past => {
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
