import { serverNow } from '@/api/server-clock';
import type { LoanRow } from '@/api/rows';

const readTimes = new WeakMap<LoanRow, number>();

/**
 * When a row was read, in epoch milliseconds: its figures are of that day, whatever the clock says by now. A query keeps
 * the row of an earlier reply as long as nothing in it has changed, so it is of the same day as well.
 */
export const readTimeOf = (row: LoanRow): number => {
  const readAt = readTimes.get(row) ?? serverNow();
  readTimes.set(row, readAt);
  return readAt;
};
