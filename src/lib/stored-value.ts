import { create } from 'zustand';
import { parseStoredJson, readStored, writeStored } from './storage';

type Texts = readonly (string | undefined)[];

/** How a value is written to this device. */
interface StoredValueRules<T> {
  /** The names that it is stored under. Several names change together. */
  readonly names: readonly string[];
  /** The value of the stored texts, in the order of `names`. Must make sense of any text. */
  readonly parse: (texts: Texts) => T;
  /** The texts of a value, in the order of `names`; `undefined` removes one. */
  readonly print: (value: T) => Texts;
}

/** A value that this device keeps, the same in every tab. */
export interface StoredValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Sets what `next` makes of the newest value, including one that another tab has just stored. */
  readonly update: (next: (value: T) => T) => void;
  /** Reads storage again. */
  readonly refresh: () => void;
  /** The value, for components. */
  readonly useValue: () => T;
  /** A part of the value, for components: they render again only when it changes. */
  readonly useSelected: <S>(select: (value: T) => S) => S;
  /** Calls back after each change. Returns the way to stop. */
  readonly subscribe: (listener: (value: T, before: T) => void) => () => void;
}

const refreshers = new Set<{ readonly names: readonly string[]; readonly refresh: () => void }>();

/**
 * A value that lives in memory and in local storage. Where storage is blocked or full, memory alone holds it: storage
 * overrules memory only after it has changed since it was last read or written here.
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

/** A value that is stored as JSON under one name; `initial` where there is none. Not stored while it is `initial`. */
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

/** A list of words, at most `most` of them. */
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
 * Keeps every stored value the same as in other tabs. A tab that was frozen, or restored from the back/forward cache,
 * missed their events: it reads storage again when it is shown. Call once at start. Returns the way to stop.
 */
export const followStorage = (): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', refreshAll, { signal });
  document.addEventListener('visibilitychange', refreshAll, { signal });
  return () => listeners.abort();
};
