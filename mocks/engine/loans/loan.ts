import type { Debt } from '@/domain/loan/debt';
import type { Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';
import type { ReviewReason } from '../reviews';

/**
 * Terms fixed at application: later product changes do not affect them. Amounts in the currency, rates in percent per
 * day.
 */
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

/** Debt with interest up to the start of a day (day number, UTC), and the total repaid. */
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

/** A loan with debt left, on time or overdue. */
export type RunningLoan = Extract<Loan, { status: 'repaying' | 'overdue' }>;
/** A loan that was paid out, repaid or not. */
export type LentLoan = Extract<Loan, { status: 'repaying' | 'overdue' | 'settled' }>;
/** A loan under review. */
export type LoanInReview = Extract<Loan, { status: 'review' }>;
