import type { Store } from './store';
import type { WorldState } from '../engine/state';

/** Keeps the state of one process: tests, the server, and browsers whose storage is blocked. */
export const memoryStore = (): Store => {
  let saved: WorldState | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    exclusive: (work) => {
      const turn = queue.then(work);
      // The next one goes on whether or not this one failed; its failure is its caller's.
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
