import type { WorldState } from '../engine/state';
import { memoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { isFields } from './contract';

/**
 * A store that several worlds can share, as tabs share a browser's. Each load returns a copy of the last saved state.
 */
export interface SharedStore extends Store {
  /** Stores a state as if another build had saved it. */
  put(state: WorldState): void;
  /** Stores a state parsed from JSON text. Throws for invalid JSON. */
  putText(text: string): void;
  /** Makes the next `times` saves fail, as a full or blocked storage does. */
  failSaves(times: number): void;
}

const isState = (value: unknown): value is WorldState => isFields(value) && 'ledger' in value;

/** An empty store that keeps only copies. */
export const sharedStore = (): SharedStore => {
  const queue = memoryStore();
  let saved: WorldState | undefined;
  let failures = 0;
  const put = (state: WorldState): void => {
    saved = structuredClone(state);
  };
  return {
    exclusive: (work) => queue.exclusive(work),
    head: () => Promise.resolve(saved?.head),
    load: () => Promise.resolve(structuredClone(saved)),
    save: (state) => {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('the storage is full'));
      }
      put(state);
      return Promise.resolve();
    },
    watch: () => undefined,
    put,
    putText: (text) => {
      const state: unknown = JSON.parse(text);
      if (!isState(state)) throw new Error('no state of a world');
      put(state);
    },
    failSaves: (times) => {
      failures = times;
    },
  };
};
