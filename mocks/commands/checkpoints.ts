import type { CheckpointStore } from '../store/checkpoint-store';
import { isLater } from '../store/migrations';
import { readableState } from '../store/readable-state';
import type { World } from '../world';

/** A checkpoint is a copy of the whole world. */
const MAX_CHECKPOINTS = 20;

/**
 * Saves the world as a checkpoint, and resolves with the number of checkpoints. Throws `RangeError` if there are too many,
 * or if it cannot be stored.
 */
export const setCheckpoint = async (
  world: World,
  checkpoints: CheckpointStore,
  name: string,
): Promise<number> => {
  const names = new Set(await checkpoints.names());
  if (!names.has(name) && names.size >= MAX_CHECKPOINTS)
    throw new RangeError(`a world keeps ${MAX_CHECKPOINTS} checkpoints: reuse a name`);
  const state = await world.snapshot();
  try {
    await checkpoints.save(name, state);
  } catch (cause) {
    throw new RangeError(`checkpoint ${name} cannot be stored`, { cause });
  }
  return names.add(name).size;
};

/** Restores a checkpoint. Throws `RangeError` if there is none, or if this build cannot read it: the world is unchanged. */
export const restoreCheckpoint = async (
  world: World,
  checkpoints: CheckpointStore,
  name: string,
): Promise<void> => {
  const stored = await checkpoints.load(name);
  if (stored === undefined) throw new RangeError(`no checkpoint ${name}`);
  if (isLater(stored)) throw new RangeError(`checkpoint ${name} is of a later version`);
  const state = readableState(stored);
  if (state === undefined) throw new RangeError(`checkpoint ${name} is of another version`);
  await world.restore(state);
};
