import { requireCode } from '../accounts/codes';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** A request for a new trade password. */
export interface TradePasswordRequest {
  readonly password: string;
  readonly confirmation: string;
  readonly code: string | undefined;
  readonly oldPassword: string | undefined;
}

/**
 * Sets the password that withdrawals require. The code is needed if the account has a phone or e-mail, the old trade
 * password if one is set.
 */
export const setTradePassword = (
  context: Context,
  user: User,
  { password, confirmation, code, oldPassword }: TradePasswordRequest,
): Decision<'password_changed'> => {
  requireGoodStanding(user);
  if (password !== confirmation) throw new Refusal('passwords_differ');
  if (user.tradePassword !== undefined) {
    if (oldPassword === undefined) throw new Refusal('parameters_missing');
    if (oldPassword !== user.tradePassword) throw new Refusal('old_password_wrong');
  }
  const target = user.phone ?? user.email;
  const used = target === undefined ? [] : requireCode(context, target, code);
  return {
    events: [
      ...used,
      { kind: 'userChanged', id: user.id, changes: { tradePassword: password } },
      notifySecurity(
        context,
        user.id,
        user.tradePassword === undefined ? 'tradePasswordSet' : 'tradePasswordChanged',
      ),
    ],
    reply: 'password_changed',
  };
};
