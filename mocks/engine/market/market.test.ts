import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { goldenChecksums } from '../../testing/golden-prices';
import { MARKET_END, MARKET_START } from './levels';
import { createMarket } from './market';
import { FRIDAY, SYMBOLS, TEST_PAIRS, WEEKEND_END, WEEKEND_START } from './test-pairs';

/** `tests/e2e/golden-prices.demo.spec.ts` compares other JavaScript engines with the same numbers. */
const GOLDEN = [1_286_320_176, 2_986_277_429, 1_057_129_473];
const market = createMarket(7, TEST_PAIRS);
const anySymbol = fc.constantFrom(...SYMBOLS);
const anySecond = fc.integer({ min: MARKET_START, max: MARKET_END - 1 });
const closingSymbol = fc.constantFrom('EUR/USD', 'XAU/USD');
const weekendSecond = fc.integer({ min: WEEKEND_START, max: WEEKEND_END - 1 });

describe('prices', () => {
  it('are the same on every engine and in every version: 100,000 of them, pinned, also for another seed and with interventions', () => {
    expect(goldenChecksums()).toEqual(GOLDEN);
  });

  it('do not depend on the order of reads or on the size of the cache', () => {
    const query = fc.tuple(
      anySymbol,
      fc.oneof(anySecond, fc.integer({ min: FRIDAY, max: FRIDAY + 900 })),
    );
    fc.assert(
      fc.property(fc.array(query, { minLength: 2, maxLength: 40 }), (queries) => {
        const answers = queries.map(([symbol, t]) => market.second(symbol, t));
        const forgetful = createMarket(7, TEST_PAIRS, 1);
        const reversed = queries.toReversed().map(([symbol, t]) => forgetful.second(symbol, t));
        expect(reversed.toReversed()).toEqual(answers);
      }),
      runs(40),
    );
  });

  it('differ between seeds and between symbols', () => {
    const other = createMarket(8, TEST_PAIRS);
    expect(other.priceAt('BTC/USDT', FRIDAY)).not.toBe(market.priceAt('BTC/USDT', FRIDAY));
    const renamed = TEST_PAIRS.slice(0, 1).map((pair) => ({ ...pair, symbol: 'BTC/EUR' }));
    const twin = createMarket(7, renamed);
    expect(twin.priceAt('BTC/EUR', FRIDAY)).not.toBe(market.priceAt('BTC/USDT', FRIDAY));
  });

  it('differ for seeds that share their low 32 bits', () => {
    const far = createMarket(7 + 2 ** 32, TEST_PAIRS);
    expect(far.priceAt('BTC/USDT', FRIDAY)).not.toBe(market.priceAt('BTC/USDT', FRIDAY));
  });

  it('are integers inside the root band, with bid below mid below ask', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEST_PAIRS), anySecond, (pair, t) => {
        const scale = 10 ** pair.decimals;
        const { low, high, open, close } = market.second(pair.symbol, t);
        const { bid, mid, ask } = market.quote(pair.symbol, t);
        for (const price of [low, high, open, close, bid, mid, ask]) {
          expect(Number.isInteger(price)).toBe(true);
        }
        expect(low).toBeGreaterThanOrEqual(Math.round(pair.root.low * scale));
        expect(high).toBeLessThanOrEqual(Math.round(pair.root.high * scale));
        expect(mid).toBe(market.priceAt(pair.symbol, t));
        expect(mid - bid).toBeGreaterThanOrEqual(1);
        expect(ask - mid).toBe(mid - bid);
        expect(mid - bid).toBe(market.halfSpread(pair.symbol, t));
        expect(mid - bid).toBeLessThanOrEqual(market.widestHalfSpread(pair.symbol));
        expect(bid).toBeGreaterThan(0);
      }),
      runs(800),
    );
  });

  it('throw for seconds outside the market, fractional seconds and unknown pairs', () => {
    for (const t of [MARKET_START - 1, MARKET_END, FRIDAY + 0.5, NaN]) {
      expect(() => market.priceAt('BTC/USDT', t)).toThrow(RangeError);
      expect(() => market.quote('BTC/USDT', t)).toThrow(RangeError);
      expect(() => market.session('BTC/USDT', t)).toThrow(RangeError);
    }
    expect(() => market.priceAt('BTC/EUR', FRIDAY)).toThrow('no such pair');
  });
});

describe('a closed session', () => {
  it('changes no price, quote, candle or trigger', () => {
    fc.assert(
      fc.property(closingSymbol, weekendSecond, (symbol, t) => {
        const last = market.priceAt(symbol, WEEKEND_START - 1);
        expect(market.second(symbol, t)).toEqual({
          time: t,
          open: last,
          high: last,
          low: last,
          close: last,
          volume: 0,
        });
        expect(market.quote(symbol, t)).toEqual(market.quote(symbol, WEEKEND_START - 1));
        expect(market.candles(symbol, '1m', WEEKEND_START, t, t)).toEqual([]);
        expect(market.span(symbol, WEEKEND_START, t)).toBeUndefined();
        expect(market.firstTouch(symbol, WEEKEND_START, t, last, 'up')).toBeUndefined();
        expect(market.firstTouch(symbol, WEEKEND_START, t, last, 'down')).toBeUndefined();
      }),
      runs(200),
    );
  });

  it('reports when it reopens, and is not open through any span', () => {
    expect(market.session('EUR/USD', WEEKEND_START)).toEqual({
      open: false,
      changesAt: WEEKEND_END,
    });
    expect(market.session('EUR/USD', FRIDAY)).toEqual({ open: true, changesAt: WEEKEND_START });
    expect(market.session('BTC/USDT', FRIDAY)).toEqual({ open: true, changesAt: undefined });
    expect(market.isOpenThrough('EUR/USD', FRIDAY, WEEKEND_START - 1)).toBe(true);
    expect(market.isOpenThrough('EUR/USD', FRIDAY, WEEKEND_START)).toBe(false);
    expect(market.isOpenThrough('EUR/USD', WEEKEND_END - 1, WEEKEND_END + 5)).toBe(false);
    expect(market.isOpenThrough('BTC/USDT', FRIDAY, WEEKEND_END)).toBe(true);
    expect(market.isOpenThrough('BTC/USDT', FRIDAY, MARKET_END)).toBe(false);
  });
});

describe('day', () => {
  it('agrees with the seconds it covers', () => {
    for (const symbol of ['BTC/USDT', 'EUR/USD']) {
      for (const now of [FRIDAY, WEEKEND_START + 40_000, WEEKEND_END + 77]) {
        const from = now - 86_400;
        const prices = Array.from({ length: 86_400 }, (_, i) =>
          market.second(symbol, from + 1 + i),
        );
        const open = market.priceAt(symbol, from);
        const day = market.day(symbol, now);
        expect(day.open).toBe(open);
        expect(day.last).toBe(market.priceAt(symbol, now));
        expect(day.high).toBe(prices.reduce((high, s) => Math.max(high, s.high), open));
        expect(day.low).toBe(prices.reduce((low, s) => Math.min(low, s.low), open));
        const volume = prices.reduce((sum, s) => sum + s.volume, 0);
        expect(Math.abs(day.volume - volume)).toBeLessThanOrEqual(volume * 1e-9);
      }
    }
  });
});
