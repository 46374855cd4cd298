import type { Environment } from './environment';
import { bindingOf, isSameBinding, type Binding } from './operation';

/** The session in which something was shown. `turn` differs after each change, also of what is not known of both. */
export interface ShownIn extends Binding {
  readonly turn: number;
}

/** Follows who is signed in. A user who becomes known, of a token that is there, is the same session. */
export const createSessionWatch = (env: Environment) => {
  let seen: Binding | undefined;
  let turn = 0;
  const read = (): ShownIn | undefined => {
    const session = env.session();
    const now = session && bindingOf(session);
    if (seen !== undefined && isSameBinding(seen, now)) {
      seen = { ...seen, owner: now?.owner ?? seen.owner, mode: now?.mode ?? seen.mode };
    } else {
      if (seen !== undefined) turn += 1;
      seen = now;
    }
    return seen && { ...seen, turn };
  };
  return {
    read,
    /** True if what was shown then may be sent now. */
    isStill: (shown: ShownIn): boolean => {
      const now = read();
      return now !== undefined && shown.turn === now.turn && isSameBinding(shown, now);
    },
  };
};
