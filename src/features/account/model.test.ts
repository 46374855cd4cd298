import { describe, expect, it } from 'vitest';
import { toScore, toUser, toVerification } from './model';

const ROW = { id: 10_001, account_number: 'trader', is_realname: 1 };

describe('the user of a reply', () => {
  it('is in the live account if the server does not say', () => {
    expect(toUser(ROW)).toEqual({
      id: 10_001,
      account: 'trader',
      inviteCode: undefined,
      mode: 'live',
      hasDemo: false,
      isVerified: false,
    });
  });

  it('has a demo account if the server says which account is in use', () => {
    expect(toUser({ ...ROW, account_mode: 'live' })).toMatchObject({ mode: 'live', hasDemo: true });
    expect(toUser({ ...ROW, account_mode: 'demo' })).toMatchObject({ mode: 'demo', hasDemo: true });
  });

  it('is verified by the code 2', () => {
    expect(toUser({ ...ROW, is_realname: 2 }).isVerified).toBe(true);
    expect(toUser({ ...ROW, review_status: 2 }).isVerified).toBe(true);
    expect(toUser({ ...ROW, review_status: 1 }).isVerified).toBe(false);
  });
});

describe('certification', () => {
  it('goes from uncertified through review to certified', () => {
    expect(toVerification(ROW)).toBe('uncertified');
    expect(toVerification({ ...ROW, review_status: 1 })).toBe('review');
    expect(toVerification({ ...ROW, review_status: 2 })).toBe('certified');
    expect(toVerification({ ...ROW, is_realname: 2 })).toBe('certified');
  });

  it('can be rejected', () => {
    expect(toVerification({ ...ROW, review_status: 3 })).toBe('rejected');
  });

  it('knows level 2 once level 1 is verified', () => {
    const verified = { ...ROW, is_realname: 2 };
    const at = (advanced_review_status: number, row = verified) =>
      toVerification(row, { advanced_review_status });
    expect([0, 1, 2, 3].map((status) => at(status))).toEqual([
      'certified',
      'advancedReview',
      'advanced',
      'advancedRejected',
    ]);
    expect(at(2, ROW)).toBe('uncertified');
    const reached = { advanced_review_status: 0, real_status: 2 };
    expect(toVerification(verified, reached)).toBe('advanced');
  });
});

it('the credit score has no trailing zeros, and none if the server has none', () => {
  expect(toScore({ score: '70.00' })).toBe('70');
  expect(toScore({ score: '70.50' })).toBe('70.50');
  expect(toScore({})).toBeUndefined();
});
