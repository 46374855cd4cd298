import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, decimal, fromTicks, isPositive, subtract, ZERO } from '@/domain/money/decimal';
import { isStopOut, stopOutPriceOf } from './account';
import { netPositionOf, type PricedPosition } from './net-position';
import { closingPrice, positionProfitOf, type PositionTerms } from './position';

const d = decimal;
const SPREAD = d('1');

const long = (lots: number, openPrice: string): PricedPosition => ({
  side: 'long',
  lots,
  openPrice: d(openPrice),
});
const short = (lots: number, openPrice: string): PricedPosition => ({
  side: 'short',
  lots,
  openPrice: d(openPrice),
});

describe('the net position of a pair', () => {
  it('averages the opening prices of one side by lots', () => {
    // (1 x 60000 + 3 x 56000) / 4
    expect(netPositionOf([long(1, '60000'), long(3, '56000')], SPREAD)).toEqual(long(4, '57000'));
  });

  it('lets opposite sides cancel, at the closing price of the larger one', () => {
    // The short closes at bid + 2: as if opened at 49997 and closed at the bid. (3 x 50001 - 49997) / 2
    expect(netPositionOf([long(3, '50001'), short(1, '49999')], SPREAD)).toEqual(long(2, '50003'));
    // The long closes at ask - 2: as if opened at 50003. (3 x 49999 - 50003) / 2
    expect(netPositionOf([long(1, '50001'), short(3, '49999')], SPREAD)).toEqual(short(2, '49997'));
  });

  it('is none if the sides cancel, or without positions', () => {
    expect(netPositionOf([long(2, '50001'), short(2, '49000')], SPREAD)).toBeUndefined();
    expect(netPositionOf([], SPREAD)).toBeUndefined();
  });

  it('gives a stop-out price at which the positions, each rounded by itself, are stopped out', () => {
    const terms: PositionTerms = {
      lotSize: d('0.01'),
      feePercent: d('0'),
      overnightPercent: d('0'),
      rate: d('1'),
      scale: 2,
    };
    const position = fc.record({
      side: fc.constantFrom('long' as const, 'short' as const),
      lots: fc.integer({ min: 1, max: 50 }),
      openPrice: fc
        .integer({ min: 4_000_000, max: 6_000_000 })
        .map((cents) => d(fromTicks(cents, 2))),
    });
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 20_000 }),
        (positions, cash) => {
          const net = netPositionOf(positions, SPREAD);
          if (net === undefined) return;
          const account = {
            cash: d(`${cash}`),
            held: ZERO,
            usedMargin: d('1000'),
            floating: ZERO,
          };
          const price = stopOutPriceOf({ ...net, terms, decimals: 2 }, account, d('30'));
          if (price === undefined) return;
          found += 1;
          /** True if the account is stopped out at a closing price of the net side. */
          const isOut = (closing: typeof price): boolean => {
            const last = net.side === 'long' ? add(closing, SPREAD) : subtract(closing, SPREAD);
            const quote = { last, spread: SPREAD };
            const floating = positions.reduce(
              (sum, { side, lots, openPrice }) =>
                add(sum, positionProfitOf(side, terms, lots, openPrice, closingPrice(side, quote))),
              ZERO,
            );
            return isStopOut({ ...account, floating }, d('30'));
          };
          // Each result is rounded by less than a cent, and so is their sum: a cent is a price move of 1 / lots, 100 / lots ticks.
          const ticks = Math.ceil((100 * (positions.length + 1)) / net.lots) + 1;
          const slack = d(fromTicks(ticks, 2));
          const [worse, better] =
            net.side === 'long'
              ? [subtract(price, slack), add(price, slack)]
              : [add(price, slack), subtract(price, slack)];
          const isOutBefore = isPositive(better) && isOut(better);
          expect([isOutBefore, isOut(worse)]).toEqual([false, true]);
        },
      ),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(100);
  });
});
