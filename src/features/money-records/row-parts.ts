import type { Progress, UnrankedRecord } from './model';

/** What only exchanges and transfers have. */
export const NEITHER = { got: undefined, from: undefined } as const;

/** The progress of a status. A status that is neither under way nor the success ended without effect. */
export const progressOf = (status: number, pending: readonly number[], done: number): Progress => {
  if (status === done) return 'done';
  return pending.includes(status) ? 'pending' : 'ended';
};

/** Records by their time, newest first. */
export const newestFirst = (records: readonly UnrankedRecord[]): readonly UnrankedRecord[] =>
  records.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || b.id - a.id);
