import { specBehindHash, specOf, withoutSpec } from './address';
import { openOnce, type Opened } from '../scenarios/open-as';
import { OpeningError } from '../scenarios/opening-words';
import { WorldTextError } from '../store/world-text';
import type { World } from '../world';

/** What the address of a page did to its world. */
export interface OpenedAddress {
  /** What the link's `?mock=` or `#mock=` opened at this start, and who is signed in there. */
  readonly opened: Opened | undefined;
  /** Why the link's world could not be opened, as one that is cut off or mistyped: what was kept here goes on. `undefined` if it could. */
  readonly linkProblem: string | undefined;
}

/** Opens what a spec says, unless its words are wrong or its world cannot be read. */
const openSpec = async (world: World, spec: string | undefined): Promise<OpenedAddress> => {
  try {
    const opened = spec === undefined ? undefined : await openOnce(world, spec);
    return { opened, linkProblem: undefined };
  } catch (error) {
    // Of the link alone: an error of the engine must not pass for one.
    if (error instanceof WorldTextError || error instanceof OpeningError)
      return { opened: undefined, linkProblem: error.message };
    throw error;
  }
};

/**
 * Opens the address of this page once. A world behind the `#` leaves it, for that is the place of routes, and words that
 * open nothing do too: a reload would only refuse them again.
 */
export const openAddress = async (world: World): Promise<OpenedAddress> => {
  const result = await openSpec(world, specOf(window.location));
  if (specBehindHash(window.location) !== undefined)
    // Without `?mock=` too: a reload would open that one.
    window.history.replaceState(null, '', `${window.location.pathname}#/`);
  else if (result.linkProblem !== undefined)
    window.history.replaceState(window.history.state, '', withoutSpec(window.location));
  // A link that is pasted into the address of the open page does not load it.
  window.addEventListener('hashchange', () => {
    if (specBehindHash(window.location) !== undefined) window.location.reload();
  });
  return result;
};
