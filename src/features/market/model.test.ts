import { describe, expect, it } from 'vitest';
import { candleRanges, mergeCandles, toPair, toTick, type Candle } from './model';

const ROW = {
  id: 7,
  legal_id: 3,
  currency_id: 20,
  currency_name: 'EUR',
  legal_name: 'USD',
  now_price: '1.08420',
  change: '-0.12',
  volume: '903112',
  category_text: 'forex',
  market_status: 2,
  market_changes_at: 1_772_402_400,
} as const;

describe('a pair of the wire', () => {
  it('becomes what changes rarely', () => {
    expect(toPair(ROW, 'forex')).toEqual({
      id: 7,
      board: 'forex',
      category: 'forex',
      symbol: 'EUR/USD',
      base: 'EUR',
      quote: 'USD',
      status: 'closed',
      changesAt: 1_772_402_400,
      canTradeSeconds: true,
    });
  });

  it('and what ticks: text stays text, digit for digit', () => {
    expect(toTick(ROW)).toEqual({
      symbol: 'EUR/USD',
      quote: {
        price: '1.08420',
        changePercent: '-0.12',
        high: undefined,
        low: undefined,
        volume: '903112',
      },
    });
  });

  it('trades, in the category of its board, where the server says nothing', () => {
    const { category_text, market_status, market_changes_at, ...silent } = ROW;
    expect([category_text, market_status, market_changes_at]).toHaveLength(3);
    expect(toPair(silent, 'crypto')).toMatchObject({
      status: 'trading',
      category: 'crypto',
      changesAt: undefined,
    });
  });

  it('offers no seconds contracts where the server forbids them', () => {
    expect(toPair({ ...ROW, open_microtrade: 0 }, 'forex').canTradeSeconds).toBe(false);
  });
});

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
