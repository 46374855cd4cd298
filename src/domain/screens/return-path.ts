import { SCREENS } from './screens';

const KNOWN: ReadonlySet<string> = new Set(Object.values(SCREENS));

/**
 * Return path after signing in: `text` if it is a screen of the app, with its query, otherwise `fallback`. This
 * prevents open redirects.
 */
export const safeReturnPath = (text: string | undefined, fallback: string): string => {
  const path = text?.split(/[?#]/u)[0];
  if (text === undefined || path === undefined || !KNOWN.has(path)) return fallback;
  return path === SCREENS.login || path === SCREENS.register ? fallback : text;
};

/** The address of the login screen that returns to `from`. */
export const loginPath = (from: string): string =>
  from === SCREENS.home || from === SCREENS.entry
    ? SCREENS.login
    : `${SCREENS.login}?from=${encodeURIComponent(from)}`;

/** The address of the screen that a gate leads to, with the address of the gate as the way back. */
export const gatePath = (step: string, gate: string): string =>
  `${step}?from=${encodeURIComponent(gate)}`;

/** A path of the app with a field of its query set. */
export const withField = (path: string, name: string, value: string): string => {
  const [screen = '', query = ''] = path.split('?');
  const fields = new URLSearchParams(query);
  fields.set(name, value);
  return `${screen}?${fields.toString()}`;
};
