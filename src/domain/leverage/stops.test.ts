import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, fromTicks, isPositive, negate } from '@/domain/money/decimal';
import type { Side } from './position';
import {
  amountOfStop,
  percentOfStop,
  stopAtAmount,
  stopAtPercent,
  stopsProblem,
  type StopBasis,
  type StopKind,
} from './stops';

const problem = (side: Side, takeProfit: string | undefined, stopLoss: string | undefined) =>
  stopsProblem(
    side,
    {
      takeProfit: takeProfit === undefined ? undefined : decimal(takeProfit),
      stopLoss: stopLoss === undefined ? undefined : decimal(stopLoss),
    },
    decimal('100'),
    decimal('105'),
  );

describe('the stops of a position opened at 100, now at 105', () => {
  it.each([
    // A long's take profit is not below 105 (the higher of the two), its stop loss not above 100 (the lower).
    ['long', '105', '100', undefined],
    ['long', '104.99', '100', 'take_profit_wrong'],
    ['long', '105', '100.01', 'stop_loss_wrong'],
    ['long', '100', '99', 'take_profit_wrong'],
    // The opposite for a short.
    ['short', '100', '105', undefined],
    ['short', '100.01', '105', 'take_profit_wrong'],
    ['short', '100', '104.99', 'stop_loss_wrong'],
    // Neither may be 0; an absent one is valid.
    ['long', '0', '99', 'take_profit_wrong'],
    ['long', '106', '0', 'stop_loss_wrong'],
    ['short', '0', '106', 'take_profit_wrong'],
    ['short', '99', '0', 'stop_loss_wrong'],
    ['long', undefined, undefined, undefined],
    ['long', undefined, '101', 'stop_loss_wrong'],
  ] as const)('%s with take profit %s and stop loss %s: %s', (side, takeProfit, stopLoss, key) => {
    expect(problem(side, takeProfit, stopLoss)).toBe(key);
  });
});

/** Two lots of 0.01 BTC from 67124.60. */
const basis = (side: Side, kind: StopKind): StopBasis => ({
  side,
  kind,
  terms: {
    lotSize: decimal('0.01'),
    feePercent: decimal('0.05'),
    overnightPercent: decimal('0.02'),
    rate: decimal('1'),
    scale: 2,
  },
  lots: 2,
  openPrice: decimal('67124.60'),
  decimals: 2,
});

describe('a stop by percent', () => {
  it.each([
    // 67124.60 x 1.01 = 67795.846, away from the open price; x 0.99 = 66453.354, towards it.
    ['long', 'takeProfit', '67795.85'],
    ['long', 'stopLoss', '66453.36'],
    ['short', 'takeProfit', '66453.35'],
    ['short', 'stopLoss', '67795.84'],
  ] as const)('of a %s, %s at 1 %% is %s', (side, kind, price) => {
    expect(stopAtPercent(basis(side, kind), decimal('1'))).toBe(price);
    expect(percentOfStop(basis(side, kind), decimal(price))).toBe('1');
  });

  it('on the wrong side is negative', () => {
    // 67124.60 x 0.99 for a long's take profit
    expect(percentOfStop(basis('long', 'takeProfit'), decimal('66453.354'))).toBe('-1');
  });
});

describe('a stop by amount', () => {
  it.each([
    // 10.00 / 0.02 = 500.00 away.
    ['long', 'takeProfit', '67624.6', '10'],
    ['long', 'stopLoss', '66624.6', '-10'],
    ['short', 'takeProfit', '66624.6', '10'],
    ['short', 'stopLoss', '67624.6', '-10'],
  ] as const)('of a %s, %s for 10.00 is %s', (side, kind, price, amount) => {
    expect(stopAtAmount(basis(side, kind), decimal('10'))).toBe(price);
    expect(amountOfStop(basis(side, kind), decimal(price))).toBe(amount);
  });

  it('gains no less and loses no more than requested', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Side>('long', 'short'),
        fc.constantFrom<StopKind>('takeProfit', 'stopLoss'),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom('1', '0.0066666667', '1.27'),
        (side, kind, size, lots, rate) => {
          const one = basis(side, kind);
          const terms = { ...one.terms, rate: decimal(rate) };
          const exposed = { ...one, lots, terms };
          const amount = decimal(fromTicks(size, 2));
          const stop = stopAtAmount(exposed, amount);
          if (!isPositive(stop)) return;
          const wanted = kind === 'takeProfit' ? amount : negate(amount);
          expect(compare(amountOfStop(exposed, stop), wanted)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
