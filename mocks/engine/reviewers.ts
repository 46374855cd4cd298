import type { Context } from './context';
import { decideDeposit } from './deposits/decide';
import { decideTopUp } from './funding/decide-top-up';
import { decideWithdrawal } from './funding/decide-withdrawal';
import { decideCertification } from './identity/decide-certification';
import { decideLoan } from './loans/decide';
import type { Verdict } from './reviews';
import type { CollectionName, WorldEvent } from './state';

/** The collections whose records are reviewed. */
export const REVIEWED = [
  'certifications',
  'topUps',
  'withdrawals',
  'deposits',
  'loans',
] as const satisfies readonly CollectionName[];

/** Decides the review of a record. */
type Reviewer = (context: Context, id: number, verdict: Verdict) => readonly WorldEvent[];

/** The reviewer of each of these collections. A record that is not under review stays unchanged. */
export const REVIEWERS: Readonly<Record<(typeof REVIEWED)[number], Reviewer>> = {
  certifications: decideCertification,
  topUps: decideTopUp,
  withdrawals: decideWithdrawal,
  deposits: decideDeposit,
  loans: decideLoan,
};
