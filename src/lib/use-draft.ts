import { useState } from 'react';
import { readStoredJson, removeStored, writeStored } from './storage';

const PREFIX = 'draft:';

/** Forgets every draft of this tab: what one user typed is not the next one's. */
export const clearDrafts = (): void => removeStored(PREFIX, 'session');

/** Lays a draft down for a form that is not on screen. */
export const keepDraft = (key: string, draft: unknown): void =>
  writeStored(`${PREFIX}${key}`, JSON.stringify(draft), 'session');

/**
 * A form's content that survives a reload and a lost session in this tab. `parse` returns `undefined` for a draft that
 * is not of this form. Never for passwords. `clear` forgets the draft and shows `initial` again.
 */
export const useDraft = <T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): { readonly draft: T; readonly setDraft: (draft: T) => void; readonly clear: () => void } => {
  const storageKey = `${PREFIX}${key}`;
  const [draft, show] = useState<T>(() => readStoredJson(storageKey, parse, 'session') ?? initial);
  return {
    draft,
    setDraft: (next) => {
      keepDraft(key, next);
      show(next);
    },
    clear: () => {
      writeStored(storageKey, undefined, 'session');
      show(initial);
    },
  };
};
