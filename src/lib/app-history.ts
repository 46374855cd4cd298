import * as zod from 'zod/mini';

/** What the router notes in the browser's history for the first screen of a visit. A link that was followed notes nothing. */
const firstScreen = zod.object({ idx: zod.literal(0) });

/** True if the router knows the screen as the first one since the app was started or reloaded. */
export const isFirstScreen = (): boolean => firstScreen.safeParse(window.history.state).success;

/** True if going back one step stays in the app. Browsers without the Navigation API go by what the router noted. */
export const canGoBack = (): boolean => {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index;
  if (navigation === undefined || index === undefined) return !isFirstScreen();
  const before = navigation.entries()[index - 1]?.url;
  return typeof before === 'string' && new URL(before).pathname === window.location.pathname;
};
