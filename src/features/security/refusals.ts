import { CODE_REFUSALS } from '@/api/code-refusals';
import type { RefusalTargets } from '@/api/refusals';
import type { SecretValues } from './model';

type SecretField = keyof SecretValues;

/** The field at which the form of a new login password shows each refusal, of the change or of sending a code. */
export const PASSWORD_TARGETS: RefusalTargets<
  'resetLoginPassword' | 'sendSmsCode' | 'sendMailCode',
  SecretField
> = {
  ...CODE_REFUSALS,
  old_password_wrong: 'old',
  passwords_differ: 'confirmation',
  user_not_found: 'form',
  username_exists: 'form',
  country_not_served: 'form',
  operation_unauthorized: 'form',
};

/** The field at which the form of the trade password shows each refusal, of the change or of sending a code. */
export const TRADE_PASSWORD_TARGETS: RefusalTargets<
  'setTradePassword' | 'sendSmsCode' | 'sendMailCode',
  SecretField
> = {
  ...CODE_REFUSALS,
  old_password_wrong: 'old',
  passwords_differ: 'confirmation',
  user_not_found: 'form',
  username_exists: 'form',
  country_not_served: 'form',
};

/** Where the authenticator's screen shows each refusal. */
export const AUTHENTICATOR_TARGETS: RefusalTargets<'setUpAuthenticator', 'code'> = {
  ...CODE_REFUSALS,
  operation_unauthorized: 'form',
};
