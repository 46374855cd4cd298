import { afterEach, expect, it, vi } from 'vitest';
import { dayNumber } from '@/domain/deposit/calendar';
import type { LoanRow } from '@/api/rows';
import { decimal } from '@/domain/money/decimal';
import { readRepayment, toRecord } from './record';
import { amountAgainst, isSameDebt } from './use-repayment';

const MIDNIGHT = Date.UTC(2026, 2, 3);

/** What a loan of 500 owes on a day; interest so far is given. */
const row = (interest: string, total: string): LoanRow => ({
  id: 81,
  amount: '500.00',
  day_rate: '0.0006',
  status: 1,
  total_interest: interest,
  total_return: '0.00',
  fee_due: '2.50',
  interest_due: interest,
  principal_left: '500.00',
  due_amount: total,
});

const staged = (amount = '100') => {
  const { command } = readRepayment(amount, toRecord(row('0.30', '502.80')), decimal('1000'));
  if (command === undefined) throw new Error('nothing to stage');
  return command;
};

afterEach(() => {
  vi.useRealTimers();
});

it('figures of before midnight are not the debt after it, even if none were read since', () => {
  vi.useFakeTimers({ now: MIDNIGHT - 60_000 });
  const command = staged();
  expect(isSameDebt(command, command.record, dayNumber(MIDNIGHT - 1))).toBe(true);
  expect(isSameDebt(command, command.record, dayNumber(MIDNIGHT))).toBe(false);
});

it('another total of the same day is another debt, and an equal one read later is the same', () => {
  vi.useFakeTimers({ now: MIDNIGHT });
  const command = staged();
  const day = dayNumber(MIDNIGHT);
  expect(isSameDebt(command, toRecord(row('0.30', '402.80')), day)).toBe(false);
  expect(isSameDebt(command, toRecord(row('0.30', '502.80')), day)).toBe(true);
});

it('against a debt that has grown, all stays all, and a part the same part', () => {
  const grown = toRecord(row('0.60', '503.10'));
  expect(amountAgainst(staged('502.80'), grown)).toBe('503.1');
  expect(amountAgainst(staged('100'), grown)).toBe('100');
});
