import type { Context } from './context';
import { decideDeposit } from './deposits/decide';
import { decideTopUp } from './funding/decide-top-up';
import { decideWithdrawal } from './funding/decide-withdrawal';
import { decideCertification } from './identity/decide-certification';
import { decideLoan } from './loans/decide';
import type { Verdict } from './reviews';
import type { WorldEvent } from './state';

/** Review decisions by collection. A record that is not under review stays unchanged. */
export const REVIEWERS = {
  certifications: decideCertification,
  topUps: decideTopUp,
  withdrawals: decideWithdrawal,
  deposits: decideDeposit,
  loans: decideLoan,
} as const satisfies Readonly<
  Record<string, (context: Context, id: number, verdict: Verdict) => readonly WorldEvent[]>
>;

/** The collections whose records are reviewed. */
export const REVIEWED = [
  'certifications',
  'topUps',
  'withdrawals',
  'deposits',
  'loans',
] as const satisfies readonly (keyof typeof REVIEWERS)[];
