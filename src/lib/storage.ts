/** Where a value is stored: on this device, or in this tab until it is closed. */
export type StorageKind = 'local' | 'session';

const area = (kind: StorageKind): Storage =>
  kind === 'local' ? window.localStorage : window.sessionStorage;

/** Stored text; `undefined` if there is none or the browser blocks storage. */
export const readStored = (key: string, kind: StorageKind = 'local'): string | undefined => {
  try {
    return area(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores text, or removes it for `undefined`. Does nothing where storage is full or blocked. */
export const writeStored = (
  key: string,
  value: string | undefined,
  kind: StorageKind = 'local',
): void => {
  try {
    if (value === undefined) area(kind).removeItem(key);
    else area(kind).setItem(key, value);
  } catch {
    // Blocked or full: the value is lost when the page is left.
  }
};

const keysOf = (storage: Storage, prefix: string): readonly string[] =>
  Array.from(storage, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Removes every value whose key begins with `prefix`. */
export const removeStored = (prefix: string, kind: StorageKind): void => {
  try {
    for (const key of keysOf(area(kind), prefix)) area(kind).removeItem(key);
  } catch {
    // Blocked: nothing is stored.
  }
};

/** True if there is a value whose key begins with `prefix`. */
export const hasStored = (prefix: string, kind: StorageKind): boolean => {
  try {
    return keysOf(area(kind), prefix).length > 0;
  } catch {
    return false;
  }
};

/** Parses and validates JSON text; `undefined` if it is missing, broken or of another version. */
export const parseStoredJson = <T>(
  text: string | undefined,
  parse: (value: unknown) => T | undefined,
): T | undefined => {
  if (text === undefined) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** The JSON stored under a key, validated as in `parseStoredJson`. */
export const readStoredJson = <T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  kind: StorageKind = 'local',
): T | undefined => parseStoredJson(readStored(key, kind), parse);
