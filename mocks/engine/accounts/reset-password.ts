import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import { notifySecurity } from '../notifications/notify';
import type { User, WorldEvent } from '../state';
import { requireCode } from './codes';
import { findUser, hasPassword, requireGoodStanding, sameName } from './users';

/** A request for a new login password. `account` is an account name, phone number or e-mail address. */
export interface PasswordReset {
  readonly account: string;
  readonly password: string;
  readonly confirmation: string;
  readonly code: string | undefined;
  readonly oldPassword: string | undefined;
}

/** Where the code was sent: the phone or e-mail that was entered, or else the user's own. */
const targetOf = ({ phone, email }: User, named: string): string | undefined => {
  const isContact = [phone, email].some((known) => known !== undefined && sameName(known, named));
  return isContact ? named : (phone ?? email);
};

/**
 * Checks a signed-in user: the old password, and the code where there is an address to send it to. An account made by a wallet
 * has no password to prove, so its first one needs the code.
 */
const proveAsOwner = (
  context: Context,
  user: User,
  { account, oldPassword, code }: PasswordReset,
): readonly WorldEvent[] => {
  if (findUser(context.state, account)?.id !== user.id) throw new Refusal('operation_unauthorized');
  const target = targetOf(user, account);
  if (!hasPassword(user)) {
    if (target === undefined) throw new Refusal('operation_unauthorized');
    return requireCode(context, target, code);
  }
  if (oldPassword === undefined) throw new Refusal('parameters_missing');
  if (oldPassword !== user.password) throw new Refusal('old_password_wrong');
  return target === undefined ? [] : requireCode(context, target, code);
};

/**
 * Sets a new login password, by a code if `caller` is absent, otherwise by the old password. Ends every session of the
 * user.
 */
export const resetPassword = (
  context: Context,
  caller: User | undefined,
  request: PasswordReset,
): Decision<'password_changed'> => {
  if (request.password !== request.confirmation) throw new Refusal('passwords_differ');
  const user = caller ?? findUser(context.state, request.account);
  if (user === undefined) throw new Refusal('user_not_found');
  requireGoodStanding(user);
  const used =
    caller === undefined
      ? requireCode(context, targetOf(user, request.account) ?? request.account, request.code)
      : proveAsOwner(context, user, request);
  return {
    events: [
      ...used,
      { kind: 'userChanged', id: user.id, changes: { password: request.password } },
      { kind: 'tokenRevoked', userId: user.id },
      notifySecurity(context, user.id, 'passwordChanged'),
    ],
    reply: 'password_changed',
  };
};
