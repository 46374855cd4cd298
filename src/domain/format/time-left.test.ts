import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

it('rounds up to whole minutes', () => {
  expect(timeLeft(1)).toEqual({ unit: 'minutes', minutes: 1 });
  expect(timeLeft(60)).toEqual({ unit: 'minutes', minutes: 1 });
  expect(timeLeft(61)).toEqual({ unit: 'minutes', minutes: 2 });
});

it('uses two units from an hour on', () => {
  // 59 min 1 s rounds up to 60 minutes: an hour.
  expect(timeLeft(3541)).toEqual({ unit: 'hours', hours: 1, minutes: 0 });
  // 23 h 59 min.
  expect(timeLeft(86_340)).toEqual({ unit: 'hours', hours: 23, minutes: 59 });
  // A weekend: Friday 22:00 to Sunday 23:00, 49 h.
  expect(timeLeft(176_400)).toEqual({ unit: 'days', days: 2, hours: 1 });
});

it('is undefined once the time has come', () => {
  expect(timeLeft(0)).toBeUndefined();
  expect(timeLeft(-5)).toBeUndefined();
});
