import { expect, it } from 'vitest';
import { isWeekend } from './weekend';

const at = (text: string): number => Date.parse(text) / 1000;

it.each([
  ['Friday evening to Sunday evening', '2026-03-06T22:30Z', '2026-03-08T22:00Z', true],
  ['Saturday to Monday morning', '2026-03-07T12:00Z', '2026-03-09T00:00Z', true],
  [
    'Christmas, a Friday, which opens on the same day',
    '2026-12-24T23:00Z',
    '2026-12-25T22:00Z',
    false,
  ],
  ['a pause of a week that ends on a Sunday', '2026-03-01T12:00Z', '2026-03-08T22:00Z', false],
  ['a weekday', '2026-03-03T12:00Z', '2026-03-04T08:00Z', false],
])('%s', (_, now, opensAt, expected) => {
  expect(isWeekend(at(now), at(opensAt))).toBe(expected);
});
