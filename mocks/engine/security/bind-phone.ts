import { requireCode } from '../accounts/codes';
import { isTaken, requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** A phone number with the code that was sent to it. */
export interface PhoneBinding {
  readonly phone: string;
  /** Dialling code, without a plus. */
  readonly areaCode: string | undefined;
  readonly code: string;
}

/** Binds or replaces a phone number, confirmed by the code that was sent to it. One's own changes nothing. */
export const bindPhone = (
  context: Context,
  user: User,
  { phone, areaCode, code }: PhoneBinding,
): Decision<'updated'> => {
  requireGoodStanding(user);
  if (isTaken(context.state, phone, user)) throw new Refusal('username_exists');
  const isSame = user.phone === phone && user.areaCode === areaCode;
  return {
    events: [
      ...requireCode(context, phone, code),
      ...(isSame
        ? []
        : [
            { kind: 'userChanged', id: user.id, changes: { phone, areaCode } } as const,
            notifySecurity(context, user.id, 'contactChanged'),
          ]),
    ],
    reply: 'updated',
  };
};
