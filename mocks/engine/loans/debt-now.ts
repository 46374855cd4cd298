import { dayNumber } from '@/domain/deposit/calendar';
import { debtAfter, type Debt } from '@/domain/loan/debt';
import { dueDayOf } from '@/domain/loan/term';
import type { LentLoan } from './loan';

/** Debt at `now` (epoch milliseconds), with interest for each night since it was last calculated. */
export const debtNow = (loan: LentLoan, now: number): Debt =>
  debtAfter(
    loan.debt,
    { rate: loan.ratePercent, lateRate: loan.lateRatePercent },
    { fromDay: loan.accruedToDay, toDay: dayNumber(now), dueDay: dueDayOf(loan) },
  );
