import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, toFixedScale } from '@/domain/money/decimal';
import { dayResult } from './day-result';

const text = (amount: number): string => toFixedScale(decimal(String(amount)), 2, 'down');

/** The reply of a server for a day, and the equity now. Whole USDT. */
const day = (was: { start: number; result: number; paidIn: number; paidOut: number }) => {
  const { start, result, paidIn, paidOut } = was;
  return dayResult(
    {
      day_start_usdt: text(start + paidIn - paidOut),
      day_base_usdt: text(start + paidIn),
    },
    decimal(String(start + result + paidIn - paidOut)),
  );
};

describe("today's result", () => {
  it('is the current equity minus that of 00:00 UTC: 970 - 1,020 = -50, 4.9019 percent of 1,020, a loss rounded up', () => {
    expect(day({ start: 1020, result: -50, paidIn: 0, paidOut: 0 })).toEqual({
      amount: '-50',
      percent: '-4.91',
    });
  });

  it('does not rise when money is paid out: 50 of 1,000 are 5 percent, though 900 are gone', () => {
    expect(day({ start: 1000, result: 50, paidIn: 0, paidOut: 900 })).toEqual({
      amount: '50',
      percent: '5',
    });
    // All of it is gone: 1,050 paid out, the start without them is -50.
    expect(day({ start: 1000, result: 50, paidIn: 0, paidOut: 1050 })?.percent).toBe('5');
  });

  it('of money paid in today is part of what it was made with: 30 of 500 + 250 are 4 percent', () => {
    expect(day({ start: 500, result: 30, paidIn: 250, paidOut: 0 })?.percent).toBe('4');
    expect(day({ start: 0, result: 30, paidIn: 250, paidOut: 0 })?.percent).toBe('12');
  });

  it('is undefined if the server does not send it, or nothing was there', () => {
    expect(dayResult({}, decimal('970'))).toBeUndefined();
    expect(dayResult({ day_start_usdt: '0.00' }, decimal('0'))).toBeUndefined();
    expect(dayResult({ day_start_usdt: '1020.00' }, undefined)).toBeUndefined();
  });

  it('is in percent of the start where the server sends no base', () => {
    expect(dayResult({ day_start_usdt: '1020.00' }, decimal('970'))?.percent).toBe('-4.91');
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 });

  it('stays the same whatever is paid in or out; its percent whatever is paid out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: -1000, max: 1000 }),
        amount,
        amount,
        (start, result, paidIn, paidOut) => {
          const still = day({ start, result, paidIn: 0, paidOut: 0 });
          const moved = day({ start, result, paidIn, paidOut });
          expect(moved?.amount).toBe(still?.amount);
          expect(moved).toEqual(day({ start, result, paidIn, paidOut: 0 }));
          expect(Math.abs(Number(moved?.percent))).toBeLessThanOrEqual(
            Math.abs(Number(still?.percent)),
          );
        },
      ),
    );
  });
});
