import type { CheckpointStore } from '../store/checkpoint-store';
import { isLater } from '../store/migrations';
import { readableState } from '../store/readable-state';
import { worldProblems } from '../store/try-world';
import type { World } from '../world';

/** A checkpoint is a copy of the whole world. */
const MAX_CHECKPOINTS = 20;

/**
 * Saves the world as a checkpoint, with the token of who is signed in, and resolves with the number of checkpoints. Throws
 * `RangeError` if there are too many, or if it cannot be stored.
 */
export const setCheckpoint = async (
  world: World,
  checkpoints: CheckpointStore,
  { name, session }: { readonly name: string; readonly session?: string | undefined },
): Promise<number> => {
  const cannotStore = (cause: unknown): never => {
    throw new RangeError(`checkpoint ${name} cannot be stored`, { cause });
  };
  const names = new Set(await checkpoints.names().catch(cannotStore));
  if (!names.has(name) && names.size >= MAX_CHECKPOINTS)
    throw new RangeError(`a world keeps ${MAX_CHECKPOINTS} checkpoints: reuse a name`);
  await checkpoints.save(name, { ...(await world.snapshot()), session }).catch(cannotStore);
  return names.add(name).size;
};

/**
 * Restores a checkpoint, after a trial: another build may have stored it. Resolves with the token of who was signed in, none for
 * a visitor and for a checkpoint of an earlier build. Throws `RangeError` if no checkpoint has this name, or if this build cannot
 * read it or go on with it. The world is unchanged then.
 */
export const restoreCheckpoint = async (
  world: World,
  checkpoints: CheckpointStore,
  name: string,
): Promise<string | undefined> => {
  const kept = await checkpoints.load(name).catch((cause: unknown) => {
    throw new RangeError(`checkpoint ${name} cannot be read`, { cause });
  });
  if (kept === undefined) throw new RangeError(`no checkpoint ${name}`);
  const { session, ...stored } = kept;
  if (isLater(stored)) throw new RangeError(`checkpoint ${name} is of a later version`);
  const state = readableState(stored);
  if (state === undefined || (await worldProblems(state)).length > 0)
    throw new RangeError(`checkpoint ${name} is of another version`);
  await world.restore(state);
  // By the restored state, not by another look at the world: until the caller changes its token, calls are refused.
  return session !== undefined && Object.hasOwn(state.tokens, session) ? session : undefined;
};
