import { OPERATIONS } from '@/api/generated/operations';
import { createContent } from '../catalogue/content';
import { audit } from '../engine/audit';
import { Refusal } from '../engine/refusal';
import type { WorldState } from '../engine/state';
import { dispatch } from '../http/dispatch';
import { OPERATION_IDS } from '../http/operations';
import { openWorld } from '../world';
import { memoryStore } from './memory';
import { shapeProblems } from './world-schema';

/** Reads with these fields alone succeed for anybody who may call them. */
const FIELDS = { lang: 'en', page: 1, limit: 10 };
const READS = OPERATION_IDS.filter(
  (id) => id.startsWith('get') && OPERATIONS[id].input.safeParse(FIELDS).success,
);
/** A test session: tokens of a world are hexadecimal. */
const TOKEN = 'trial';
/** A day settles what is due soon. */
const AHEAD_MS = 86_400_000;

/** Reads all that a user can, as the contract says it: a record of a wrong shape breaks a reply. */
const readAll = async (state: WorldState): Promise<void> => {
  const content = await createContent();
  const world = openWorld({ seed: state.seed, store: memoryStore(), realNow: () => 0 });
  await world.restore(state);
  const users = Object.keys(state.users).map(Number);
  const readAs = (user: number, id: (typeof READS)[number]): Promise<unknown> =>
    world.run((context) => {
      const facts = { file: undefined, signer: undefined, host: '' };
      const call = { id, fields: FIELDS, facts, token: TOKEN, clientId: undefined };
      const here = { ...context.state, tokens: { [TOKEN]: user } };
      return { events: [], reply: dispatch(call, { ...context, state: here }, content).reply };
    });
  for (const user of users)
    for (const id of READS) {
      try {
        await readAs(user, id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  await world.changeClock({ kind: 'freeze' });
  await world.changeClock({ kind: 'advance', ms: AHEAD_MS });
};

/** What is wrong with a world that was read from elsewhere: its shape, its books, or how it goes on. Empty if nothing is. */
export const worldProblems = async (state: WorldState): Promise<readonly string[]> => {
  try {
    const shape = shapeProblems(state);
    if (shape.length > 0) return shape.map((path) => `a part is no part of a world: ${path}`);
    const books = audit(state);
    if (books.length > 0)
      return books.map((problem) => `the books of this world are wrong: ${problem}`);
    await readAll(state);
    return [];
  } catch (error) {
    return [`it cannot go on: ${String(error)}`];
  }
};
