import { dayNumber, startOfDay } from '@/domain/deposit/calendar';
import { interestBetween, type Debt } from '@/domain/loan/debt';
import { add } from '@/domain/money/decimal';
import type { LentLoan } from './loan';

/** The last day of the term as a day number. Its night is the first that bears the late rate. */
export const dueDayOf = ({ startedAt, days }: Pick<LentLoan, 'startedAt' | 'days'>): number =>
  dayNumber(startedAt) + days;

/** When the due day ends, in epoch milliseconds: what is owed then is overdue. */
export const dueTimeOf = (loan: Pick<LentLoan, 'startedAt' | 'days'>): number =>
  startOfDay(dueDayOf(loan) + 1);

/** What is owed at `now` (epoch milliseconds): interest has accrued for each night since it was last reckoned. */
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
