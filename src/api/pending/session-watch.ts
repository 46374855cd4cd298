import type { Environment } from './environment';
import { sessionBindingOf, isSameSession, type SessionBinding } from './operation';

/** A session at a point in time. `turn` increases with each change, so that a later equal session still differs. */
export interface SessionSnapshot extends SessionBinding {
  readonly turn: number;
}

/** Detects changes of session. Learning the user of the current token is not a change. */
export const createSessionWatch = (env: Environment) => {
  let seen: SessionBinding | undefined;
  let turn = 0;
  const read = (): SessionSnapshot | undefined => {
    const session = env.session();
    const now = session && sessionBindingOf(session);
    if (seen !== undefined && isSameSession(seen, now)) {
      seen = { ...seen, owner: now?.owner ?? seen.owner, mode: now?.mode ?? seen.mode };
    } else {
      if (seen !== undefined) turn += 1;
      seen = now;
    }
    return seen && { ...seen, turn };
  };
  return {
    read,
    /** True if the session has not changed since the snapshot. */
    isCurrent: (shown: SessionSnapshot): boolean => {
      const now = read();
      return now !== undefined && shown.turn === now.turn && isSameSession(shown, now);
    },
  };
};
