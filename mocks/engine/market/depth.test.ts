import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARKET_PAIRS } from '../../catalogue/market-pairs';
import { runs } from '../../testing/runs';
import { depthAt, tradesAt } from './depth';
import { createMarket } from './market';

const SEED = 7;
const PAIRS = MARKET_PAIRS;
const market = createMarket(SEED, PAIRS);
/** A week from Monday 2 March 2026; it includes a weekend. */
const MONDAY = Date.UTC(2026, 2, 2) / 1000;
const moment = fc.integer({ min: MONDAY, max: MONDAY + 7 * 86_400 });
const pair = fc.constantFrom(...PAIRS);

it('depth starts at bid and ask, and every further level has an amount', () => {
  fc.assert(
    fc.property(pair, moment, (of, t) => {
      const { bids, asks } = depthAt(market, SEED, of, t);
      const { bid, ask } = market.quote(of.symbol, t);
      expect([bids[0]?.ticks, asks[0]?.ticks]).toEqual([bid, ask]);
      const falling = bids.map(({ ticks }) => ticks);
      const rising = asks.map(({ ticks }) => ticks);
      expect(falling).toEqual([...new Set(falling)].toSorted((a, b) => b - a));
      expect(rising).toEqual([...new Set(rising)].toSorted((a, b) => a - b));
      expect([...bids, ...asks].every(({ amount }) => amount > 0)).toBe(true);
    }),
    runs(300),
  );
});

it('trades agree with the candles: the newest has the current price, and all lie inside their second', () => {
  fc.assert(
    fc.property(pair, moment, (of, t) => {
      const trades = tradesAt(market, SEED, of, t, 20);
      const traded = market.second(of.symbol, t).volume > 0;
      expect(!traded || trades[0]?.ticks === market.priceAt(of.symbol, t)).toBe(true);
      for (const { ticks, at } of trades) {
        const { low, high } = market.second(of.symbol, Math.floor(at / 1000));
        expect(ticks).toBeGreaterThanOrEqual(low);
        expect(ticks).toBeLessThanOrEqual(high);
      }
      const times = trades.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }),
    runs(300),
  );
});

it('is the same for every reader at every time', () => {
  const [first] = PAIRS;
  if (first === undefined) throw new Error('no pairs');
  const other = createMarket(SEED, PAIRS, 4);
  expect(depthAt(other, SEED, first, MONDAY)).toEqual(depthAt(market, SEED, first, MONDAY));
  expect(tradesAt(other, SEED, first, MONDAY, 9)).toEqual(tradesAt(market, SEED, first, MONDAY, 9));
});
