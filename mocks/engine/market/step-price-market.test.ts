import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMarket } from './market';
import { withStepPricePairs } from './step-price-market';

const PAIR = { symbol: 'T/T', levels: [100, 90, 120], holdSeconds: 7 } as const;
const market = withStepPricePairs(createMarket(7, []), [PAIR]);
const START = 1_772_442_000;

const second = fc.integer({ min: START, max: START + 60 });

it('a range agrees with its seconds, and finds the same first touch', () => {
  fc.assert(
    fc.property(
      second,
      fc.nat(80),
      fc.integer({ min: 85, max: 125 }),
      fc.constantFrom('up' as const, 'down' as const),
      fc.constantFrom('mid' as const, 'bid' as const, 'ask' as const),
      (from, length, level, direction, priceSide) => {
        const times = Array.from({ length: length + 1 }, (_, index) => from + index);
        const prices = times.map((t) => market.priceAt('T/T', t));
        expect(market.span('T/T', from, from + length)).toMatchObject({
          open: prices[0],
          close: prices.at(-1),
          high: Math.max(...prices),
          low: Math.min(...prices),
          volume: length + 1,
        });
        const touched = times.find((t) => {
          const at = market.quote('T/T', t)[priceSide];
          return direction === 'up' ? at >= level : at <= level;
        });
        expect(market.firstTouch('T/T', from, from + length, level, direction, priceSide)).toBe(
          touched,
        );
      },
    ),
  );
});

it('candles are continuous, and the newest are the tail of all candles', () => {
  const all = market.candles('T/T', '15s', START, START + 300, START + 290);
  expect(market.recentCandles('T/T', '15s', 5, START + 290)).toEqual(all.slice(-5));
  expect(all.every(({ time }, index) => time === START + index * 15)).toBe(true);
});
