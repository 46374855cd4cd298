import { TOTP } from 'otpauth';
import { forcedRefusal, PASSING_CODE } from '../accounts/codes';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import type { Authenticator, User } from '../state';
import { digest } from '../tokens';

const STEP_MS = 30_000;
/** Phone clocks differ slightly: one step either way is accepted (RFC 6238, section 5.2). */
const WINDOW = 1;
/** A code up to this many steps old is reported as expired, not as wrong. */
const OLD_WINDOW = 20;
const STEP_UP_MS = 5 * 60_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ISSUER = 'Quayside';

/** 32 base32 digits: 160 bits, as RFC 4226 recommends. */
const secretFor = (seed: number, userId: number): string =>
  Array.from(digest(`authenticator:${seed}:${userId}`))
    .map((digit, index) => BASE32[(Number.parseInt(digit, 16) * 2 + index) % BASE32.length])
    .join('');

const fresh = ({ state }: Context, user: User): Authenticator =>
  user.authenticator ?? {
    secret: secretFor(state.seed, user.id),
    enabled: false,
    usedStep: 0,
    confirmedUntil: 0,
  };

/**
 * The time step of this code. Throws `verification_code_wrong` for a code of no step near now or a used one, and
 * `verification_code_expired` for an old one. The demo's code is also accepted.
 */
const requireStep = ({ now }: Context, key: Authenticator, code: string): number => {
  const forced = forcedRefusal(code);
  if (forced !== undefined) throw new Refusal(forced);
  const step = Math.floor(now / STEP_MS);
  if (code === PASSING_CODE) return Math.max(step, key.usedStep);
  const totp = new TOTP({ secret: key.secret, period: STEP_MS / 1000 });
  const away = totp.validate({ token: code, timestamp: now, window: OLD_WINDOW });
  if (away === null || away > WINDOW) throw new Refusal('verification_code_wrong');
  if (away < -WINDOW) throw new Refusal('verification_code_expired');
  if (step + away <= key.usedStep) throw new Refusal('verification_code_wrong');
  return step + away;
};

/** The key after a call. The secret is included only until the key is confirmed. */
export interface ShownKey {
  readonly enabled: boolean;
  readonly secret: string | undefined;
  readonly uri: string | undefined;
}

const shown = (user: User, key: Authenticator): ShownKey =>
  key.enabled
    ? { enabled: true, secret: undefined, uri: undefined }
    : {
        enabled: false,
        secret: key.secret,
        uri: new TOTP({ issuer: ISSUER, label: user.account, secret: key.secret }).toString(),
      };

const keep = (user: User, authenticator: Authenticator) =>
  ({ kind: 'userChanged', id: user.id, changes: { authenticator } }) as const;

/** The key for the user's authenticator app. It stays the same until it is confirmed. */
export const showKey = (context: Context, user: User): Decision<ShownKey> => {
  requireGoodStanding(user);
  const key = fresh(context, user);
  return {
    events: user.authenticator === undefined ? [keep(user, key)] : [],
    reply: shown(user, key),
  };
};

/**
 * Confirms the key, once a code proves that the app has it. Throws `operation_unauthorized` if a key is already set.
 */
export const setKey = (context: Context, user: User, code: string): Decision<ShownKey> => {
  requireGoodStanding(user);
  const key = fresh(context, user);
  if (key.enabled) throw new Refusal('operation_unauthorized');
  const set = { ...key, enabled: true, usedStep: requireStep(context, key, code) };
  return {
    events: [keep(user, set), notifySecurity(context, user.id, 'authenticatorSet')],
    reply: shown(user, set),
  };
};

/** Steps up for five minutes. Throws `operation_unauthorized` if no key is set. */
export const stepUp = (
  context: Context,
  user: User,
  code: string,
): Decision<'operation_success'> => {
  requireGoodStanding(user);
  const key = user.authenticator;
  if (key?.enabled !== true) throw new Refusal('operation_unauthorized');
  const usedStep = requireStep(context, key, code);
  const confirmed = { ...key, usedStep, confirmedUntil: context.now + STEP_UP_MS };
  return { events: [keep(user, confirmed)], reply: 'operation_success' };
};

/** Throws `operation_unauthorized` for a user with an authenticator who has not stepped up recently. */
export const requireStepUp = ({ now }: Context, { authenticator }: User): void => {
  if (authenticator?.enabled === true && now > authenticator.confirmedUntil)
    throw new Refusal('operation_unauthorized');
};
