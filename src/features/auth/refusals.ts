import type { ApiFailure } from '@/api/errors';
import { targetOf, type FieldTarget, type RefusalTargets } from '@/api/refusals';
import type { NameKind } from './model';

/** `name` is the field of the kind in use. */
type LoginField = 'name' | 'password';
type RegisterField = 'name' | 'code' | 'confirmation' | 'inviteCode';

/** Where the login form shows each refusal. */
export const LOGIN_TARGETS: RefusalTargets<'logIn', LoginField> = {
  user_not_found: 'name',
  wrong_password: 'password',
  account_frozen: 'form',
  account_locked: 'form',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** Where the register form shows each refusal, of its own call and of those that send a code. */
export const REGISTER_TARGETS: RefusalTargets<
  'registerUser' | 'sendSmsCode' | 'sendMailCode',
  RegisterField
> = {
  user_not_found: 'name',
  username_exists: 'name',
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  passwords_differ: 'confirmation',
  invite_code_invalid: 'inviteCode',
  referrer_not_found: 'inviteCode',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** The field that a failure is shown at, by the kind of name in use: a name has no code where none is sent. */
export const shownAt = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field | 'name'>>>,
  failure: ApiFailure,
  kind: NameKind,
): FieldTarget<Field | NameKind> => {
  const target = targetOf(targets, failure);
  if (target === 'code' && kind === 'account') return 'form';
  return target === 'name' ? kind : target;
};
