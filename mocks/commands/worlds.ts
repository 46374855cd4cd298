import * as zod from 'zod/mini';
import { audit } from '../engine/audit';
import type { WorldState } from '../engine/state';
import type { Backend } from '../handle';
import { addFaults, openAs } from '../scenarios/open-as';
import { fromFile, toFile, toLink } from '../store/world-text';
import type { World } from '../world';

/** Enough for a whole world in a link. */
const MAX_OPENING = 2_000_000;
const MAX_NAME = 64;
/** A checkpoint is a copy of the whole world. */
const MAX_CHECKPOINTS = 20;
/** All worlds of a process together keep the newest ones. */
const MAX_OF_PROCESS = 400;

const name = zod.string().check(zod.minLength(1), zod.maxLength(MAX_NAME));

/** Commands for a whole world. */
export const WorldCommand = zod.discriminatedUnion('command', [
  /** Opens a fresh world; `opening` is an opening spec as in a link (`scenarios/opening.ts`). */
  zod.object({
    command: zod.literal('reset'),
    seed: zod.optional(zod.int()),
    opening: zod.optional(zod.string().check(zod.maxLength(MAX_OPENING))),
  }),
  /** Saves the world as a named checkpoint, or restores one. The carrier keeps the newest 400 of all its worlds as long as it lives. */
  zod.object({ command: zod.literal('checkpoint'), name }),
  zod.object({ command: zod.literal('restore'), name }),
  /** Exports the whole world as file text or link text, and imports it. */
  zod.object({ command: zod.literal('save-world'), as: zod.enum(['file', 'link']) }),
  zod.object({ command: zod.literal('open-world'), file: zod.string() }),
  zod.object({ command: zod.literal('audit') }),
  zod.object({ command: zod.literal('state') }),
]);
export type WorldCommand = zod.infer<typeof WorldCommand>;

const CHECKPOINTS = new WeakMap<World, Map<string, WorldState>>();

const checkpointsOf = (world: World): Map<string, WorldState> => {
  const known = CHECKPOINTS.get(world) ?? new Map<string, WorldState>();
  CHECKPOINTS.set(world, known);
  return known;
};

/** The newest checkpoints of all worlds, oldest first. */
const newest: { readonly world: WeakRef<World>; readonly name: string }[] = [];

/** Notes a new checkpoint, and drops the oldest of the process if there are too many. */
const noteNewest = (world: World, named: string): void => {
  newest.push({ world: new WeakRef(world), name: named });
  if (newest.length <= MAX_OF_PROCESS) return;
  const oldest = newest.shift();
  const owner = oldest?.world.deref();
  if (oldest !== undefined && owner !== undefined) checkpointsOf(owner).delete(oldest.name);
};

const restoreFrom = async (world: World, from: string): Promise<void> => {
  const state = checkpointsOf(world).get(from);
  if (state === undefined) throw new RangeError(`no checkpoint ${from}`);
  await world.restore(state);
};

const addCheckpoint = async (world: World, named: string): Promise<number> => {
  const checkpoints = checkpointsOf(world);
  if (!checkpoints.has(named) && checkpoints.size >= MAX_CHECKPOINTS)
    throw new RangeError(`a world keeps ${MAX_CHECKPOINTS} checkpoints: reuse a name`);
  if (!checkpoints.has(named)) noteNewest(world, named);
  return checkpoints.set(named, await world.snapshot()).size;
};

/** Faults and log change only once the world is opened: a refused spec changes nothing. */
const reset = async (
  world: World,
  { faults, log }: Backend,
  { opening = '', seed }: Extract<WorldCommand, { command: 'reset' }>,
): Promise<string | undefined> => {
  const token = await openAs(world, opening, seed);
  faults.clear();
  log.clear();
  addFaults(faults, opening);
  return token;
};

/** Executes a command on a whole world. Throws what `openAs` and `fromFile` throw. */
export const manageWorld = async (
  world: World,
  backend: Backend,
  command: WorldCommand,
): Promise<unknown> => {
  switch (command.command) {
    case 'reset':
      return reset(world, backend, command);
    case 'checkpoint':
      return addCheckpoint(world, command.name);
    case 'restore':
      await restoreFrom(world, command.name);
      return backend.log.clear();
    case 'save-world':
      return (command.as === 'file' ? toFile : toLink)(await world.snapshot());
    case 'open-world':
      await world.restore(await fromFile(command.file));
      return backend.log.clear();
    case 'audit':
      return audit(await world.snapshot());
    case 'state':
      return world.snapshot();
  }
};
