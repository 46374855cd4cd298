import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, fromTicks, subtract } from '@/domain/money/decimal';
import { stopOutPriceOf } from './account';
import { closingPriceOf, profitAtClosing, type Exposure } from './closing-price';
import { positionProfitOf, type Side } from './position';
import { amountOfStop, stopAtAmount } from './stops';

/** USD/JPY: one JPY is worth 1 / (market price) dollars. Lots of 1,000 USD, half spread 0.01, now at 135.168. */
const onYen = (side: Side, lots: number): Exposure => ({
  side,
  terms: {
    lotSize: decimal('1000'),
    feePercent: decimal('0'),
    overnightPercent: decimal('0'),
    rate: decimal('0.0073981712'),
    inverseSpread: decimal('0.01'),
    scale: 2,
  },
  lots,
  openPrice: decimal('135.168'),
  decimals: 3,
});

describe('a pair that sets the rate of its own quote currency', () => {
  it('books a loss at the rate of the price that it closes at', () => {
    const { side, terms, lots, openPrice } = onYen('long', 50);
    const closing = decimal('128.411');
    // The market is half a spread above: 1 / 128.421 = 0.0077868884. 50,000 x -6.757 x 0.0077868884 = -2,630.8002.
    expect(profitAtClosing(side, terms, lots, openPrice, closing)).toBe('-2630.81');
    // At the rate of now it would be -2,499.47: 130 too few.
    expect(positionProfitOf(side, terms, lots, openPrice, closing)).toBe('-2499.48');
  });

  it('has its stop where the amount is lost, or gained', () => {
    const stopLoss = { ...onYen('long', 50), kind: 'stopLoss' } as const;
    // (50,000 x 135.168 - 0.01 x 2,500) / (50,000 + 2,500) = 128.73095; a long's stop loss is rounded up.
    expect(stopAtAmount(stopLoss, decimal('2500'))).toBe('128.731');
    const takeProfit = { ...onYen('short', 10), kind: 'takeProfit' } as const;
    // (10,000 x 135.168 + 0.01 x 1,000) / (10,000 + 1,000) = 122.88091; a short's take profit is rounded down.
    expect(stopAtAmount(takeProfit, decimal('1000'))).toBe('122.88');
  });

  it('is stopped out where its loss leaves the level', () => {
    const account = {
      cash: decimal('4989.54'),
      held: decimal('0'),
      usedMargin: decimal('5000.45'),
      floating: decimal('0'),
    };
    // 30 % of 5,000.45 less 9,989.99 is -8,489.855: a loss of 8,489.86. (100,000 x 135.168 - 0.01 x 8,489.85) /
    // (100,000 + 8,489.85) = 124.58967 still loses less: 124.590. One step below it is lost. At the rate of now: 123.691.
    expect(stopOutPriceOf(onYen('long', 100), account, decimal('30'))).toBe('124.589');
  });

  it('cannot gain or lose more than its dollars one way', () => {
    // However far the dollar rises, 10,000 USD gain less than 10,000; and a short of them loses less.
    expect(closingPriceOf(onYen('long', 10), decimal('10000'), 'up')).toBeUndefined();
    expect(closingPriceOf(onYen('short', 10), decimal('-10000'), 'down')).toBeUndefined();
    expect(stopAtAmount({ ...onYen('long', 10), kind: 'takeProfit' }, decimal('10000'))).toBe('0');
  });

  it('gains no less and loses no more than the amount, within a step of the price', () => {
    const side = fc.constantFrom<Side>('long', 'short');
    const kind = fc.constantFrom('takeProfit', 'stopLoss');
    const cents = fc.integer({ min: 1000, max: 900_000 });
    fc.assert(
      fc.property(side, kind, cents, (chosen, what, wish) => {
        const basis = { ...onYen(chosen, 10), kind: what };
        const amount = decimal(fromTicks(wish, 2));
        const stop = stopAtAmount(basis, amount);
        const signed = (price: typeof stop) =>
          what === 'takeProfit'
            ? amountOfStop(basis, price)
            : subtract(decimal('0'), amountOfStop(basis, price));
        // A step of 0.001 JPY on 10,000 USD is worth less than 1.40 where a dollar costs more than 7.14 JPY.
        const off = Number(signed(stop)) - Number(amount);
        expect(compare(stop, decimal('7.14'))).toBe(1);
        expect(Math.abs(off)).toBeLessThan(1.5);
        expect(what === 'takeProfit' ? off : -off).toBeGreaterThan(-0.03);
      }),
    );
  });
});
