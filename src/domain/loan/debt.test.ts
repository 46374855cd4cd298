import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  fromTicks,
  isNegative,
  isZero,
  toScale,
  ZERO,
} from '@/domain/money/decimal';
import {
  afterRepayment,
  divideRepayment,
  interestBetween,
  interestOwed,
  loanFee,
  totalOwed,
  type Debt,
} from './debt';

const d = decimal;
const RATES = { rate: d('0.05'), lateRate: d('0.1') };
const DUE = 30;
const debt = (principal: string, fee: string, accrued: string, paid = '0'): Debt => ({
  principal: d(principal),
  fee: d(fee),
  interestAccrued: d(accrued),
  interestPaid: d(paid),
});

describe('the interest of a loan', () => {
  it('is simple, per day', () => {
    // 500 x 0.05 % = 0.25 a day; 21 days are 5.25
    expect(interestBetween(d('500'), RATES, 0, 1, DUE)).toBe('0.25');
    expect(interestBetween(d('500'), RATES, 0, 21, DUE)).toBe('5.25');
    expect(interestBetween(d('500'), RATES, 7, 7, DUE)).toBe('0');
  });

  it('uses the late rate after the term', () => {
    // 30 days at 0.25 are 7.50; 2 days at 500 x 0.1 % = 0.50 are 1.00
    expect(interestBetween(d('500'), RATES, 0, 32, DUE)).toBe('8.5');
    expect(interestBetween(d('500'), RATES, 30, 32, DUE)).toBe('1');
    expect(interestBetween(d('500'), RATES, 31, 32, DUE)).toBe('0.5');
  });

  it('of two periods adds up to that of the whole', () => {
    const day = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(day, day, day, fc.integer({ min: 1, max: 1_000_000 }), (a, b, c, cents) => {
        const principal = d(fromTicks(cents, 2));
        const [first, middle, last] = [a, b, c].toSorted((x, y) => x - y);
        const of = (from = 0, to = 0) => interestBetween(principal, RATES, from, to, DUE);
        expect(add(of(first, middle), of(middle, last))).toBe(of(first, last));
      }),
    );
  });

  it('is rounded up once, in total', () => {
    // 333.33 x 0.05 % = 0.166665 a day: one day 0.17; three days 0.499995 -> 0.50, not 3 x 0.17
    expect(interestOwed(debt('333.33', '0', '0.166665'), 2)).toBe('0.17');
    expect(interestOwed(debt('333.33', '0', '0.499995'), 2)).toBe('0.5');
    expect(interestOwed(debt('333.33', '0', '0.499995', '0.17'), 2)).toBe('0.33');
  });
});

describe('the fee of a loan', () => {
  it('is a percentage of the amount, rounded up', () => {
    // 500 x 1 % = 5; 333.33 x 1 % = 3.3333 -> 3.34
    expect(loanFee(d('500'), d('1'), 2)).toBe('5');
    expect(loanFee(d('333.33'), d('1'), 2)).toBe('3.34');
  });
});

describe('a repayment', () => {
  // 5.00 + 5.25 + 500.00 = 510.25
  const owed = debt('500', '5', '5.25');

  it.each([
    ['3', { fee: '3', interest: '0', principal: '0' }],
    ['7.25', { fee: '5', interest: '2.25', principal: '0' }],
    ['110.25', { fee: '5', interest: '5.25', principal: '100' }],
    ['510.25', { fee: '5', interest: '5.25', principal: '500' }],
    ['510.26', undefined],
    ['0', undefined],
    ['-1', undefined],
  ])('of %s pays the fee, then interest, then principal: %j', (amount, parts) => {
    expect(divideRepayment(d(amount), owed, 2)).toEqual(parts);
  });

  it('of the whole debt leaves zero', () => {
    const parts = divideRepayment(totalOwed(owed, 2), owed, 2);
    expect(parts && totalOwed(afterRepayment(owed, parts), 2)).toBe('0');
  });

  it('conserves principal: the lent amount equals repaid plus remaining principal, for any repayments', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 60_000 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000 }), steps, (cents, payments) => {
        const amount = d(fromTicks(cents, 2));
        let day = 0;
        let repaid = ZERO;
        let left: Debt = {
          principal: amount,
          fee: loanFee(amount, d('1'), 2),
          interestAccrued: ZERO,
          interestPaid: ZERO,
        };
        for (const [wait, payment] of payments) {
          const accrued = interestBetween(left.principal, RATES, day, day + wait, DUE);
          left = { ...left, interestAccrued: add(left.interestAccrued, accrued) };
          day += wait;
          const size = d(fromTicks(payment, 2));
          const parts = divideRepayment(size, left, 2);
          expect(parts === undefined).toBe(compare(size, totalOwed(left, 2)) > 0);
          if (parts === undefined) continue;
          expect(add(parts.fee, parts.interest, parts.principal)).toBe(size);
          // Principal is repaid only when nothing else is owed.
          left = afterRepayment(left, parts);
          const first = add(left.fee, interestOwed(left, 2));
          expect(isZero(parts.principal) || isZero(first)).toBe(true);
          repaid = add(repaid, parts.principal);
        }
        expect(add(repaid, left.principal)).toBe(amount);
        expect([left.principal, left.fee, interestOwed(left, 2)].some(isNegative)).toBe(false);
        expect(add(left.interestPaid, interestOwed(left, 2))).toBe(
          toScale(left.interestAccrued, 2, 'up'),
        );
      }),
    );
  });
});
