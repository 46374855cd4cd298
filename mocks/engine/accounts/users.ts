import { Refusal } from '../refusal';
import type { User, WorldState } from '../state';

const folded = (name: string): string => name.trim().toLowerCase();

/** True if both mean the same account, phone or e-mail: case and space around do not count. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** The user whom `name` means: account name, phone or e-mail, whatever its case. */
export const findUser = (state: Readonly<WorldState>, name: string): User | undefined =>
  Object.values(state.users).find((user) =>
    [user.account, user.phone, user.email].some(
      (known) => known !== undefined && sameName(known, name),
    ),
  );

/** The user behind a token. Throws `session_expired` for a token that is missing, unknown or replaced. */
export const requireSession = (state: Readonly<WorldState>, token: string | undefined): User => {
  const user = state.users[state.tokens[token ?? ''] ?? 0];
  if (user === undefined) throw new Refusal('session_expired');
  return user;
};

/** Throws `real_name_required` for live money of somebody who is not verified; practising needs no identity check. */
export const requireRealName = ({ mode, certified }: User): void => {
  if (mode === 'live' && !certified) throw new Refusal('real_name_required');
};

/** Throws for a user who may not act: frozen and locked accounts are sent to customer service. */
export const requireGoodStanding = (user: User): void => {
  if (user.standing === 'frozen') throw new Refusal('account_frozen');
  if (user.standing === 'locked') throw new Refusal('account_locked');
};
