import type { RefusalKeyOf } from './refusals';

type WithCode = RefusalKeyOf<'setTradePassword'> &
  RefusalKeyOf<'bindPhone'> &
  RefusalKeyOf<'resetLoginPassword'> &
  RefusalKeyOf<'setUpAuthenticator'>;

/** Refusals that every call with a code of the signed-in user announces: at the code, or not at a field. */
export const CODE_REFUSALS = {
  verification_code_wrong: 'code',
  verification_code_expired: 'code',
  too_many_attempts: 'code',
  account_frozen: 'form',
  account_locked: 'form',
  function_unavailable: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
} as const satisfies { readonly [Key in WithCode]?: 'code' | 'form' };
