import type { WorldState } from '../engine/state';
import type { StoredState } from './migrations';

/** Storage of a world's state. Every access happens inside `exclusive`, one at a time across all tabs. */
export interface Store {
  /** Runs `work` exclusively: no other work on the same world overlaps it. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** The `head` of the saved state; `undefined` if nothing is saved. */
  head(): Promise<number | undefined>;
  /** The last saved state, from any build. */
  load(): Promise<StoredState | undefined>;
  save(state: WorldState): Promise<void>;
  /** Calls back when another tab has saved. */
  watch(onChange: () => void): void;
}
