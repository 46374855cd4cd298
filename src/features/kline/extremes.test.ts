import { expect, it } from 'vitest';
import { extremesOf } from './extremes';

const candle = (high: string, low: string, close: string) => ({
  time: 0,
  open: low,
  high,
  low,
  close,
  volume: '1',
});

const CANDLES = [
  candle('9.9', '9.1', '9.5'),
  candle('10.2', '8', '8.5'),
  candle('10.20', '9', '9.9'),
  candle('10', '9', '9.2'),
];

it('finds the highest high and the lowest low; of equal ones the newest', () => {
  expect(extremesOf(CANDLES, 'candles')).toEqual({
    // 10.2 and 10.20 are equal; 9.9 is less, although it is more as text.
    high: { index: 2, price: '10.20' },
    low: { index: 1, price: '8' },
  });
});

it('looks at the closing prices alone if they are all that is drawn', () => {
  expect(extremesOf(CANDLES, 'line')).toEqual({
    high: { index: 2, price: '9.9' },
    low: { index: 1, price: '8.5' },
  });
});

it('finds nothing without candles', () => {
  expect(extremesOf([], 'candles')).toEqual({ high: undefined, low: undefined });
});
