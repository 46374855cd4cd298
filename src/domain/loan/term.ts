import { dayNumber, startOfDay } from '../deposit/calendar';

/** When a loan was paid out, in epoch milliseconds, and its term in days. */
interface Term {
  readonly startedAt: number;
  readonly days: number;
}

/** The last day of the term as a day number. Its night is the first at the late rate. */
export const dueDayOf = ({ startedAt, days }: Term): number => dayNumber(startedAt) + days;

/** End of the due day, in epoch milliseconds. Debt left after it is overdue. */
export const dueTimeOf = (term: Term): number => startOfDay(dueDayOf(term) + 1);
