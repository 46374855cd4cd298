import type { Store } from '../store/store';
import type { World } from '../world';
import { specOf, withoutSpec } from './address';

/**
 * Takes `?mock=` out of this page's address, unless `origin` is what the world was opened with. A `#mock=` goes by itself: the
 * page is loaded again for it.
 */
const dropSpec = (origin: string | undefined): void => {
  const words = specOf(window.location);
  if (words === undefined || words === origin) return;
  window.history.replaceState(window.history.state, '', withoutSpec(window.location));
};

/**
 * Lets this page's address name a world only while it is that one. Whatever puts another in its place (a command, another
 * tab), a reload then continues the new one. Call it once the address is opened.
 */
export const followWorld = (world: World, store: Store): void => {
  world.watch((_events, { origin }) => dropSpec(origin));
  const check = (): void => {
    if (specOf(window.location) === undefined) return;
    // If it cannot be read, the address stays: it is only looked at.
    void store
      .exclusive(() => store.load())
      .then(
        (stored) => dropSpec(stored?.origin),
        () => undefined,
      );
  };
  store.watch(check);
  // Back: the addresses of earlier screens still name the world before.
  window.addEventListener('popstate', check);
};
