import * as zod from 'zod/mini';
import { audit } from '../engine/audit';
import type { Backend } from '../handle';
import { addFaults, openAs } from '../scenarios/open-as';
import { fromFile, toFile, toLink } from '../store/world-text';
import type { World } from '../world';
import { restoreCheckpoint, setCheckpoint } from './checkpoints';

/** Enough for a whole world in a link. */
const MAX_OPENING = 2_000_000;
const MAX_NAME = 64;
const MAX_TOKEN = 200;

const name = zod.string().check(zod.minLength(1), zod.maxLength(MAX_NAME));

/** Commands for a whole world. */
export const WorldCommand = zod.discriminatedUnion('command', [
  /** Opens a fresh world; `opening` is an opening spec as in a link (`scenarios/opening.ts`). */
  zod.object({
    command: zod.literal('reset'),
    seed: zod.optional(zod.int()),
    opening: zod.optional(zod.string().check(zod.maxLength(MAX_OPENING))),
  }),
  /**
   * Saves the world as a named checkpoint, or restores one and resolves with the `session` of who was signed in, as it was
   * given. The carrier says how long they are kept.
   */
  zod.object({
    command: zod.literal('checkpoint'),
    name,
    session: zod.optional(zod.string().check(zod.maxLength(MAX_TOKEN))),
  }),
  zod.object({ command: zod.literal('restore'), name }),
  /** Exports the whole world as file text or link text, and imports it. */
  zod.object({ command: zod.literal('save-world'), as: zod.enum(['file', 'link']) }),
  zod.object({ command: zod.literal('open-world'), file: zod.string() }),
  zod.object({ command: zod.literal('audit') }),
  zod.object({ command: zod.literal('state') }),
]);
export type WorldCommand = zod.infer<typeof WorldCommand>;

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
      return setCheckpoint(world, backend.checkpoints, command);
    case 'restore': {
      const session = await restoreCheckpoint(world, backend.checkpoints, command.name);
      backend.log.clear();
      return session;
    }
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
