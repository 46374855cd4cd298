import { beforeEach, describe, expect, it } from 'vitest';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { sendCode } from './codes';
import { resetPassword, type PasswordReset } from './reset-password';

const ADA = person(10_001, { account: 'ada', email: 'ada@example.com' });
const BOB = person(10_002, { account: 'bob' });
const REQUEST: PasswordReset = {
  account: 'ada@example.com',
  password: 'newpass1',
  confirmation: 'newpass1',
  code: '111111',
  oldPassword: undefined,
};

let world: ReturnType<typeof smallWorld>;
beforeEach(() => {
  world = smallWorld([ADA, BOB]);
  world.apply(sendCode(world.context, 'ada@example.com', 'forget'));
});

const forgotten = (changes: Partial<PasswordReset> = {}) =>
  resetPassword(world.context, undefined, { ...REQUEST, ...changes });
const owned = (user: typeof ADA, changes: Partial<PasswordReset> = {}) =>
  resetPassword(world.context, user, { ...REQUEST, oldPassword: 'secret12', ...changes });

describe('a forgotten password', () => {
  it('is replaced with a valid code, which works once, and every session ends', () => {
    world.state.tokens['token'] = ADA.id;
    expect(world.apply(forgotten())).toBe('password_changed');
    expect(world.user(ADA.id).password).toBe('newpass1');
    expect(world.state.tokens).toEqual({});
    expect(refusalOf(forgotten)).toBe('verification_code_wrong');
  });

  it('can be reset by account name: the code went to its own address', () => {
    world.apply(forgotten({ account: 'ADA' }));
    expect(world.user(ADA.id).password).toBe('newpass1');
  });

  it.each([
    [{ confirmation: 'other123' }, 'passwords_differ'],
    [{ account: 'nobody' }, 'user_not_found'],
    [{ code: undefined }, 'parameters_missing'],
    [{ code: '000000' }, 'verification_code_wrong'],
    [{ code: '222222' }, 'verification_code_expired'],
    [{ code: '333333' }, 'too_many_attempts'],
    // No code was sent to this address.
    [{ account: 'bob' }, 'verification_code_wrong'],
  ] as const)('is not reset with %j: %s', (changes, key) => {
    expect(refusalOf(() => forgotten(changes))).toBe(key);
  });
});

describe('a password changed in a session', () => {
  it('needs only the old password where no code can be sent', () => {
    world.apply(owned(BOB, { account: 'bob', code: undefined }));
    expect(world.user(BOB.id).password).toBe('newpass1');
  });

  it('also needs the code where the user has an address', () => {
    expect(refusalOf(() => owned(ADA, { account: 'ada', code: undefined }))).toBe(
      'parameters_missing',
    );
    world.apply(owned(ADA, { account: 'ada' }));
    expect(world.user(ADA.id).password).toBe('newpass1');
  });

  it('is the first of an account made by a wallet: a code stands in for the old one', () => {
    const byWallet = { password: '', wallet: `0x${'ab'.repeat(20)}` };
    const made = person(ADA.id, { ...ADA, ...byWallet });
    expect(refusalOf(() => owned(made, { oldPassword: undefined, code: undefined }))).toBe(
      'parameters_missing',
    );
    world.apply(owned(made, { oldPassword: undefined }));
    expect(world.user(ADA.id).password).toBe('newpass1');
    // Without an address that a code could go to, a session alone sets none.
    const alone = person(BOB.id, { ...BOB, ...byWallet });
    for (const oldPassword of [undefined, ''])
      expect(refusalOf(() => owned(alone, { account: 'bob', oldPassword, code: undefined }))).toBe(
        'operation_unauthorized',
      );
  });

  it.each([
    [{ oldPassword: undefined }, 'parameters_missing'],
    [{ oldPassword: 'wrong' }, 'old_password_wrong'],
    [{ account: 'bob' }, 'operation_unauthorized'],
  ] as const)('is refused with %j: %s', (changes, key) => {
    expect(refusalOf(() => owned(ADA, changes))).toBe(key);
  });

  it('is refused for a frozen or locked user', () => {
    const frozen = person(ADA.id, { ...ADA, standing: 'frozen' });
    expect(refusalOf(() => owned(frozen))).toBe('account_frozen');
    expect(refusalOf(() => owned(person(ADA.id, { ...ADA, standing: 'locked' })))).toBe(
      'account_locked',
    );
  });
});
