import type { WorldState } from '../engine/state';
import { upToDate, type StoredState } from './migrations';
import { shapeProblems } from './world-schema';

/** A state as stored by any build, migrated to this one; `undefined` if this build cannot read it. */
export const readableState = (stored: StoredState): WorldState | undefined => {
  try {
    const state = upToDate(stored);
    return state === undefined || shapeProblems(state).length > 0 ? undefined : state;
  } catch {
    return undefined;
  }
};
