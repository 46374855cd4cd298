import * as zod from 'zod/mini';

/** The router's history state for the first screen of a visit. Followed links have no state. */
const firstScreen = zod.object({ idx: zod.literal(0) });

/** True if this is the first screen since the app was started or reloaded, according to the router. */
export const isFirstScreen = (): boolean => firstScreen.safeParse(window.history.state).success;

/** The address of an entry before this one; `undefined` if there is none, and without the Navigation API. */
const addressBefore = (steps = 1): string | undefined => {
  const { navigation } = window;
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - steps]?.url ?? undefined;
};

/** True if going back that far stays in the app. Without the Navigation API, relies on the router's history state. */
export const canGoBack = (steps = 1): boolean => {
  if (window.navigation?.currentEntry?.index === undefined) return !isFirstScreen();
  const before = addressBefore(steps);
  return before !== undefined && new URL(before).pathname === window.location.pathname;
};

/** True if the entry before this one is that screen, given as path and query. Never without the Navigation API. */
export const isEntryBefore = (screen: string): boolean =>
  addressBefore()?.endsWith(`#${screen}`) === true;

/**
 * Opens a screen in place of the current one, as if it was the first of the visit: leaving it leads Home instead of to a
 * screen that needs the session that has just ended. Back leads to the entry before.
 */
export const openAsFirstScreen = (path: string): void => {
  const state = { idx: 0 } as const;
  window.history.replaceState(state, '', `#${path}`);
  // Outside React, so tell the router through its history event.
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
