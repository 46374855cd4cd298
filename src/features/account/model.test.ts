import { describe, expect, it } from 'vitest';
import { toUser, toVerification } from './model';

const ROW = { id: 10_001, account_number: 'trader', is_realname: 1 };

describe('the user of a reply', () => {
  it('is in the live account if the server does not say', () => {
    expect(toUser(ROW)).toEqual({
      id: 10_001,
      account: 'trader',
      inviteCode: undefined,
      mode: 'live',
      isVerified: false,
    });
  });

  it('is verified by the code 2', () => {
    expect(toUser({ ...ROW, is_realname: 2 }).isVerified).toBe(true);
  });
});

describe('certification', () => {
  it('goes from uncertified through review to certified', () => {
    expect(toVerification(ROW)).toBe('uncertified');
    expect(toVerification({ ...ROW, review_status: 1 })).toBe('review');
    expect(toVerification({ ...ROW, review_status: 2 })).toBe('certified');
    expect(toVerification({ ...ROW, is_realname: 2 })).toBe('certified');
  });
});
