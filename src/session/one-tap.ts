import { createStoredList } from '@/lib/stored-value';
import { ownerName, useOwnerName } from './session';

/** Kinds of orders that can be placed at one tap. */
export type OneTapKind = 'seconds' | 'leverage';

/** More owners than share a device. */
const MOST = 50;

const allowed = createStoredList('oneTapOrders', MOST);

const entryOf = (owner: string, kind: OneTapKind): string => `${owner}:${kind}`;

/** True if the present owner lets orders of this kind be placed without a confirmation. */
export const useIsOneTap = (kind: OneTapKind): boolean => {
  const owner = useOwnerName();
  const entries = allowed.useValue();
  return owner !== undefined && entries.includes(entryOf(owner, kind));
};

/** Allows or forbids it, for the present owner alone. */
export const setOneTap = (kind: OneTapKind, isAllowed: boolean): void => {
  const owner = ownerName();
  if (owner === undefined) return;
  const entry = entryOf(owner, kind);
  allowed.update((entries) =>
    [...(isAllowed ? [entry] : []), ...entries.filter((other) => other !== entry)].slice(0, MOST),
  );
};

/** Forbids it for the present owner, for every kind. */
export const forgetOneTap = (): void => {
  const owner = ownerName();
  allowed.update((entries) => entries.filter((entry) => !entry.startsWith(`${owner}:`)));
};
