import { Refusal } from '../engine/refusal';
import { fromLink } from '../store/world-text';
import type { World } from '../world';
import type { Faults } from './faults';
import { parseOpening } from './opening';
import { OpeningError } from './opening-words';
import { signIn } from './sign-in';

/** The token that a link has brought along, if it is one of the world's. */
const sessionIn = async (world: World, token: string | undefined): Promise<string | undefined> => {
  if (token === undefined) return undefined;
  const { tokens } = await world.snapshot();
  return Object.hasOwn(tokens, token) ? token : undefined;
};

/** Signs a persona in, as far as it can: one that is frozen or locked stays a visitor, and the log-in says why. */
const letIn = async (world: World, persona: string): Promise<string | undefined> => {
  try {
    return await signIn(world, persona);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * Opens a fresh world by an opening spec, and signs in its persona. Returns the token; none for a visitor, and for a persona
 * that cannot sign in. Throws `OpeningError` for an invalid spec, `WorldTextError` for an unreadable world.
 */
export const openAs = async (
  world: World,
  words: string,
  seed?: number,
): Promise<string | undefined> => {
  const opening = parseOpening(words);
  if (opening.world !== undefined) {
    const state = await fromLink(opening.world);
    await world.restore({ ...state, origin: words });
  } else {
    await world.reset({ ...opening, seed: opening.seed ?? seed }, words === '' ? undefined : words);
  }
  return opening.persona === undefined
    ? sessionIn(world, opening.session)
    : letIn(world, opening.persona);
};

/** What an opening spec has just opened. */
export interface Opened {
  /** The token of who is signed in; `undefined` for a visitor. */
  readonly token: string | undefined;
}

/**
 * Opens a world by a spec. Returns `undefined`, and opens nothing, if it was opened with the same one before: a reload
 * continues.
 */
export const openOnce = async (world: World, words: string): Promise<Opened | undefined> => {
  const { origin } = await world.snapshot();
  return origin === words ? undefined : { token: await openAs(world, words) };
};

/** Adds the faults of an opening spec. Throws `OpeningError`. */
export const addFaults = (faults: Faults, words: string): void => {
  for (const rule of parseOpening(words).faults) faults.add(rule);
};

/**
 * Adds the faults of the spec that a world was opened with. Faults belong to the carrier, so each carrier calls this at
 * start, for new and stored worlds.
 */
export const addFaultsOf = async (world: World, faults: Faults): Promise<void> => {
  const { origin = '' } = await world.snapshot();
  try {
    addFaults(faults, origin);
  } catch (error) {
    // A spec of another build: keep the stored world without its faults.
    if (!(error instanceof OpeningError)) throw error;
  }
};
