/** Where a value lives: for good on this device, or until the tab is closed. */
export type StorageKind = 'local' | 'session';

const area = (kind: StorageKind): Storage =>
  kind === 'local' ? window.localStorage : window.sessionStorage;

/** Stored text, `undefined` if there is none or the browser keeps nothing for us. */
export const readStored = (key: string, kind: StorageKind = 'local'): string | undefined => {
  try {
    return area(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores text, or removes it for `undefined`. Full or blocked storage changes nothing: the app goes on without memory. */
export const writeStored = (
  key: string,
  value: string | undefined,
  kind: StorageKind = 'local',
): void => {
  try {
    if (value === undefined) area(kind).removeItem(key);
    else area(kind).setItem(key, value);
  } catch {
    // Blocked or full: what is not kept is asked for again next time.
  }
};

/** Removes every value whose key begins with `prefix`. */
export const removeStored = (prefix: string, kind: StorageKind): void => {
  try {
    for (const key of Object.keys(area(kind)))
      if (key.startsWith(prefix)) area(kind).removeItem(key);
  } catch {
    // Blocked: nothing is kept there.
  }
};

/** Stored JSON, parsed and checked; `undefined` if it is missing, broken or of another version. */
export const readStoredJson = <T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  kind: StorageKind = 'local',
): T | undefined => {
  const text = readStored(key, kind);
  if (text === undefined) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Calls back when another tab changes the stored value. Returns the way to stop. */
export const onStoredChange = (
  key: string,
  onChange: (value: string | undefined) => void,
): (() => void) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) onChange(event.newValue ?? undefined);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
