import { expect, it } from 'vitest';
import { candleEnd, candleStart, sourceOf } from './candles';
import { combineCandles } from './combine-candles';

const at = (text: string): number => Date.parse(`2026-03-02T${text}Z`) / 1000;

const candle = (
  time: number,
  [open, high, low, close]: readonly [string, string, string, string],
  volume: string,
) => ({ time, open, high, low, close, volume });

it('combines hours into 4 hours from 00:00 UTC; the first and the last may be incomplete', () => {
  const hours = [
    candle(at('03:00'), ['9.5', '9.9', '9.4', '9.8'], '7'),
    candle(at('04:00'), ['10', '12', '9', '11'], '1.5'),
    candle(at('05:00'), ['11', '11.5', '8', '9'], '2.25'),
    candle(at('06:00'), ['9', '100', '9', '20'], '0.1'),
    candle(at('07:00'), ['20', '21', '19', '19.5'], '0.2'),
    candle(at('08:00'), ['19.5', '20', '19', '19.75'], '3'),
  ];
  expect(combineCandles(hours, '4h')).toEqual([
    candle(at('00:00'), ['9.5', '9.9', '9.4', '9.8'], '7'),
    // High: 100 is more than 12, although it is less as text. Volume: 1.5 + 2.25 + 0.1 + 0.2.
    candle(at('04:00'), ['10', '100', '8', '19.5'], '4.05'),
    candle(at('08:00'), ['19.5', '20', '19', '19.75'], '3'),
  ]);
});

it('leaves a gap where the market was closed', () => {
  const hours = [
    candle(at('01:00'), ['1', '2', '1', '2'], '1'),
    candle(at('13:00'), ['5', '6', '4', '5'], '1'),
  ];
  expect(combineCandles(hours, '4h').map(({ time }) => time)).toEqual([at('00:00'), at('12:00')]);
});

it('changes nothing about candles of the period itself', () => {
  const hours = [candle(at('01:00'), ['1', '2', '1', '2'], '1')];
  expect(combineCandles(hours, '60min')).toEqual(hours);
  expect(combineCandles([], '4h')).toEqual([]);
});

it('requests hours for 4 hours, which start and end at multiples of 4 from 00:00 UTC', () => {
  expect(sourceOf('4h')).toBe('60min');
  expect(sourceOf('1D')).toBe('1D');
  expect(candleStart(at('11:59'), '4h')).toBe(at('08:00'));
  expect(candleEnd(at('08:00'), '4h')).toBe(at('12:00'));
});
