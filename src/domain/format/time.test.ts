import { describe, expect, it, vi } from 'vitest';
import {
  formatCountdown,
  formatDateTime,
  formatUtcTime,
  zoneText,
  relativeTime,
  utcDaysBetween,
} from './time';

describe('relative time', () => {
  const now = 1_800_000_000;
  it.each([
    [0, { unit: 'now' }],
    [299, { unit: 'now' }],
    [300, { unit: 'minutes', count: 5 }],
    [3599, { unit: 'minutes', count: 59 }],
    [3600, { unit: 'hours', count: 1 }],
    [86_399, { unit: 'hours', count: 23 }],
    [86_400, { unit: 'days', count: 1 }],
    [2_592_000, { unit: 'days', count: 30 }],
  ])('%i seconds ago', (age, expected) => {
    expect(relativeTime(now - age, now)).toEqual(expected);
  });

  it('becomes a date after thirty days', () => {
    expect(relativeTime(now - 2_592_001, now)).toEqual({
      unit: 'date',
      text: formatDateTime(now - 2_592_001),
    });
  });
});

const at = (text: string): number => Date.parse(text) / 1000;

describe('UTC', () => {
  it('states hours and minutes in any time zone', () => {
    expect(formatUtcTime(at('2026-11-22T22:00:30Z'))).toBe('22:00');
  });

  it('counts days by the date, not by 24 hours', () => {
    const evening = at('2026-11-21T23:59Z');
    expect(utcDaysBetween(evening, at('2026-11-21T23:59:59Z'))).toBe(0);
    expect(utcDaysBetween(evening, at('2026-11-22T00:00Z'))).toBe(1);
    expect(utcDaysBetween(evening, at('2026-11-23T22:00Z'))).toBe(2);
  });
});

describe('clock formats', () => {
  it('rounds a countdown up to whole seconds, never below zero', () => {
    expect(formatCountdown(41.2)).toBe('00:42');
    expect(formatCountdown(-3)).toBe('00:00');
    expect(formatCountdown(3725)).toBe('1:02:05');
  });

  it('formats a date as year-month-day hours:minutes:seconds', () => {
    const local = new Date(2026, 2, 2, 9, 5, 7).getTime() / 1000;
    expect(formatDateTime(local)).toBe('2026-03-02 09:05:07');
    expect(formatDateTime(undefined)).toBe('--');
  });

  it.each([
    [0, 'UTC'],
    [-420, 'UTC+07:00'],
    [210, 'UTC-03:30'],
  ])('names a zone of which the browser says %i minutes', (minutes, name) => {
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    expect(zoneText(0)).toBe(name);
    offset.mockRestore();
  });
});
