import { fromLink } from '../store/world-text';
import type { World } from '../world';
import type { Faults } from './faults';
import { OpeningError, parseOpening } from './opening';
import { signIn } from './sign-in';

/**
 * Opens a world afresh as `words` say, and signs in whom they name: the token, if anybody. Throws `OpeningError` for words
 * that are not understood, `WorldTextError` for a world that cannot be read, `Refusal` for a persona that
 * cannot sign in.
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
  return opening.persona === undefined ? undefined : signIn(world, opening.persona);
};

/**
 * Opens a world as `words` say unless it was opened so before: a reload goes on where it was. The persona's token, if the
 * world was opened now.
 */
export const openOnce = async (world: World, words: string): Promise<string | undefined> => {
  const { origin } = await world.snapshot();
  return origin === words ? undefined : openAs(world, words);
};

/** Switches on what goes wrong in a world that is opened by `words`. Throws `OpeningError`. */
export const addFaults = (faults: Faults, words: string): void => {
  for (const rule of parseOpening(words).faults) faults.add(rule);
};

/**
 * Switches on what goes wrong in a world, by the words that it was opened with. Faults belong to the carrier, so each one does this
 * when it starts, whether or not the world is new.
 */
export const addFaultsOf = async (world: World, faults: Faults): Promise<void> => {
  const { origin = '' } = await world.snapshot();
  try {
    addFaults(faults, origin);
  } catch (error) {
    // Words of another build: the world that is kept is worth more than its faults.
    if (!(error instanceof OpeningError)) throw error;
  }
};
