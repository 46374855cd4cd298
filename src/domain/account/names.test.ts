import { describe, expect, it } from 'vitest';
import { isAccountName, isEmail, isPhoneNumber } from './names';

describe('an account name', () => {
  it.each(['ada', 'Ada_1815', 'a.b-c', 'x'.repeat(32)])('accepts %s', (name) => {
    expect(isAccountName(name)).toBe(true);
  });

  it.each(['', 'ab', 'x'.repeat(33), 'ada lovelace', 'ada@host', 'аda', '阿达阿', "o'hara"])(
    'refuses "%s"',
    (name) => {
      expect(isAccountName(name)).toBe(false);
    },
  );
});

describe('a phone number', () => {
  it('has 6 to 20 digits and nothing else', () => {
    expect(['123456', '1'.repeat(20)].map(isPhoneNumber)).toEqual([true, true]);
    expect(['12345', '1'.repeat(21), '+49151', '151 234'].map(isPhoneNumber)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('an e-mail address', () => {
  it('needs a name, and a host of at least two parts', () => {
    expect(['ada@example.com', 'a.b+c@mail.example.org'].map(isEmail)).toEqual([true, true]);
    expect(
      ['ada@example', 'ada@.com', 'ada@example..com', '@example.com', 'a b@c.de'].some(isEmail),
    ).toBe(false);
  });
});
