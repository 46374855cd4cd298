import { describe, expect, it } from 'vitest';
import {
  candleEnd,
  candleRanges,
  mergeCandles,
  candleStart,
  withLivePrice,
  withPushedCandle,
  type Candle,
} from './candles';

const candle = (time: number, close: string): Candle => ({
  time,
  open: '1',
  high: '1',
  low: '1',
  close,
  volume: '1',
});

const grown = (time: number, volume: string): Candle => ({ ...candle(time, '2'), volume });

const at = (text: string): number => Date.parse(`${text}Z`) / 1000;

describe('candles', () => {
  it('are requested for the whole range, its end, and per hour before a closed time', () => {
    // Three one-minute candles, the last begun at 7,200 s: 7,080, 7,140 and 7,200 until 7,259.
    const { whole, end, older } = candleRanges(7200, 60, 3);
    expect(whole).toEqual({ from: 7080, to: 7259 });
    expect(end).toEqual({ from: 7140, to: 7259 });
    expect(older.to).toBe(7200);
    // Requests for the time before the gap are the same within an hour: one call per hour.
    expect(candleRanges(7140, 60, 3).older).toEqual(older);
  });

  it('are merged by time: the later list is newer, and the newest are kept', () => {
    const whole = [candle(60, 'a'), candle(120, 'old')];
    const end = [candle(120, 'new'), candle(180, 'b')];
    expect(mergeCandles([whole, end], 2)).toEqual([candle(120, 'new'), candle(180, 'b')]);
  });
});

describe('a pushed candle', () => {
  const known = [grown(60, '9'), grown(120, '10')];

  it.each([
    ['that has grown replaces the known one', grown(120, '11'), [grown(60, '9'), grown(120, '11')]],
    ['may be the previous one, grown', grown(60, '9.5'), [grown(60, '9.5'), grown(120, '10')]],
    ['that starts later is added', grown(180, '1'), [...known, grown(180, '1')]],
    // 9.9 is less than 10, but longer and greater as text.
    ['with less volume is older', grown(120, '9.9'), known],
    ['before the known ones is ignored', grown(0, '99'), known],
    ['may be missing', undefined, known],
  ])('%s', (_name, pushed, wanted) => {
    expect(withPushedCandle(known, pushed)).toEqual(wanted);
  });

  it('is ignored before any candles are loaded', () => {
    expect(withPushedCandle([], grown(60, '1'))).toEqual([]);
  });
});

describe('periods', () => {
  it('start on the hour, on Monday and on the first, in UTC', () => {
    // 21 November 2026 is a Saturday; the Monday before is the 16th.
    const now = at('2026-11-21T08:07:30');
    expect(candleStart(now, '15min')).toBe(at('2026-11-21T08:00:00'));
    expect(candleStart(now, '1D')).toBe(at('2026-11-21T00:00:00'));
    expect(candleStart(now, '1W')).toBe(at('2026-11-16T00:00:00'));
    expect(candleStart(now, '1M')).toBe(at('2026-11-01T00:00:00'));
  });

  it('end where the next one starts, in a short month too', () => {
    expect(candleEnd(at('2026-02-01T00:00:00'), '1M')).toBe(at('2026-03-01T00:00:00'));
    expect(candleEnd(at('2026-12-01T00:00:00'), '1M')).toBe(at('2027-01-01T00:00:00'));
    expect(candleEnd(600, '5min')).toBe(900);
  });
});

describe('the live price', () => {
  const last = { time: 60, open: '10', high: '12', low: '9', close: '11', volume: '1' };

  it('closes the forming candle and extends it if the price goes beyond', () => {
    expect(withLivePrice([last], '12.5', 60)).toEqual([{ ...last, close: '12.5', high: '12.5' }]);
    expect(withLivePrice([last], '8', 60)).toEqual([{ ...last, close: '8', low: '8' }]);
    expect(withLivePrice([last], '10.5', 60)).toEqual([{ ...last, close: '10.5' }]);
  });

  it('does not change finished candles', () => {
    expect(withLivePrice([last], '12.5', 120)).toEqual([last]);
    expect(withLivePrice([last], undefined, 60)).toEqual([last]);
    expect(withLivePrice([], '1', 60)).toEqual([]);
  });
});
