import { dayNumber, startOfDay } from '@/domain/deposit/calendar';
import { interestBetween, type Debt } from '@/domain/loan/debt';
import { add } from '@/domain/money/decimal';
import type { LentLoan } from './loan';

/** The last day of the term as a day number. Its night is the first at the late rate. */
export const dueDayOf = ({ startedAt, days }: Pick<LentLoan, 'startedAt' | 'days'>): number =>
  dayNumber(startedAt) + days;

/** End of the due day, in epoch milliseconds. Debt left after it is overdue. */
export const dueTimeOf = (loan: Pick<LentLoan, 'startedAt' | 'days'>): number =>
  startOfDay(dueDayOf(loan) + 1);

/** Debt at `now` (epoch milliseconds), with interest for each night since it was last calculated. */
export const debtNow = (loan: LentLoan, now: number): Debt => {
  const { debt, ratePercent, lateRatePercent, accruedToDay } = loan;
  const accrued = interestBetween(
    debt.principal,
    { rate: ratePercent, lateRate: lateRatePercent },
    accruedToDay,
    dayNumber(now),
    dueDayOf(loan),
  );
  return { ...debt, interestAccrued: add(debt.interestAccrued, accrued) };
};
