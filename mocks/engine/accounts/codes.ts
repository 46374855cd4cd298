import type { Context, Decision } from '../context';
import { Refusal, type RefusalKey } from '../refusal';
import type { User, WorldEvent } from '../state';
import { findUser, isTaken } from './users';

/** The verification code that every message of the mock carries. No message is actually sent. */
export const PASSING_CODE = '111111';
const LIFETIME_MS = 10 * 60_000;

/** Codes that force an outcome (mock-backend.md, part 5). */
const MAGIC_CODES: ReadonlyMap<string, RefusalKey> = new Map([
  ['000000', 'verification_code_wrong'],
  ['222222', 'verification_code_expired'],
  ['333333', 'too_many_attempts'],
]);

/** Why a code that forces an outcome is refused; `undefined` for any other. */
export const forcedRefusal = (code: string): RefusalKey | undefined => MAGIC_CODES.get(code);

/**
 * Sends a code to a phone number or e-mail address. For registration it must not belong to another user
 * than the caller; for a password reset it must belong to one.
 */
export const sendCode = (
  { state, now }: Context,
  target: string,
  purpose: 'register' | 'forget',
  caller?: User,
): Decision<'code_sent'> => {
  if (purpose === 'register' && isTaken(state, target, caller))
    throw new Refusal('username_exists');
  if (purpose === 'forget' && findUser(state, target) === undefined)
    throw new Refusal('user_not_found');
  return {
    events: [{ kind: 'codeSent', target, code: { code: PASSING_CODE, sentAt: now } }],
    reply: 'code_sent',
  };
};

/** Checks a code and consumes it. Throws `parameters_missing`, or the reason for which the code is invalid. */
export const requireCode = (
  { state, now }: Context,
  target: string,
  code: string | undefined,
): readonly WorldEvent[] => {
  if (code === undefined) throw new Refusal('parameters_missing');
  const forced = forcedRefusal(code);
  if (forced !== undefined) throw new Refusal(forced);
  const sent = state.codes[target];
  if (sent?.code !== code) throw new Refusal('verification_code_wrong');
  if (now - sent.sentAt > LIFETIME_MS) throw new Refusal('verification_code_expired');
  return [{ kind: 'codeUsed', target }];
};
