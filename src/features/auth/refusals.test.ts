import { expect, test } from 'vitest';
import type { ApiFailure } from '@/api/errors';
import { fieldOfFailure } from './refusals';

const refusal = (key: string): ApiFailure => ({ kind: 'business', key, data: undefined });

test('a refused name is shown at the name in use', () => {
  expect(fieldOfFailure(refusal('user_not_found'), 'phone')).toBe('phone');
  expect(fieldOfFailure(refusal('username_exists'), 'email')).toBe('email');
});

test('a wrong password, code or invite code is shown at its field', () => {
  expect(fieldOfFailure(refusal('wrong_password'), 'account')).toBe('password');
  expect(fieldOfFailure(refusal('verification_code_expired'), 'email')).toBe('code');
  expect(fieldOfFailure(refusal('referrer_not_found'), 'account')).toBe('inviteCode');
});

test('a frozen account, an unknown refusal and a lost connection concern the form as a whole', () => {
  expect(fieldOfFailure(refusal('account_frozen'), 'account')).toBeUndefined();
  expect(fieldOfFailure(refusal('toString'), 'account')).toBeUndefined();
  expect(fieldOfFailure({ kind: 'network', reason: 'offline' }, 'account')).toBeUndefined();
});
