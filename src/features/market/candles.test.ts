import { describe, expect, it } from 'vitest';
import { candleRanges, mergeCandles, type Candle } from './candles';

const candle = (time: number, close: string): Candle => ({
  time,
  open: '1',
  high: '1',
  low: '1',
  close,
  volume: '1',
});

describe('candles', () => {
  it('are asked for over the whole range, at its end, and before a closed time by the hour', () => {
    // Three one-minute candles, the last begun at 7,200 s: 7,080, 7,140 and 7,200 until 7,259.
    const { whole, end, older } = candleRanges(7200, 60, 3);
    expect(whole).toEqual({ from: 7080, to: 7259 });
    expect(end).toEqual({ from: 7140, to: 7259 });
    expect(older.to).toBe(7200);
    // All that the next hour asks for before its gap is the same question: one call an hour.
    expect(candleRanges(7140, 60, 3).older).toEqual(older);
  });

  it('are merged by time: the later list is newer, and the newest are kept', () => {
    const whole = [candle(60, 'a'), candle(120, 'old')];
    const end = [candle(120, 'new'), candle(180, 'b')];
    expect(mergeCandles([whole, end], 2)).toEqual([candle(120, 'new'), candle(180, 'b')]);
  });
});
