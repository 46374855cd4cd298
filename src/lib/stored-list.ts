import { useEffect } from 'react';
import { create } from 'zustand';
import { onStoredChange, readStoredJson, writeStored } from './storage';

/** A list of words that the device keeps, at most `most` of them. */
export const createStoredList = (key: string, most: number) => {
  const parse = (value: unknown): readonly string[] | undefined =>
    Array.isArray(value)
      ? value.filter((word) => typeof word === 'string').slice(0, most)
      : undefined;
  const read = (): readonly string[] => readStoredJson(key, parse) ?? [];
  const useStore = create<{ readonly words: readonly string[] }>(() => ({ words: read() }));
  const useWords = (): readonly string[] => {
    // The outside system: other tabs. What one took off must not come back with what this one keeps.
    useEffect(() => onStoredChange(key, () => useStore.setState({ words: read() })), []);
    return useStore(({ words }) => words);
  };
  return {
    useWords,
    /** Keeps what `next` makes of the list. */
    change: (next: (words: readonly string[]) => readonly string[]): void => {
      const words = next(useStore.getState().words);
      writeStored(key, words.length === 0 ? undefined : JSON.stringify(words));
      useStore.setState({ words });
    },
  };
};
