import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask';

it.each([
  ['ada.berg@example.com', 'a***@example.com'],
  ['a@b.io', 'a***@b.io'],
  ['no-address', 'n***'],
])('hides the name of the address %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('hides all but the last four digits of a phone number', () => {
  expect(maskPhone('1512345678', '49')).toBe('+49 ***5678');
  expect(maskPhone('1512345678', undefined)).toBe('***5678');
});
