import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { createMarket } from './market';
import { GRIDS } from './resolutions';
import { FRIDAY, SYMBOLS, TEST_PAIRS, WEEKEND_END, WEEKEND_START } from './test-pairs';
import type { Candle, Resolution } from './types';

const market = createMarket(5, TEST_PAIRS);
const anySymbol = fc.constantFrom(...SYMBOLS);
const RESOLUTIONS = [
  '1s',
  '5s',
  '15s',
  '30s',
  '1m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '8h',
  '1d',
  '1w',
  '1M',
] as const satisfies readonly Resolution[];
const UP_TO_AN_HOUR = RESOLUTIONS.slice(0, 9);
const anyNow = fc.oneof(
  fc.integer({ min: FRIDAY - 40_000_000, max: FRIDAY + 40_000_000 }),
  fc.integer({ min: WEEKEND_START - 4000, max: WEEKEND_START + 4000 }),
  fc.integer({ min: WEEKEND_END - 4000, max: WEEKEND_END + 4000 }),
);

/** Merges neighbouring candles; undefined if there are none. */
const merge = (parts: readonly Candle[]): Candle | undefined => {
  const [first] = parts;
  return (
    first && {
      time: first.time,
      open: first.open,
      high: Math.max(...parts.map((part) => part.high)),
      low: Math.min(...parts.map((part) => part.low)),
      close: parts.at(-1)?.close ?? NaN,
      volume: parts.reduce((sum, part) => sum + part.volume, 0),
    }
  );
};

/** One candle built from the open seconds of [from, to], starting at `from`. */
const fromSeconds = (symbol: string, from: number, to: number): Candle | undefined => {
  const seconds: Candle[] = [];
  for (let t = from; t <= to; t += 1) {
    if (market.session(symbol, t).open) seconds.push(market.second(symbol, t));
  }
  const merged = merge(seconds);
  return merged && { ...merged, time: from };
};

/** Relative difference; 0 if neither candle exists. */
const differenceOf = (a: number | undefined, b: number | undefined): number =>
  a === b ? 0 : Math.abs((a ?? NaN) - (b ?? NaN)) / Math.abs(b ?? NaN);

const withoutVolume = ({ time, open, high, low, close }: Candle) => ({
  time,
  open,
  high,
  low,
  close,
});

describe('candles', () => {
  it('build the forming candle from the seconds up to now only', () => {
    fc.assert(
      fc.property(
        anySymbol,
        fc.constantFrom(...UP_TO_AN_HOUR),
        anyNow,
        (symbol, resolution, now) => {
          const start = GRIDS[resolution].startOf(now);
          const [forming] = market.candles(symbol, resolution, start, start, now);
          const truth = fromSeconds(symbol, start, now);
          expect(forming && withoutVolume(forming)).toEqual(truth && withoutVolume(truth));
          expect(differenceOf(forming?.volume, truth?.volume)).toBeLessThan(1e-9);
        },
      ),
      runs(150),
    );
  });

  it('close at the current price while forming', () => {
    fc.assert(
      fc.property(anySymbol, fc.constantFrom(...RESOLUTIONS), anyNow, (symbol, resolution, now) => {
        const last = market.recentCandles(symbol, resolution, 1, now).at(-1);
        expect(last?.close).toBe(market.priceAt(symbol, now));
      }),
      runs(200),
    );
  });

  it('never change once finished', () => {
    fc.assert(
      fc.property(anySymbol, fc.constantFrom(...RESOLUTIONS), anyNow, (symbol, resolution, now) => {
        const grid = GRIDS[resolution];
        const from = grid.startOf(now);
        const end = grid.after(from);
        const justFinished = market.candles(symbol, resolution, from, from, end - 1);
        expect(market.candles(symbol, resolution, from, from, end + 86_400)).toEqual(justFinished);
      }),
      runs(200),
    );
  });

  it('agree between resolutions: each candle merges the finer ones inside it', () => {
    fc.assert(
      fc.property(
        anySymbol,
        fc.integer({ min: 4, max: RESOLUTIONS.length - 1 }),
        anyNow,
        (symbol, place, now) => {
          const coarse = RESOLUTIONS[place] ?? '1h';
          const fine = coarse === '1M' ? '1d' : (RESOLUTIONS[place - 1] ?? '1m');
          const from = GRIDS[coarse].startOf(now);
          const to = GRIDS[coarse].after(from) - 1;
          const [whole] = market.candles(symbol, coarse, from, from, to);
          const parts = market.candles(symbol, fine, from, to, to);
          const merged = merge(parts);
          expect(whole && withoutVolume(whole)).toEqual(
            merged && { ...withoutVolume(merged), time: from },
          );
          expect(differenceOf(whole?.volume, merged?.volume)).toBeLessThan(1e-9);
        },
      ),
      runs(300),
    );
  });

  it('lie on the grid in [from, to], weeks on Mondays and months on the 1st', () => {
    const weeks = market.candles('BTC/USDT', '1w', FRIDAY - 90 * 86_400, FRIDAY, FRIDAY);
    expect(weeks).toHaveLength(13);
    expect(weeks.map(({ time }) => new Date(time * 1000).getUTCDay())).toEqual(weeks.map(() => 1));
    const months = market.candles('BTC/USDT', '1M', FRIDAY - 365 * 86_400, FRIDAY, FRIDAY);
    expect(months.map(({ time }) => new Date(time * 1000).toISOString().slice(8))).toEqual(
      Array.from({ length: 12 }, () => '01T00:00:00.000Z'),
    );
    expect(market.candles('BTC/USDT', '1m', FRIDAY + 1, FRIDAY + 119, FRIDAY + 500)).toHaveLength(
      1,
    );
  });

  it('show nothing after now', () => {
    const candles = market.candles('BTC/USDT', '1m', FRIDAY, FRIDAY + 3600, FRIDAY + 90);
    expect(candles.map(({ time }) => time)).toEqual([FRIDAY, FRIDAY + 60]);
    expect(market.candles('BTC/USDT', '1m', FRIDAY + 60, FRIDAY + 3600, FRIDAY)).toEqual([]);
  });
});

describe('recentCandles', () => {
  it('reaches back over a weekend for the full count', () => {
    const candles = market.recentCandles('EUR/USD', '1m', 100, WEEKEND_END + 61);
    expect(candles).toHaveLength(100);
    expect(candles.at(-1)?.time).toBe(WEEKEND_END + 60);
    expect(candles.at(-3)?.time).toBe(WEEKEND_START - 60);
  });

  it('is the tail of candles', () => {
    fc.assert(
      fc.property(anySymbol, fc.constantFrom(...RESOLUTIONS), anyNow, (symbol, resolution, now) => {
        const recent = market.recentCandles(symbol, resolution, 5, now);
        expect(recent).toHaveLength(5);
        const from = recent[0]?.time ?? now;
        expect(market.candles(symbol, resolution, from, now, now)).toEqual(recent);
      }),
      runs(100),
    );
  });
});
