import type { Debt } from '@/domain/loan/debt';
import type { Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';
import type { ReviewReason } from '../reviews';

/** What was agreed: later changes of the product do not touch it. Amounts in the currency, rates in percent a day. */
interface LoanTerms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly productId: number;
  readonly currency: string;
  readonly scale: number;
  readonly amount: Decimal;
  readonly days: number;
  readonly ratePercent: Decimal;
  readonly lateRatePercent: Decimal;
  readonly feePercent: Decimal;
  readonly appliedAt: number;
}

/** What is owed, with interest up to the beginning of a day (day number, UTC), and what has been repaid in all. */
interface Lent {
  readonly startedAt: number;
  readonly debt: Debt;
  readonly accruedToDay: number;
  readonly repaid: Decimal;
  readonly repayments: number;
  readonly lastRepaidAt: number | undefined;
}

/** A loan. Times in epoch milliseconds. */
export type Loan = LoanTerms &
  (
    | { readonly status: 'review' }
    | {
        readonly status: 'rejected';
        readonly endedAt: number;
        readonly reason: ReviewReason;
      }
    | ({ readonly status: 'repaying' | 'overdue' } & Lent)
    | ({ readonly status: 'settled'; readonly endedAt: number } & Lent)
  );

/** A loan that is being repaid, in time or not. */
export type RunningLoan = Extract<Loan, { status: 'repaying' | 'overdue' }>;
/** A loan that was paid out, whether it is repaid or not. */
export type LentLoan = Extract<Loan, { status: 'repaying' | 'overdue' | 'settled' }>;
/** A loan that nobody has decided on. */
export type LoanInReview = Extract<Loan, { status: 'review' }>;
