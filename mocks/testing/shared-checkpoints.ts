import type { CheckpointStore, StoredCheckpoint } from '../store/checkpoint-store';

/** Checkpoints that outlive a backend, as those of a browser outlive a page. Each load returns a copy. */
export interface SharedCheckpoints extends CheckpointStore {
  /** Stores a copy as if another build had saved it. */
  put(name: string, state: StoredCheckpoint): void;
  /** Makes every further save fail, as a full storage does. */
  fill(): void;
  /** Makes every further read fail, as a blocked storage does. */
  block(): void;
}

/** An empty store that keeps only copies. */
export const sharedCheckpoints = (): SharedCheckpoints => {
  const kept = new Map<string, StoredCheckpoint>();
  let isFull = false;
  let isBlocked = false;
  const reading = <T>(value: T): Promise<T> =>
    isBlocked ? Promise.reject(new Error('the storage is blocked')) : Promise.resolve(value);
  const put = (name: string, state: StoredCheckpoint): void => {
    kept.set(name, structuredClone(state));
  };
  return {
    names: () => reading([...kept.keys()]),
    load: (name) => reading(structuredClone(kept.get(name))),
    save: (name, state) => {
      if (isFull) return Promise.reject(new Error('the storage is full'));
      put(name, state);
      return Promise.resolve();
    },
    put,
    fill: () => {
      isFull = true;
    },
    block: () => {
      isBlocked = true;
    },
  };
};
