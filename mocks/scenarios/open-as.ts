import { logIn } from '../engine/accounts/log-in';
import { fromLink } from '../store/world-text';
import type { World } from '../world';
import { parseOpening } from './opening';
import { READY_PASSWORD } from './ready-accounts';

/** The token of the persona that the words name; `undefined` if they name none. */
const signIn = async (world: World, persona: string | undefined): Promise<string | undefined> =>
  persona === undefined
    ? undefined
    : world.run((context) => logIn(context, persona, READY_PASSWORD));

/**
 * Opens a world afresh as `words` say, and signs in whom they name: the token, if anybody. Throws `OpeningError` for words
 * that are not understood, `WorldTextError` for a world that cannot be read, `Refusal` for a persona that cannot sign in.
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
  return signIn(world, opening.persona);
};

/**
 * Opens a world as `words` say unless it was opened so before: a reload goes on where it was. The persona's token, if the
 * world was opened now.
 */
export const openOnce = async (world: World, words: string): Promise<string | undefined> => {
  const { origin } = await world.snapshot();
  return origin === words ? undefined : openAs(world, words);
};
