import { useEffect, useRef, useState } from 'react';
import {
  hasStored,
  readStoredJson,
  removeStored,
  writeStored,
  type StorageKind,
} from '@/lib/storage';
import { ownerStorageKey, useOwnerStorageKey } from './session';

const PREFIX = 'draft:';

const draftKeyOf = (owner: string, key: string): string => `${PREFIX}${owner}:${key}`;

/** Deletes all drafts of this tab and device, of all owners. */
export const clearDrafts = (): void => {
  removeStored(PREFIX, 'session');
  removeStored(PREFIX, 'local');
};

/** True if there is a draft of the current owner that signing out would delete. */
export const hasDrafts = (): boolean => {
  const owner = ownerStorageKey();
  const isIn = (kind: StorageKind) => owner !== undefined && hasStored(draftKeyOf(owner, ''), kind);
  return isIn('session') || isIn('local');
};

const write = (owner: string | undefined, key: string, draft: unknown, kind: StorageKind): void => {
  if (owner !== undefined)
    writeStored(
      draftKeyOf(owner, key),
      draft === undefined ? undefined : JSON.stringify(draft),
      kind,
    );
};

/** Stores a draft for a form that is not mounted. Never for passwords, codes or document numbers. */
export const storeDraft = (key: string, draft: unknown, kind: StorageKind = 'session'): void =>
  write(ownerStorageKey(), key, draft, kind);

/**
 * Form content that survives a reload and a lost session in this tab, for the same user and account mode only. `parse`
 * returns `undefined` for a draft of another form. `update` changes the draft of the moment when it is called, for replies
 * that come while the user types. `clear` deletes the draft and restores `initial`. Of kind `local` it outlives the tab as
 * well, until sign-out. Never for passwords, codes or document numbers.
 */
export const useDraft = <T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
  kind: StorageKind = 'session',
): {
  readonly draft: T;
  readonly setDraft: (draft: T) => void;
  readonly update: (change: (draft: T) => T) => void;
  readonly clear: () => void;
} => {
  const owner = useOwnerStorageKey();
  const load = (): T =>
    (owner === undefined ? undefined : readStoredJson(draftKeyOf(owner, key), parse, kind)) ??
    initial;
  const [held, hold] = useState(() => ({ owner, key, draft: load(), isUnstored: false }));
  // Content typed between sign-in and the server's answer belongs to that user.
  const isOwn =
    held.key === key && (held.owner === owner || (held.owner === undefined && held.isUnstored));
  const shown = isOwn ? held.draft : load();
  if (held.owner !== owner || held.key !== key)
    hold({ owner, key, draft: shown, isUnstored: isOwn && held.isUnstored });
  // Synchronises with the tab's storage: content typed before that answer had no storage key until now.
  useEffect(() => {
    if (held.isUnstored) write(held.owner, held.key, held.draft, kind);
  }, [held, kind]);
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  }, [shown]);
  const show = (draft: T, isTyped: boolean): void => {
    // What equals an empty form is no draft.
    const isEmpty = JSON.stringify(draft) === JSON.stringify(initial);
    write(owner, key, isTyped && !isEmpty ? draft : undefined, kind);
    hold({ owner, key, draft, isUnstored: isTyped && owner === undefined });
  };
  return {
    draft: shown,
    setDraft: (draft) => show(draft, true),
    update: (change) => show(change(newest.current), true),
    clear: () => show(initial, false),
  };
};
