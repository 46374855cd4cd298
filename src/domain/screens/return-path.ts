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

/** Value of `show` in the address of the contract screen that opens it at the list of open positions. */
export const SHOW_POSITIONS = 'positions';

/**
 * The address of the screen that a gate leads to, with the address of the gate as the way back. A gate leads to the contract
 * screen to close positions, so it opens at their list.
 */
export const gatePath = (step: string, gate: string): string => {
  const path = `${step}?from=${encodeURIComponent(gate)}`;
  return step === SCREENS.contract ? `${path}&show=${SHOW_POSITIONS}` : path;
};

/** A path of the app with a field of its query set. */
export const withField = (path: string, name: string, value: string): string => {
  const [screen = '', query = ''] = path.split('?');
  const fields = new URLSearchParams(query);
  fields.set(name, value);
  return `${screen}?${fields.toString()}`;
};
