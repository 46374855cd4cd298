import { createBackend, type Backend } from './handle';
import type { CheckpointStore } from './store/checkpoint-store';
import { memoryStore } from './store/memory';
import type { Store } from './store/store';
import { openWorld, type World } from './world';

/**
 * Opens a world with its backend for tests in Node, in memory unless `store` and `checkpoints` are given. `at` freezes its
 * clock (epoch milliseconds).
 */
export const startTestBackend = async (options: {
  readonly seed?: number;
  readonly at: number;
  readonly store?: Store;
  readonly checkpoints?: CheckpointStore;
}): Promise<{ world: World; backend: Backend; defects: unknown[] }> => {
  const defects: unknown[] = [];
  const world = openWorld({
    seed: options.seed ?? 7,
    store: options.store ?? memoryStore(),
    realNow: () => options.at,
  });
  const backend = await createBackend(world, {
    onDefect: (error) => defects.push(error),
    ...(options.checkpoints === undefined ? {} : { checkpoints: options.checkpoints }),
  });
  await world.changeClock({ kind: 'freeze' });
  return { world, backend, defects };
};
