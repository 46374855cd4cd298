import type { LoanStatus } from '../status/loan';

/** `status` of a loan (api-spec/paths/loan.yaml; backend-facts.md, section 10). 0, 3 and 4 are inferred. */
export const LOAN_STATUS_CODES = {
  review: 0,
  repaying: 1,
  settled: 2,
  rejected: 3,
  overdue: 4,
} as const satisfies Record<LoanStatus, number>;
