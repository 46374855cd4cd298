import type { Store } from './store';
import type { WorldState } from '../engine/state';

/** Stores a state in memory: for tests, the server, and browsers with blocked storage. */
export const memoryStore = (): Store => {
  let saved: WorldState | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    exclusive: (work) => {
      const turn = queue.then(work);
      // The queue continues after a failure; the caller of the failed work gets the error.
      queue = turn.catch(() => undefined);
      return turn;
    },
    head: () => Promise.resolve(saved?.head),
    load: () => Promise.resolve(saved),
    save: (state) => {
      saved = state;
      return Promise.resolve();
    },
    watch: () => undefined,
  };
};
