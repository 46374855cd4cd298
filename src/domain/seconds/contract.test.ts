import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, fromTicks } from '@/domain/money/decimal';
import {
  costOf,
  feeOf,
  largestStake,
  outcomeOf,
  outcomeProfitOf,
  stakeProblem,
  winningsOf,
} from './contract';

const d = decimal;
const terms = (stake: string) => ({
  stake: d(stake),
  payoutPercent: d('80'),
  feePercent: d('0.2'),
  scale: 2,
});

describe('a seconds contract', () => {
  it('is decided by the public price alone', () => {
    expect(outcomeOf('up', d('67123.40'), d('67123.41'))).toBe('win');
    expect(outcomeOf('up', d('67123.40'), d('67123.39'))).toBe('lose');
    expect(outcomeOf('down', d('67123.40'), d('67123.39'))).toBe('win');
    expect(outcomeOf('down', d('67123.40'), d('67123.41'))).toBe('lose');
    expect(outcomeOf('up', d('67123.40'), d('67123.4'))).toBe('draw');
  });

  it('costs stake and fee, and pays stake x rate', () => {
    // fee 100 x 0.2 % = 0.20; cost 100.20; winnings 100 x 80 % = 80.00
    expect(feeOf(terms('100'))).toBe('0.2');
    expect(costOf(terms('100'))).toBe('100.2');
    expect(winningsOf(terms('100'))).toBe('80');
    expect(outcomeProfitOf(terms('100'), 'win')).toBe('80');
    expect(outcomeProfitOf(terms('100'), 'lose')).toBe('-100');
    expect(outcomeProfitOf(terms('100'), 'draw')).toBe('0');
  });

  it('rounds the fee up and the winnings down', () => {
    // 33.33 x 0.2 % = 0.06666 -> 0.07; 33.33 x 80 % = 26.664 -> 26.66
    expect(feeOf(terms('33.33'))).toBe('0.07');
    expect(winningsOf(terms('33.33'))).toBe('26.66');
  });
});

describe('a stake', () => {
  const limits = { minimum: d('10'), maximum: d('5000'), available: d('100.19') };

  it.each([
    ['0', 'amount_wrong'],
    ['-5', 'amount_wrong'],
    ['10.001', 'amount_wrong'],
    ['9.99', 'order_below_minimum'],
    ['5000.01', 'order_above_maximum'],
    // 100 + 0.20 = 100.20 is one cent more than the balance
    ['100', 'balance_insufficient'],
    // 99.99 x 0.2 % = 0.19998 -> 0.20; 99.99 + 0.20 = 100.19
    ['99.99', undefined],
  ])('of %s: %s', (stake, problem) => {
    expect(stakeProblem(terms(stake), limits)).toBe(problem);
  });

  it('has a maximum that uses the whole balance, fee included', () => {
    expect(largestStake(d('100.19'), d('5000'), d('0.2'), 2)).toBe('99.99');
    expect(largestStake(d('100.19'), d('50'), d('0.2'), 2)).toBe('50');
    expect(largestStake(d('0'), d('50'), d('0.2'), 2)).toBe('0');
  });

  it('has a maximum that fits, and one unit more does not', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((units) => d(fromTicks(units, 2)));
    const percent = fc.integer({ min: 0, max: 1000 }).map((units) => d(fromTicks(units, 2)));
    fc.assert(
      fc.property(cents, percent, (available, feePercent) => {
        const cost = (stake: ReturnType<typeof d>) =>
          costOf({ stake, feePercent, scale: 2, payoutPercent: d('0') });
        const stake = largestStake(available, d('1000000'), feePercent, 2);
        expect(compare(cost(stake), available)).not.toBe(1);
        expect(compare(cost(add(stake, d('0.01'))), available)).toBe(1);
      }),
      { numRuns: 1000 },
    );
  });
});
