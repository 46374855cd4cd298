import { SCREENS } from './screens';

const KNOWN: ReadonlySet<string> = new Set(Object.values(SCREENS));

/**
 * Where to go after signing in: `text` if it is a screen of ours, with its query, else `fallback`. Nothing else is ever
 * followed, so a link cannot send anybody elsewhere.
 */
export const safeReturnPath = (text: string | undefined, fallback: string): string => {
  const path = text?.split(/[?#]/u)[0];
  if (text === undefined || path === undefined || !KNOWN.has(path)) return fallback;
  return path === SCREENS.login || path === SCREENS.register ? fallback : text;
};

/** The login screen's address that leads back to `from`. */
export const loginPath = (from: string): string =>
  from === SCREENS.home || from === SCREENS.entry
    ? SCREENS.login
    : `${SCREENS.login}?from=${encodeURIComponent(from)}`;
