import { expect, test } from 'vitest';
import type { ApiFailure } from '@/api/errors';
import { LOGIN_TARGETS, REGISTER_TARGETS, fieldTargetOf } from './refusals';

const refusal = (key: string): ApiFailure => ({ kind: 'business', key, data: undefined });

test('a refused identifier is shown at the field of the selected kind', () => {
  expect(fieldTargetOf(LOGIN_TARGETS, refusal('user_not_found'), 'phone')).toBe('phone');
  expect(fieldTargetOf(REGISTER_TARGETS, refusal('username_exists'), 'email')).toBe('email');
});

test('a refused code is shown at its field, or at the form when that has no code field', () => {
  expect(fieldTargetOf(REGISTER_TARGETS, refusal('verification_code_wrong'), 'email')).toBe('code');
  expect(fieldTargetOf(REGISTER_TARGETS, refusal('verification_code_wrong'), 'account')).toBe(
    'form',
  );
});
