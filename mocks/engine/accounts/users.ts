import { Refusal } from '../refusal';
import type { User, WorldState } from '../state';

const folded = (name: string): string => name.trim().toLowerCase();

/** True if both names identify the same account, phone or e-mail. Ignores case and surrounding space. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** Finds a user by account name, phone or e-mail, ignoring case. */
export const findUser = (state: Readonly<WorldState>, name: string): User | undefined =>
  Object.values(state.users).find((user) =>
    [user.account, user.phone, user.email].some(
      (known) => known !== undefined && sameName(known, name),
    ),
  );

/** True if another user than `self` has this account name, phone or e-mail. */
export const isTaken = (
  state: Readonly<WorldState>,
  name: string,
  self: User | undefined,
): boolean => {
  const holder = findUser(state, name);
  return holder !== undefined && holder.id !== self?.id;
};

/** The user of a token. Throws `session_expired` for a missing, unknown or replaced token. */
export const requireSession = (state: Readonly<WorldState>, token: string | undefined): User => {
  const user = state.users[state.tokens[token ?? ''] ?? 0];
  if (user === undefined) throw new Refusal('session_expired');
  return user;
};

/** Throws `real_name_required` if an unverified user trades live money. The demo account needs no identity check. */
export const requireRealName = ({ mode, certified }: User): void => {
  if (mode === 'live' && !certified) throw new Refusal('real_name_required');
};

/** False for an account that a wallet made and that has set no login password since. */
export const hasPassword = ({ password }: User): boolean => password !== '';

/** Throws for a frozen or locked user, who must contact customer service. */
export const requireGoodStanding = (user: User): void => {
  if (user.standing === 'frozen') throw new Refusal('account_frozen');
  if (user.standing === 'locked') throw new Refusal('account_locked');
};
