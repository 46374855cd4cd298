import { expect, it } from 'vitest';
import { fullTime, pointTime, timeScaleOf, timeLabels } from './time-labels';

/** In the device's time zone. */
const start = new Date(2026, 10, 21, 9, 0).getTime() / 1000;
const candles = Array.from({ length: 16 }, (_, index) => ({ time: start + index * 60 }));

it('labels every fourth visible candle, counted from the newest, none at the edges', () => {
  // 16 candles, a label every 4: counted back from 15 these are 15, 11, 7, 3; 15 is at the edge.
  const labels = timeLabels(candles, { first: 0, end: 16 }, 'time');
  expect(labels.flatMap((text, index) => (text === '' ? [] : [`${index} ${text}`]))).toEqual([
    '3 09:03',
    '7 09:07',
    '11 09:11',
  ]);
});

it('has half as many labels of text twice as large', () => {
  // A label every 8: counted back from 15 these are 15 and 7; 15 is at the edge.
  const labels = timeLabels(candles, { first: 0, end: 16 }, 'time', 2);
  expect(labels.filter((text) => text !== '')).toEqual(['09:07']);
});

it('formats days, months and full times', () => {
  const at = [{ time: start }, { time: start }, { time: start }];
  expect(timeLabels(at, { first: 0, end: 3 }, 'day')).toContain('11-21');
  expect(timeLabels(at, { first: 0, end: 3 }, 'month')).toContain('2026-11');
  const later = { time: start + 86_400 * 366 };
  expect(timeLabels([...at, later], { first: 0, end: 3 }, 'day')).toContain('2026-11-21');
  expect(fullTime(start, 'time')).toBe('2026-11-21 09:00');
  expect(fullTime(start, 'day')).toBe('2026-11-21');
  expect([60, 3600, 86_400, 604_800, 2_678_400].map(timeScaleOf)).toEqual([
    'time',
    'time',
    'day',
    'day',
    'month',
  ]);
});

it('shortens the time of a point to what differs from the newest', () => {
  expect(pointTime(start, 'time', start + 60)).toBe('09:00');
  expect(pointTime(start, 'time', start + 86_400)).toBe('11-21 09:00');
  expect(pointTime(start, 'time', start + 86_400 * 366)).toBe('2026-11-21 09:00');
  expect(pointTime(start, 'day', start)).toBe('11-21');
  expect(pointTime(start, 'day', start + 86_400 * 366)).toBe('2026-11-21');
});
