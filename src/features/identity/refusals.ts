import type { RefusalTargets } from '@/api/refusals';

const FORM_TARGETS = {
  already_applied: 'form',
  user_not_found: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  function_unavailable: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
  real_name_required: 'form',
} as const;

/** The field at which the form of level 1 shows each refusal. */
export const PRIMARY_TARGETS: RefusalTargets<'submitCertification', 'name' | 'number'> = {
  ...FORM_TARGETS,
  id_number_already_verified: 'number',
  real_name_failed: 'name',
  country_not_served: 'form',
};

/** The same of level 2. Its number must be that of level 1, which a failed check is mostly about. */
export const ADVANCED_TARGETS: RefusalTargets<'submitCertification', 'number' | 'country'> = {
  ...FORM_TARGETS,
  id_number_already_verified: 'number',
  real_name_failed: 'number',
  country_not_served: 'country',
};
