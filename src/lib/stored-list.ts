import { create } from 'zustand';
import { readStoredJson, writeStored } from './storage';

/** A list of words that the device keeps, at most `most` of them. */
export const createStoredList = (key: string, most: number) => {
  const parse = (value: unknown): readonly string[] | undefined =>
    Array.isArray(value)
      ? value.filter((word) => typeof word === 'string').slice(0, most)
      : undefined;
  const useStore = create<{ readonly words: readonly string[] }>(() => ({
    words: readStoredJson(key, parse) ?? [],
  }));
  return {
    useWords: (): readonly string[] => useStore(({ words }) => words),
    /** Keeps what `next` makes of the list. */
    change: (next: (words: readonly string[]) => readonly string[]): void => {
      const words = next(useStore.getState().words);
      writeStored(key, words.length === 0 ? undefined : JSON.stringify(words));
      useStore.setState({ words });
    },
  };
};
