import { serverNow } from '@/api/server-clock';
import type { LoanRow } from '@/api/rows';

const readTimes = new WeakMap<LoanRow, number>();

/**
 * When a row was read, in epoch milliseconds: its figures belong to that day. Queries of loans do not share rows between
 * replies (`structuralSharing`), because a row can stay equal overnight: interest below the smallest unit is not shown.
 */
export const readTimeOf = (row: LoanRow): number => {
  const readAt = readTimes.get(row) ?? serverNow();
  readTimes.set(row, readAt);
  return readAt;
};
