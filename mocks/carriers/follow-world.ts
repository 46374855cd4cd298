import type { Store } from '../store/store';
import type { World } from '../world';
import { specOf, withoutSpec } from './address';

/** Takes the opening spec out of this page's address, unless `origin` is what the world was opened with. */
const leaveSpec = (origin: string | undefined): void => {
  const words = specOf(window.location);
  if (words === undefined || words === origin) return;
  window.history.replaceState(window.history.state, '', withoutSpec(window.location));
};

/**
 * Lets this page's address name a world only while it is that one. Whatever puts another in its place (a command, another
 * tab), a reload then continues the new one. Call it once the address is opened.
 */
export const followWorld = (world: World, store: Store): void => {
  world.watch((_events, { origin }) => leaveSpec(origin));
  const check = (): void => {
    if (specOf(window.location) === undefined) return;
    void store.load().then((stored) => leaveSpec(stored?.origin));
  };
  store.watch(check);
  // Back: the addresses of earlier screens still name the world before.
  window.addEventListener('popstate', check);
};
