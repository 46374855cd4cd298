import { describe, expect, it } from 'vitest';
import { indexAt, panBy, rangeOf, reveal, zoomBy } from './view';

/** A hundred candles, starting at 0, 60 … 5,940 s. */
const candles = Array.from({ length: 100 }, (_, index) => ({ time: index * 60 }));
const newest = { count: 20, until: undefined };

describe('the view of a chart', () => {
  it('shows the newest candles, or those up to a time, as many as there are', () => {
    expect(rangeOf(candles, newest)).toEqual({ first: 80, end: 100 });
    expect(rangeOf(candles, { count: 20, until: 3000 })).toEqual({ first: 31, end: 51 });
    expect(rangeOf(candles, { count: 20, until: 60 })).toEqual({ first: 0, end: 20 });
    expect(rangeOf(candles.slice(0, 5), newest)).toEqual({ first: 0, end: 5 });
    expect(rangeOf([], newest)).toEqual({ first: 0, end: 0 });
  });

  it('stays in place when older candles load', () => {
    const view = panBy(candles, newest, 30);
    expect(rangeOf(candles, view)).toEqual({ first: 50, end: 70 });
    const older = [{ time: -120 }, { time: -60 }, ...candles];
    expect(rangeOf(older, view)).toEqual({ first: 52, end: 72 });
  });

  it('pans between both ends and follows the newest at the end', () => {
    expect(rangeOf(candles, panBy(candles, newest, 500))).toEqual({ first: 0, end: 20 });
    expect(panBy(candles, panBy(candles, newest, 30), -30)).toEqual(newest);
    expect(panBy(candles, newest, -5)).toEqual(newest);
  });

  it('zooms around the focus, within limits', () => {
    // Candles 50 to 69; twice as many around the middle: ten more on each side.
    const view = panBy(candles, newest, 30);
    expect(rangeOf(candles, zoomBy(candles, view, 2, 0.5))).toEqual({ first: 40, end: 80 });
    expect(zoomBy(candles, newest, 2, 0.1)).toEqual({ count: 40, until: undefined });
    expect(zoomBy(candles, newest, 0.01, 0.5).count).toBe(15);
    expect(zoomBy(candles, newest, 1000, 0.5).count).toBe(200);
  });

  it('finds the candle at a time and scrolls no more than needed to show one', () => {
    expect(indexAt(candles, 119)).toBe(1);
    expect(indexAt(candles, -1)).toBe(-1);
    const view = panBy(candles, newest, 30);
    expect(reveal(candles, view, 60)).toBe(view);
    expect(rangeOf(candles, reveal(candles, view, 45))).toEqual({ first: 45, end: 65 });
    expect(rangeOf(candles, reveal(candles, view, 75))).toEqual({ first: 56, end: 76 });
  });
});
