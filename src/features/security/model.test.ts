import { describe, expect, it } from 'vitest';
import { NO_SECRETS, protectionOf, secretSchema, toSecurity, type SecretValues } from './model';

const ROW = { id: 10_001, account_number: 'trader', is_realname: 1 };

describe('what protects a user', () => {
  it('is masked, and none is not unknown', () => {
    const full = { ...ROW, phone: '1512345678', area_code: '49', email: 'ada@example.com' };
    expect(toSecurity(full, { password_status: 1 })).toMatchObject({
      phone: '+49 ***5678',
      email: 'a***@example.com',
      hasTradePassword: true,
      hasPassword: undefined,
      hasAuthenticator: undefined,
    });
    const none = { phone: null, authenticator: 0, has_password: 0 };
    expect(toSecurity({ ...ROW, ...none }, undefined)).toMatchObject({
      phone: null,
      hasPassword: false,
      email: null,
      hasTradePassword: undefined,
      hasAuthenticator: false,
    });
  });

  it.each([
    [{ phone: '1512345678', area_code: '49', email: 'ada@example.com' }, 'phone'],
    // Without its dialling code no text message can be asked for.
    [{ phone: '1512345678', area_code: null, email: 'ada@example.com' }, 'email'],
    [{ phone: '1512345678' }, 'unknown'],
    [{ email: 'ada@example.com' }, 'email'],
    [{ phone: '', email: null }, 'none'],
  ])('says where a code of %j goes', (row, by) => {
    expect(toSecurity({ ...ROW, ...row }, undefined).codeRoute.by).toBe(by);
  });

  it.each([
    [{}, 'none'],
    [{ review_status: 1 }, 'review'],
    [{ review_status: 3 }, 'rejected'],
    [{ review_status: 2 }, 'certified'],
    [{ is_realname: 2 }, 'certified'],
  ])('has the identity of %j', (row, identity) => {
    expect(toSecurity({ ...ROW, ...row }, undefined).identity).toBe(identity);
  });

  it('lists what is missing; what is unknown counts neither way', () => {
    const known = toSecurity({ ...ROW, review_status: 1, authenticator: 0 }, undefined);
    expect(protectionOf(known)).toEqual({
      missing: ['email', 'phone', 'authenticator'],
      set: 1,
      total: 4,
    });
  });
});

const issuesOf = (
  values: Partial<SecretValues>,
  proofs = { needsOld: true, needsCode: true },
): Readonly<Record<string, string>> => {
  const issues = secretSchema(proofs).safeParse({ ...NO_SECRETS, ...values }).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
};

const RIGHT = { old: 'secret12', password: 'newpass1', confirmation: 'newpass1', code: '111111' };

describe('a new password', () => {
  it('needs the old one and a code where they are asked for', () => {
    expect(issuesOf(RIGHT)).toEqual({});
    expect(issuesOf({ ...RIGHT, old: '', code: '' })).toEqual({
      old: 'oldRequired',
      code: 'codeRequired',
    });
    expect(
      issuesOf({ ...RIGHT, old: '', code: '' }, { needsOld: false, needsCode: false }),
    ).toEqual({});
  });

  it.each([
    [{ password: 'short', confirmation: 'short' }, { password: 'passwordLength' }],
    [
      { password: 'seventeen-letters', confirmation: 'seventeen-letters' },
      { password: 'passwordLength' },
    ],
    [{ confirmation: 'newpass2' }, { confirmation: 'confirmationDiffers' }],
    [{ old: 'newpass1' }, { password: 'passwordSame' }],
    [{ code: '12345' }, { code: 'codeInvalid' }],
  ])('is refused with %j', (changes, issues) => {
    expect(issuesOf({ ...RIGHT, ...changes })).toEqual(issues);
  });
});
