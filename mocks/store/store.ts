import type { WorldState } from '../engine/state';
import type { StoredState } from './migrations';

/** Where a world's state is kept. Every access happens inside `exclusive`, one at a time over all tabs. */
export interface Store {
  /** Runs `work` alone: no other work on the same world overlaps it. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** The saved state's `head`, `undefined` if nothing is saved. */
  head(): Promise<number | undefined>;
  /** What was saved last, whatever build saved it. */
  load(): Promise<StoredState | undefined>;
  save(state: WorldState): Promise<void>;
  /** Calls back when another tab has saved. */
  watch(onChange: () => void): void;
}
