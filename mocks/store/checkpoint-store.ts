import type { StoredState } from './migrations';
import type { WorldState } from '../engine/state';

/** A copy of a world, stored by any build, and the token of who was signed in, for whoever goes back to it. */
export type StoredCheckpoint = StoredState & { readonly session?: string | undefined };

/** Named copies of one world. They survive a reset of the world. */
export interface CheckpointStore {
  names(): Promise<readonly string[]>;
  /** The copy of this name; `undefined` if no copy has it. */
  load(name: string): Promise<StoredCheckpoint | undefined>;
  /** Stores a copy, in place of an earlier one of this name. Rejects, and keeps that, if it cannot be stored. */
  save(name: string, state: WorldState & StoredCheckpoint): Promise<void>;
}

/** All worlds of a process together keep the newest ones. */
const MAX_OF_PROCESS = 400;

/** The newest checkpoints of all worlds, oldest first. */
const newest: {
  readonly owner: WeakRef<Map<string, WorldState>>;
  readonly name: string;
}[] = [];

/** Notes a new checkpoint, and drops the oldest of the process if there are too many. */
const noteNewest = (kept: Map<string, WorldState>, name: string): void => {
  newest.push({ owner: new WeakRef(kept), name });
  if (newest.length <= MAX_OF_PROCESS) return;
  const oldest = newest.shift();
  if (oldest !== undefined) oldest.owner.deref()?.delete(oldest.name);
};

/** Keeps checkpoints in memory: for tests, the server, and browsers that store nothing. */
export const memoryCheckpoints = (): CheckpointStore => {
  const kept = new Map<string, WorldState>();
  return {
    names: () => Promise.resolve([...kept.keys()]),
    load: (name) => Promise.resolve(kept.get(name)),
    save: (name, state) => {
      if (!kept.has(name)) noteNewest(kept, name);
      kept.set(name, state);
      return Promise.resolve();
    },
  };
};
