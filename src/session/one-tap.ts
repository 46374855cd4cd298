import { createStoredList } from '@/lib/stored-value';
import { ownerStorageKey, useOwnerStorageKey } from './session';

/** Kinds of orders that can be placed with one tap. */
export type OneTapKind = 'seconds' | 'leverage';

/** Maximum entries; more than the owners that share a device. */
const MOST = 50;

const allowed = createStoredList('oneTapOrders', MOST);

const entryOf = (owner: string, kind: OneTapKind): string => `${owner}:${kind}`;

/** True if the current owner has enabled orders of this kind without confirmation. */
export const useIsOneTap = (kind: OneTapKind): boolean => {
  const owner = useOwnerStorageKey();
  const entries = allowed.useValue();
  return owner !== undefined && entries.includes(entryOf(owner, kind));
};

/** Enables or disables one-tap orders of a kind, for the current owner only. */
export const setOneTap = (kind: OneTapKind, isAllowed: boolean): void => {
  const owner = ownerStorageKey();
  if (owner === undefined) return;
  const entry = entryOf(owner, kind);
  allowed.update((entries) =>
    [...(isAllowed ? [entry] : []), ...entries.filter((other) => other !== entry)].slice(0, MOST),
  );
};

/** Disables one-tap orders of every kind for the current owner. */
export const forgetOneTap = (): void => {
  const owner = ownerStorageKey();
  allowed.update((entries) => entries.filter((entry) => !entry.startsWith(`${owner}:`)));
};
