import { useEffect, useState } from 'react';
import { readStoredJson, removeStored, writeStored } from '@/lib/storage';
import { ownerName, useOwnerName } from './session';

const PREFIX = 'draft:';

const nameOf = (owner: string, key: string): string => `${PREFIX}${owner}:${key}`;

/** Forgets every draft of this tab, of all owners. */
export const clearDrafts = (): void => removeStored(PREFIX, 'session');

const write = (owner: string | undefined, key: string, draft: unknown): void => {
  if (owner !== undefined)
    writeStored(
      nameOf(owner, key),
      draft === undefined ? undefined : JSON.stringify(draft),
      'session',
    );
};

/** Stores a draft for a form that is not on screen. Never a password, a code or a document number. */
export const keepDraft = (key: string, draft: unknown): void => write(ownerName(), key, draft);

/**
 * A form's content that survives a reload and a lost session in this tab, for the same user in the same account mode
 * alone. `parse` returns `undefined` for a draft that is not of this form. Never for a password, a code or a document
 * number. `clear` forgets the draft and shows `initial` again.
 */
export const useDraft = <T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): { readonly draft: T; readonly setDraft: (draft: T) => void; readonly clear: () => void } => {
  const owner = useOwnerName();
  const load = (): T =>
    (owner === undefined ? undefined : readStoredJson(nameOf(owner, key), parse, 'session')) ??
    initial;
  const [held, hold] = useState(() => ({ owner, draft: load(), isUnstored: false }));
  // Typed between sign-in and the reply that says who the user is: it is that user's.
  const isOwn = held.owner === owner || (held.owner === undefined && held.isUnstored);
  const shown = isOwn ? held.draft : load();
  if (held.owner !== owner) hold({ owner, draft: shown, isUnstored: isOwn && held.isUnstored });
  // Synchronises with the tab's storage: what was typed before that reply had no name to be kept under until now.
  useEffect(() => {
    if (held.isUnstored) write(held.owner, key, held.draft);
  }, [held, key]);
  const show = (draft: T, isTyped: boolean): void => {
    write(owner, key, isTyped ? draft : undefined);
    hold({ owner, draft, isUnstored: isTyped && owner === undefined });
  };
  return {
    draft: shown,
    setDraft: (draft) => show(draft, true),
    clear: () => show(initial, false),
  };
};
