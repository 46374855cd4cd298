import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  fromTicks,
  isPositive,
  percentOf,
  subtract,
  type Decimal,
} from '@/domain/money/decimal';
import {
  availableMarginOf,
  distancePercentOf,
  equityOf,
  isStopOut,
  marginLevelOf,
  stopOutPriceOf,
  usableMarginOf,
  type ContractAccount,
} from './account';
import type { Exposure } from './closing-price';
import { positionProfitOf, type Side } from './position';

const account = (
  cash: string,
  held: string,
  usedMargin: string,
  floating: string,
): ContractAccount => ({
  cash: decimal(cash),
  held: decimal(held),
  usedMargin: decimal(usedMargin),
  floating: decimal(floating),
});

describe('a contract account', () => {
  it('of 4865.00 cash, 134.25 margin and a loss of 0.05', () => {
    const figures = account('4865', '0', '134.25', '-0.05');
    // 4865.00 + 134.25 - 0.05
    expect(equityOf(figures)).toBe('4999.2');
    // 4999.20 - 134.25
    expect(availableMarginOf(figures)).toBe('4864.95');
    // 4999.20 / 134.25 = 37.237988...
    expect(marginLevelOf(figures)).toBe('3723.79');
    expect(usableMarginOf(figures)).toBe('4864.95');
  });

  it('excludes floating profit and held money from new orders, and is never negative', () => {
    expect(usableMarginOf(account('10', '5', '100', '50'))).toBe('10');
    // 10 + 5 + 100 - 4, less 100 and 5
    expect(usableMarginOf(account('10', '5', '100', '-4'))).toBe('6');
    expect(usableMarginOf(account('10', '5', '100', '-40'))).toBe('0');
    expect(usableMarginOf(account('-1', '0', '100', '40'))).toBe('0');
  });

  it('without a position has no level and no stop-out', () => {
    expect(marginLevelOf(account('10', '0', '0', '0'))).toBeUndefined();
    expect(isStopOut(account('-1', '0', '0', '0'), decimal('30'))).toBe(false);
  });

  it('is stopped out exactly at the limit: 30 % of 100 is 30', () => {
    expect(isStopOut(account('0', '0', '100', '-70'), decimal('30'))).toBe(true);
    expect(isStopOut(account('0', '0', '100', '-69.99'), decimal('30'))).toBe(false);
    expect(marginLevelOf(account('0', '0', '100', '-110.01'))).toBe('-10.01');
  });
});

/** One lot of 0.01 BTC from 60000 with leverage 10: margin 60. */
const LONG: Exposure = {
  side: 'long',
  terms: {
    lotSize: decimal('0.01'),
    feePercent: decimal('0'),
    overnightPercent: decimal('0'),
    rate: decimal('1'),
    scale: 2,
  },
  lots: 1,
  openPrice: decimal('60000'),
  decimals: 2,
};

describe('the stop-out price', () => {
  it('of a long: 40 cash + 60 margin may lose 82 until 30 % of 60 is left', () => {
    // A loss of 82.00: 60000 - 8200 = 51800.00 is exactly there. 51800.99 loses 81.9901, booked as 82.00, is there too;
    // 51801.00 loses 81.99 and is not.
    expect(stopOutPriceOf(LONG, account('40', '0', '60', '0'), decimal('30'))).toBe('51800.99');
  });

  it('of a short is symmetric', () => {
    const short: Exposure = { ...LONG, side: 'short' };
    expect(stopOutPriceOf(short, account('40', '0', '60', '0'), decimal('30'))).toBe('68199.01');
  });

  it('does not exist for a long that the account can carry down to zero', () => {
    expect(stopOutPriceOf(LONG, account('1000', '0', '60', '0'), decimal('30'))).toBeUndefined();
  });

  it('has a distance in percent: (52000 - 51800.99) / 52000 = 0.3827 %', () => {
    expect(distancePercentOf(decimal('52000'), decimal('51800.99'))).toBe('0.38');
    expect(distancePercentOf(decimal('51800.99'), decimal('52000'))).toBe('0.38');
  });
});

const cents = (min: number, max: number) =>
  fc.integer({ min, max }).map((amount) => decimal(fromTicks(amount, 2)));
const anyAccount: fc.Arbitrary<ContractAccount> = fc.record({
  cash: cents(-10_000, 100_000),
  held: cents(0, 50_000),
  usedMargin: cents(1, 200_000),
  floating: cents(-200_000, 200_000),
});

describe('for any account', () => {
  it('equity, available margin and level agree', () => {
    fc.assert(
      fc.property(anyAccount, (figures) => {
        const equity = equityOf(figures);
        expect(add(availableMarginOf(figures), figures.usedMargin, figures.held)).toBe(equity);
        expect(subtract(equity, figures.floating)).toBe(
          add(figures.cash, figures.held, figures.usedMargin),
        );
        const level = marginLevelOf(figures) ?? decimal('0');
        // Equity lies between the value of the level and that of the next hundredth of a percent.
        expect(compare(percentOf(figures.usedMargin, level), equity)).toBeLessThanOrEqual(0);
        const next = percentOf(figures.usedMargin, add(level, decimal('0.01')));
        expect(compare(next, equity)).toBeGreaterThan(0);
        expect(compare(usableMarginOf(figures), decimal('0'))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('the stop-out price is the first tick that stops the position out', () => {
    const exposure = fc.record({
      side: fc.constantFrom<Side>('long', 'short'),
      terms: fc.record({
        lotSize: fc.constantFrom(decimal('0.01'), decimal('1'), decimal('0.3')),
        feePercent: fc.constant(decimal('0')),
        overnightPercent: fc.constant(decimal('0')),
        rate: fc.constantFrom(decimal('1'), decimal('0.0066666667'), decimal('1.27')),
        scale: fc.constant(2),
      }),
      lots: fc.integer({ min: 1, max: 50 }),
      openPrice: cents(10_000, 5_000_000),
      decimals: fc.constant(2),
    });
    let found = 0;
    fc.assert(
      fc.property(anyAccount, exposure, (figures, one) => {
        const stopOut = decimal('30');
        const stopsAt = (price: Decimal): boolean => {
          const own = positionProfitOf(one.side, one.terms, one.lots, one.openPrice, price);
          return isStopOut({ ...figures, floating: add(figures.floating, own) }, stopOut);
        };
        const price = stopOutPriceOf(one, figures, stopOut);
        const tick = decimal(one.side === 'long' ? '0.01' : '-0.01');
        // Without a stop-out price not even the lowest price stops it out; otherwise the tick before does not.
        const before = price === undefined ? decimal('0.01') : add(price, tick);
        expect(isPositive(before) && stopsAt(before)).toBe(false);
        expect(price === undefined || stopsAt(price)).toBe(true);
        if (price !== undefined) found += 1;
      }),
      { numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(500);
  });
});
