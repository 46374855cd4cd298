import { expect, it } from 'vitest';
import { dayOfTime } from './row-values';

it.each([
  ['2026-11-02 08:00:00', '2026-11-02'],
  ['soon', undefined],
  [null, undefined],
])('the day of %s is %s', (time, day) => {
  expect(dayOfTime(time)).toBe(day);
});
