import { describe, expect, it } from 'vitest';
import { toCreditScore } from './model';

describe('a credit score', () => {
  it('is a share of its maximum, with what is left to gain', () => {
    // 70 of 100: 0.7, and 30 to gain.
    expect(toCreditScore({ score: '70.00', score_maximum: '100.00' })).toMatchObject({
      score: '70',
      maximum: '100',
      left: '30',
      share: 0.7,
    });
  });

  it('has neither a share nor points to gain without a maximum, or above it', () => {
    const unknown = { maximum: undefined, left: undefined, share: undefined, parts: [] };
    expect(toCreditScore({ score: '70.00' })).toEqual({ score: '70', isNone: false, ...unknown });
    expect(toCreditScore({ score: '70.00', score_maximum: '0' })).toMatchObject(unknown);
    expect(toCreditScore({ score: '120', score_maximum: '100' })).toMatchObject(unknown);
    expect(toCreditScore({})).toEqual({ score: undefined, isNone: false, ...unknown });
  });

  it('that the account does not have yet is another thing than one that is not known', () => {
    expect(toCreditScore({ score: null })).toMatchObject({ score: undefined, isNone: true });
    expect(toCreditScore({})).toMatchObject({ score: undefined, isNone: false });
  });

  it('says of each part whether the user can raise it', () => {
    const { parts } = toCreditScore({
      score: '30',
      score_parts: [
        { part: 'identity', points: '20.00', each: '20.00', maximum: '40.00' },
        { part: 'repaid_loans', points: '10.00', each: '5.00', maximum: '10.00' },
        { part: 'years_as_a_member', points: '0' },
      ],
    });
    expect(parts.map(({ part, canGrow }) => [part, canGrow])).toEqual([
      ['identity', true],
      ['repaid_loans', false],
      ['other', false],
    ]);
  });
});
