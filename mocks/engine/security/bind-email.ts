import { requireCode } from '../accounts/codes';
import { findUser, requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** Binds or replaces an e-mail address, confirmed by the code that was sent to it. */
export const bindEmail = (
  context: Context,
  user: User,
  email: string,
  code: string,
): Decision<'updated'> => {
  requireGoodStanding(user);
  if (findUser(context.state, email) !== undefined) throw new Refusal('username_exists');
  return {
    events: [
      ...requireCode(context, email, code),
      { kind: 'userChanged', id: user.id, changes: { email } },
      notifySecurity(context, user.id, 'contactChanged'),
    ],
    reply: 'updated',
  };
};
