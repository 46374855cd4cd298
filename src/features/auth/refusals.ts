import { CODE_REFUSALS } from '@/api/code-refusals';
import type { ApiFailure } from '@/api/errors';
import { refusalTargetOf, type FieldTarget, type RefusalTargets } from '@/api/refusals';
import type { IdentifierKind } from './model';

/** `identifier` stands for the field of the selected kind. */
type LoginField = 'identifier' | 'password';
type RegisterField = 'identifier' | 'code' | 'confirmation' | 'inviteCode';

/** The field at which the login form shows each refusal. */
export const LOGIN_TARGETS: RefusalTargets<'logIn', LoginField> = {
  user_not_found: 'identifier',
  wrong_password: 'password',
  account_frozen: 'form',
  account_locked: 'form',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** The field at which the register form shows each refusal of a registration or of sending a code. */
export const REGISTER_TARGETS: RefusalTargets<
  'registerUser' | 'sendSmsCode' | 'sendMailCode',
  RegisterField
> = {
  user_not_found: 'identifier',
  username_exists: 'identifier',
  country_not_served: 'identifier',
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  passwords_differ: 'confirmation',
  invite_code_invalid: 'inviteCode',
  referrer_not_found: 'inviteCode',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** The field at which the form of a forgotten password shows each refusal. */
export const FORGOT_TARGETS: RefusalTargets<
  'resetLoginPassword' | 'sendSmsCode' | 'sendMailCode',
  'identifier' | 'code' | 'confirmation'
> = {
  ...CODE_REFUSALS,
  user_not_found: 'identifier',
  username_exists: 'identifier',
  country_not_served: 'identifier',
  passwords_differ: 'confirmation',
  old_password_wrong: 'form',
  operation_unauthorized: 'form',
};

/** The field at which the form of a new phone or e-mail address shows each refusal. */
export const CONTACT_TARGETS: RefusalTargets<
  'bindPhone' | 'bindEmail' | 'sendSmsCode' | 'sendMailCode',
  'identifier' | 'code'
> = {
  ...CODE_REFUSALS,
  user_not_found: 'identifier',
  username_exists: 'identifier',
  country_not_served: 'identifier',
};

/** The form field at which to show a failure. Registration by account name has no code field, so `form` then. */
export const fieldTargetOf = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field | 'identifier'>>>,
  failure: ApiFailure,
  kind: IdentifierKind,
): FieldTarget<Field | IdentifierKind> => {
  const target = refusalTargetOf(targets, failure);
  if (target === 'code' && kind === 'account') return 'form';
  return target === 'identifier' ? kind : target;
};
