import { requireCode } from '../accounts/codes';
import { isTaken, requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** Binds or replaces an e-mail address, confirmed by the code that was sent to it. One's own changes nothing. */
export const bindEmail = (
  context: Context,
  user: User,
  email: string,
  code: string,
): Decision<'updated'> => {
  requireGoodStanding(user);
  if (isTaken(context.state, email, user)) throw new Refusal('username_exists');
  const isSame = user.email === email;
  return {
    events: [
      ...requireCode(context, email, code),
      ...(isSame
        ? []
        : [
            { kind: 'userChanged', id: user.id, changes: { email } } as const,
            notifySecurity(context, user.id, 'contactChanged'),
          ]),
    ],
    reply: 'updated',
  };
};
