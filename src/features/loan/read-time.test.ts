import { expect, it, vi } from 'vitest';
import type { LoanRow } from '@/api/rows';
import { forecastEndOf, forecastOf, toRecord } from './record';

const DUE = Date.UTC(2026, 3, 2);
const DAY = 86_400_000;

/** 500 for 30 days at 0.05 % a day, one night before its due day: 29 nights, 7.25. */
const row = (): LoanRow => ({
  id: 81,
  amount: '500.00',
  day_rate: '0.0005',
  late_rate: '0.1',
  status: 1,
  total_interest: '7.25',
  interest_exact: '7.25',
  total_return: '0.00',
  fee_due: '5.00',
  interest_due: '7.25',
  principal_left: '500.00',
  due_amount: '512.25',
  due_time: DUE / 1000,
});

it('figures read before midnight are carried on from their own day, not from the next one', () => {
  vi.useFakeTimers({ now: DUE - DAY - 1000 });
  const read = row();
  expect(forecastOf(toRecord(read))?.onDueDay).toBe('512.5');
  vi.setSystemTime(DUE - DAY + 1000);
  expect(forecastOf(toRecord(read))?.onDueDay).toBe('512.5');
  // The same figures in a new reply are of the day on which that came.
  expect(forecastOf(toRecord(row()))?.onDueDay).toBe('512.25');
  vi.useRealTimers();
});

it('a delay is forecast for the end of a day, a week after the due day or after today', () => {
  // Due at the end of 1 April: 8 April ends on the 9th at 00:00.
  expect(forecastEndOf(DUE / 1000, DUE - 5 * DAY)).toBe(Date.UTC(2026, 3, 9) / 1000);
  // Read on 4 April: 11 April ends on the 12th.
  expect(forecastEndOf(DUE / 1000, Date.UTC(2026, 3, 4, 15))).toBe(Date.UTC(2026, 3, 12) / 1000);
});
