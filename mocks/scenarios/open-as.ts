import { fromLink } from '../store/world-text';
import type { World } from '../world';
import type { Faults } from './faults';
import { OpeningError, parseOpening } from './opening';
import { signIn } from './sign-in';

/** The token that a link has brought along, if it is one of the world's. */
const sessionIn = async (world: World, token: string | undefined): Promise<string | undefined> => {
  if (token === undefined) return undefined;
  const { tokens } = await world.snapshot();
  return Object.hasOwn(tokens, token) ? token : undefined;
};

/**
 * Opens a fresh world by an opening spec, and signs in its persona. Returns the token, if any. Throws `OpeningError`
 * for an invalid spec, `WorldTextError` for an unreadable world, `RefusedPicture` for a persona that cannot sign in.
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
    : signIn(world, opening.persona);
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
