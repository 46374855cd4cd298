import { isZero, type Decimal } from '@/domain/money/decimal';
import type { MoneyRecord, Progress, UnrankedRecord } from './model';

/** What only exchanges and transfers have. */
export const NEITHER = { got: undefined, from: undefined } as const;

/** The fee of a record; none if there is none, or if the server does not say. */
export const feeOf = (currency: string, amount: Decimal | undefined): Pick<MoneyRecord, 'fee'> =>
  amount === undefined || isZero(amount) ? {} : { fee: { currency, amount } };

/** The progress of a status. A status that is neither under way nor the success ended without effect. */
export const progressOf = (status: number, pending: readonly number[], done: number): Progress => {
  if (status === done) return 'done';
  return pending.includes(status) ? 'pending' : 'ended';
};

/** Records by their time, newest first. */
export const newestFirst = (records: readonly UnrankedRecord[]): readonly UnrankedRecord[] =>
  records.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || b.id - a.id);
