import { createStore, del, get, keys, set, setMany } from 'idb-keyval';
import type { CheckpointStore, StoredCheckpoint } from './checkpoint-store';
import type { StoredState } from './migrations';
import { memoryStore } from './memory';
import type { Store } from './store';

const DATABASE = 'quayside-mock';

/** Web Locks across tabs; where they are unavailable (plain http on a LAN address), a queue in this tab. */
const exclusiveIn = (world: string): Store['exclusive'] => {
  if (typeof navigator.locks === 'undefined') {
    const queue = memoryStore();
    return (work) => queue.exclusive(work);
  }
  return (work) => navigator.locks.request(`quayside-mock:${world}`, work);
};

/**
 * Stores a world in the browser, shared by all tabs. State and head are written in one transaction, so a tab that is
 * closed mid-write leaves the old state or the new one.
 */
export const indexedDbStore = (world: string): Store => {
  const database = createStore(DATABASE, 'worlds');
  const channel = new BroadcastChannel(`quayside-mock:${world}`);
  const stateKey = `${world}:state`;
  const headKey = `${world}:head`;
  return {
    exclusive: exclusiveIn(world),
    head: () => get<number>(headKey, database),
    load: () => get<StoredState>(stateKey, database),
    save: async (state) => {
      await setMany(
        [
          [stateKey, state],
          [headKey, state.head],
        ],
        database,
      );
      channel.postMessage(state.head);
    },
    watch: (onChange) => {
      channel.addEventListener('message', onChange);
    },
  };
};

/** Stores the checkpoints of a world beside it. Each is one entry, so a failed write leaves the one before. */
export const indexedDbCheckpoints = (world: string): CheckpointStore => {
  const database = createStore(DATABASE, 'worlds');
  const prefix = `${world}:checkpoint:`;
  return {
    names: async () =>
      (await keys<string>(database))
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    load: (name) => get<StoredCheckpoint>(`${prefix}${name}`, database),
    save: (name, state) => set(`${prefix}${name}`, state, database),
  };
};

/** A fresh world takes a fifth of this; a full quota may still take a few bytes. */
const PROBE_BYTES = 1_000_000;
const PROBE = 'probe';

/** True if this browser can store a world: private modes, blocked cookies and a full quota may not. */
export const canUseIndexedDb = async (): Promise<boolean> => {
  try {
    const database = createStore(DATABASE, 'worlds');
    await set(PROBE, new Uint8Array(PROBE_BYTES), database);
    await del(PROBE, database);
    return true;
  } catch {
    return false;
  }
};
