import { expect, test } from 'vitest';
import type { ApiFailure } from '@/api/errors';
import { LOGIN_TARGETS, REGISTER_TARGETS, shownAt } from './refusals';

const refusal = (key: string): ApiFailure => ({ kind: 'business', key, data: undefined });

test('a refused name is shown at the name in use', () => {
  expect(shownAt(LOGIN_TARGETS, refusal('user_not_found'), 'phone')).toBe('phone');
  expect(shownAt(REGISTER_TARGETS, refusal('username_exists'), 'email')).toBe('email');
});

test('a refused code is shown at its field, which a registration by account name does not have', () => {
  expect(shownAt(REGISTER_TARGETS, refusal('verification_code_wrong'), 'email')).toBe('code');
  expect(shownAt(REGISTER_TARGETS, refusal('verification_code_wrong'), 'account')).toBe('form');
});
