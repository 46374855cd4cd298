import type { Backend } from '../handle';
import { startTestBackend } from '../node';
import type { CheckpointStore } from '../store/checkpoint-store';
import type { Store } from '../store/store';
import type { World } from '../world';
import { createCaller } from './client';
import { withContractGate } from './contract-gate';

/** Monday 2 March 2026, 09:00 UTC: all markets are open. */
export const START = Date.UTC(2026, 2, 2, 9, 0, 0);

/** A world under test with a frozen clock, its validated backend, and the defects it reported. */
export interface Bench {
  readonly world: World;
  readonly backend: Backend;
  readonly defects: readonly unknown[];
  readonly caller: ReturnType<typeof createCaller>;
}

export interface BenchOptions {
  readonly seed?: number;
  readonly store?: Store;
  readonly checkpoints?: CheckpointStore;
  /** Time of the clock, epoch milliseconds. */
  readonly at?: number;
}

/** Opens a world for a test. Every reply is validated against the contract. */
export const openBench = async (options: BenchOptions = {}): Promise<Bench> => {
  const { world, backend, defects } = await startTestBackend({ at: START, ...options });
  const checked = withContractGate(backend);
  return { world, backend: checked, defects, caller: createCaller(checked) };
};
