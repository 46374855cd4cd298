import type { RefusalTargets } from '@/api/refusals';
import type { SecretValues } from './model';

type SecretField = keyof SecretValues;

/** The field at which the form of a new login password shows each refusal, of the change or of sending a code. */
export const PASSWORD_TARGETS: RefusalTargets<
  'resetLoginPassword' | 'sendSmsCode' | 'sendMailCode',
  SecretField
> = {
  old_password_wrong: 'old',
  passwords_differ: 'confirmation',
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  too_many_attempts: 'code',
  user_not_found: 'form',
  username_exists: 'form',
  country_not_served: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  operation_unauthorized: 'form',
  function_unavailable: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** The field at which the form of the trade password shows each refusal, of the change or of sending a code. */
export const TRADE_PASSWORD_TARGETS: RefusalTargets<
  'setTradePassword' | 'sendSmsCode' | 'sendMailCode',
  SecretField
> = {
  old_password_wrong: 'old',
  passwords_differ: 'confirmation',
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  too_many_attempts: 'code',
  user_not_found: 'form',
  username_exists: 'form',
  country_not_served: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  function_unavailable: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** Where the authenticator's screen shows each refusal. */
export const AUTHENTICATOR_TARGETS: RefusalTargets<'setUpAuthenticator', 'code'> = {
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  too_many_attempts: 'code',
  operation_unauthorized: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  function_unavailable: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};
