import type { DepositStatus } from '../status/deposit';

/** `status` of an interest deposit (api-spec/paths/deposit.yaml; backend-facts.md, section 9). 0 and 3 are inferred. */
export const DEPOSIT_STATUS_CODES = {
  review: 0,
  hosting: 1,
  completed: 2,
  cancelled: 3,
} as const satisfies Record<DepositStatus, number>;
