import { create } from 'zustand';
import { parseStoredJson, readStored, writeStored } from './storage';

type Texts = readonly (string | undefined)[];

/** How a value is stored on this device. */
interface StoredValueRules<T> {
  /** Its storage keys. Several keys change together. */
  readonly names: readonly string[];
  /** Parses the stored texts, in the order of `names`. Must accept any text. */
  readonly parse: (texts: Texts) => T;
  /** The texts to store, in the order of `names`; `undefined` removes a key. */
  readonly print: (value: T) => Texts;
}

/** A value stored on this device, shared by all tabs. */
export interface StoredValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Sets `next` of the newest value, which another tab may just have stored. */
  readonly update: (next: (value: T) => T) => void;
  /** Reads storage again. */
  readonly refresh: () => void;
  /** The value, for components. */
  readonly useValue: () => T;
  /** A part of the value, for components, which re-render only when it changes. */
  readonly useSelected: <S>(select: (value: T) => S) => S;
  /** Calls back after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: (value: T, before: T) => void) => () => void;
}

const refreshers = new Set<{ readonly names: readonly string[]; readonly refresh: () => void }>();

/**
 * Creates a value in memory and local storage. If storage is blocked or full, the value stays in memory: storage replaces
 * it only if storage has changed since it was last read or written here.
 */
export const createStoredValue = <T>({
  names,
  parse,
  print,
}: StoredValueRules<T>): StoredValue<T> => {
  const readAll = (): Texts => names.map((name) => readStored(name));
  let seen = readAll();
  const useStore = create<{ readonly value: T }>(() => ({ value: parse(seen) }));
  const get = (): T => useStore.getState().value;
  const set = (value: T): void => {
    const texts = print(value);
    for (const [index, name] of names.entries()) writeStored(name, texts[index]);
    seen = readAll();
    useStore.setState({ value });
  };
  const refresh = (): void => {
    const texts = readAll();
    if (texts.every((text, index) => text === seen[index])) return;
    seen = texts;
    useStore.setState({ value: parse(texts) });
  };
  refreshers.add({ names, refresh });
  return {
    get,
    set,
    update: (next) => {
      refresh();
      set(next(get()));
    },
    refresh,
    useValue: () => useStore(({ value }) => value),
    useSelected: (select) => useStore(({ value }) => select(value)),
    subscribe: (listener) =>
      useStore.subscribe(({ value }, { value: before }) => listener(value, before)),
  };
};

/** Creates a value stored as JSON under one key; `initial` if there is none. `initial` itself is not stored. */
export const createStoredJson = <T>(
  name: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): StoredValue<T> =>
  createStoredValue<T>({
    names: [name],
    parse: ([text]) => parseStoredJson(text, parse) ?? initial,
    print: (value) => [value === initial ? undefined : JSON.stringify(value)],
  });

/** Creates a stored list of strings, at most `most` of them. */
export const createStoredList = (name: string, most: number): StoredValue<readonly string[]> =>
  createStoredValue<readonly string[]>({
    names: [name],
    parse: ([text]) =>
      parseStoredJson(text, (value) =>
        Array.isArray(value)
          ? value.filter((word) => typeof word === 'string').slice(0, most)
          : undefined,
      ) ?? [],
    print: (words) => [words.length === 0 ? undefined : JSON.stringify(words)],
  });

const onStorage = ({ key }: StorageEvent): void => {
  for (const { names, refresh } of refreshers) if (key === null || names.includes(key)) refresh();
};

const refreshAll = (): void => {
  for (const { refresh } of refreshers) refresh();
};

/**
 * Keeps all stored values in sync with other tabs. A tab that was frozen, or restored from the back/forward cache, has
 * missed events and reads storage again when shown. Call once at start. Returns the function that stops it.
 */
export const syncStoredValues = (): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', refreshAll, { signal });
  document.addEventListener('visibilitychange', refreshAll, { signal });
  return () => listeners.abort();
};
