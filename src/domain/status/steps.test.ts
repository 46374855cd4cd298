import { describe, expect, it } from 'vitest';
import { COIN_LIFECYCLE } from './coin-order';
import { POSITION_LIFECYCLE } from './position';
import { isFinal, rowTimeOf, stepsOf } from './steps';
import { WITHDRAWAL_LIFECYCLE } from './withdrawal';

describe('a status', () => {
  it('is final if no step leaves it', () => {
    expect(isFinal(POSITION_LIFECYCLE, 'closed')).toBe(true);
    expect(isFinal(POSITION_LIFECYCLE, 'cancelled')).toBe(true);
    expect(isFinal(POSITION_LIFECYCLE, 'open')).toBe(false);
    expect(isFinal(WITHDRAWAL_LIFECYCLE, 'review2')).toBe(false);
  });
});

describe('a timeline', () => {
  it('has the reached statuses, the current one, and those that usually follow', () => {
    expect(
      stepsOf(
        WITHDRAWAL_LIFECYCLE,
        [
          { status: 'review1', at: 100 },
          { status: 'review2', at: 200 },
        ],
        ['review1', 'review2', 'success'],
        ['failed'],
      ),
    ).toEqual([
      { status: 'review1', state: 'done', at: 100 },
      { status: 'review2', state: 'current', at: 200 },
      { status: 'success', state: 'ahead', at: undefined },
    ]);
  });

  it('ends with a final status, marked if it is a failure', () => {
    const usual = ['review1', 'review2', 'success'] as const;
    expect(
      stepsOf(
        WITHDRAWAL_LIFECYCLE,
        [
          { status: 'review1', at: 100 },
          { status: 'failed', at: 150 },
        ],
        usual,
        ['failed'],
      ),
    ).toEqual([
      { status: 'review1', state: 'done', at: 100 },
      { status: 'failed', state: 'failed', at: 150 },
    ]);
    expect(stepsOf(COIN_LIFECYCLE, [{ status: 'done', at: undefined }], ['open', 'done'])).toEqual([
      { status: 'done', state: 'done', at: undefined },
    ]);
  });

  it('is all ahead before the first status', () => {
    expect(stepsOf(COIN_LIFECYCLE, [], ['open', 'done']).map(({ state }) => state)).toEqual([
      'ahead',
      'ahead',
    ]);
  });
});

const [PLACED, ENDED] = [1_772_442_000, 1_772_442_060];

it.each([
  ['of a settled order is that of its end', true, ENDED, { of: 'end', at: ENDED }],
  ['of one that runs is that of its placing', false, undefined, { of: 'placing', at: PLACED }],
  // A list may hold an expected end.
  ['of one that runs is never an end', false, ENDED, { of: 'placing', at: PLACED }],
  ['without a known end is that of the placing', true, undefined, { of: 'placing', at: PLACED }],
])('the time %s', (_what, hasResult, endedAt, time) => {
  expect(rowTimeOf({ hasResult, placedAt: PLACED, endedAt })).toEqual(time);
});
