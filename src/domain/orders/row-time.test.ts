import { expect, it } from 'vitest';
import { rowTimeOf } from './row-time';

const [PLACED, ENDED] = [1_772_442_000, 1_772_442_060];

it.each([
  ['of a settled order is that of its end', true, ENDED, { of: 'end', at: ENDED }],
  ['of one that runs is that of its placing', false, undefined, { of: 'placing', at: PLACED }],
  // A list may hold an expected end.
  ['of one that runs is never an end', false, ENDED, { of: 'placing', at: PLACED }],
  ['without a known end is that of the placing', true, undefined, { of: 'placing', at: PLACED }],
])('the time %s', (_what, isOver, endedAt, time) => {
  expect(rowTimeOf({ isOver, placedAt: PLACED, endedAt })).toEqual(time);
});
