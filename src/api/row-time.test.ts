import { expect, it } from 'vitest';
import { timeOfRow } from './row-time';

/** 2 March 2026, 09:00 UTC. */
const AT = 1_772_442_000;

it('prefers epoch seconds to the text', () => {
  expect(timeOfRow(AT, '2020-01-01 00:00:00')).toBe(AT);
});

it('takes the text where the epoch is in milliseconds', () => {
  expect(timeOfRow(AT * 1000, '2026-03-02 09:00:00')).toBe(AT);
  expect(timeOfRow(AT * 1000, undefined)).toBeUndefined();
});

it.each([
  ['2026-03-02 09:00:00', AT],
  ['2026-03-02T09:00:00.000000Z', AT],
  // Two hours east of UTC: 07:00 UTC.
  ['2026-03-02T09:00:00+02:00', AT - 7200],
])('reads %s', (text, seconds) => {
  expect(timeOfRow(undefined, text)).toBe(seconds);
  expect(timeOfRow(null, text)).toBe(seconds);
});

it.each(['', null, undefined, '0000-00-00 00:00:00', '1970-01-01 00:00:00', '3 minutes ago', '7'])(
  'knows no time from %s',
  (text) => expect(timeOfRow(undefined, text)).toBeUndefined(),
);
