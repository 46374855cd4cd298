import { describe, expect, it } from 'vitest';
import { visibleSlice, type ChartCandle } from './visible-slice';

/** Closes 1, 2, 3 … */
const candles = Array.from({ length: 400 }, (_, index): ChartCandle => {
  const price = String(index + 1);
  return { time: index * 60, open: price, high: price, low: price, close: price, volume: '1' };
});

describe('the visible slice', () => {
  it('has the visible candles, with averages over earlier ones', () => {
    const {
      candles: seen,
      overlays,
      pane,
    } = visibleSlice(candles, { first: 100, end: 103 }, { overlays: ['ma'], pane: 'none' });
    expect(seen.map(({ close }) => close)).toEqual(['101', '102', '103']);
    // The mean of five in a row is the middle one: 99 at 101.
    expect(overlays[0]).toMatchObject({ name: 'MA5', values: [99, 100, 101] });
    expect(overlays.map(({ name }) => name)).toEqual(['MA5', 'MA10', 'MA30']);
    expect(pane).toBeUndefined();
  });

  it('has no averages at the start of the history', () => {
    const { overlays } = visibleSlice(
      candles,
      { first: 0, end: 6 },
      { overlays: ['ma'], pane: 'none' },
    );
    expect(overlays[0]?.values).toEqual([undefined, undefined, undefined, undefined, 3, 4]);
  });

  it('has one value per candle in the lower pane', () => {
    const { pane } = visibleSlice(
      candles,
      { first: 390, end: 400 },
      { overlays: [], pane: 'macd' },
    );
    expect(pane?.bars).toHaveLength(10);
    // A steady rise of 1 per candle: an average of n lags (n - 1) / 2 behind, so 12.5 - 5.5 = 7 between 26 and 12.
    for (const value of pane?.lines[0]?.values ?? []) expect(value).toBeCloseTo(7, 4);
    const rsi = visibleSlice(candles, { first: 390, end: 400 }, { overlays: [], pane: 'rsi' }).pane;
    expect(rsi?.lines[0]?.values.every((value) => value === 100)).toBe(true);
  });
});
