import { describe, expect, it } from 'vitest';
import {
  contactSchema,
  EMPTY_VALUES,
  loginSchema,
  recipientSchema,
  registerSchema,
  type DiallingCode,
  type AuthValues,
} from './model';

const GERMANY: DiallingCode = { id: 19, name: 'Germany', code: '49' };

const LOGIN: AuthValues = { ...EMPTY_VALUES, account: 'harbour', password: 'low-tide-7' };

const REGISTRATION: AuthValues = {
  ...LOGIN,
  confirmation: 'low-tide-7',
  inviteCode: 'QUAYSIDE',
  agreed: true,
};

const BY_MAIL: AuthValues = {
  ...REGISTRATION,
  kind: 'email',
  email: 'mara@example.com',
  code: '204815',
};

type Schema = ReturnType<typeof loginSchema | typeof registerSchema | typeof contactSchema>;

/** The first issue code of each field, which is the one that a form shows. */
const issuesOf = (schema: Schema, values: AuthValues): Readonly<Record<string, string>> => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
};

const checkLogin = (values: AuthValues) => issuesOf(loginSchema(values.kind, values.area), values);
const checkRegister = (values: AuthValues) =>
  issuesOf(registerSchema(values.kind, values.area), values);

const checkPhone = (typed: string, area: DiallingCode | undefined = GERMANY) =>
  issuesOf(recipientSchema('phone', area), { ...LOGIN, kind: 'phone', phone: typed });

const checkEmail = (typed: string) =>
  issuesOf(recipientSchema('email', undefined), { ...LOGIN, kind: 'email', email: typed });

describe('account name', () => {
  it('is checked by the name rules on registration, not on login', () => {
    const invalid = { account: 'accountInvalid' };
    expect(checkRegister({ ...REGISTRATION, account: 'ada lovelace' })).toEqual(invalid);
    expect(checkRegister({ ...REGISTRATION, account: ' ada.l ' })).toEqual({});
    const missing = { account: 'accountRequired' };
    expect(checkRegister({ ...REGISTRATION, account: '' })).toEqual(missing);
    expect(checkLogin({ ...LOGIN, account: 'ada lovelace' })).toEqual({});
  });
});

describe('login', () => {
  it('requires only an identifier and a password', () => {
    expect(checkLogin(LOGIN)).toEqual({});
    expect(checkLogin({ ...LOGIN, account: '   ', password: '' })).toEqual({
      account: 'accountRequired',
      password: 'passwordRequired',
    });
  });

  it('does not check the length of an existing password', () => {
    expect(checkLogin({ ...LOGIN, password: 'abc' })).toEqual({});
  });

  it('requires only the identifier of the selected kind', () => {
    expect(checkLogin({ ...LOGIN, kind: 'email' })).toEqual({ email: 'emailRequired' });
  });
});

describe('phone number', () => {
  it.each([
    '123456',
    ' 030 123-456 ',
    '(030) 123456',
    '０３０１２３',
    '+49 30 123456',
    '＋49 30123456',
    '0049 30 123456',
  ])('accepts %j', (typed) => {
    expect(checkPhone(typed)).toEqual({});
  });

  it('requires at least six digits', () => {
    expect(checkPhone('12345')).toEqual({ phone: 'phoneTooShort' });
    // Five digits remain without the dialling code.
    expect(checkPhone('+49 30123')).toEqual({ phone: 'phoneTooShort' });
  });

  it.each(['12345a', '+33 612345678', '0033 612345678', '123456789012345678901'])(
    'rejects %j',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ phone: 'phoneInvalid' });
    },
  );

  it('requires a dialling code: the selected one, else the default', () => {
    const missing = { area: 'areaRequired', phone: 'phoneRequired' };
    expect(issuesOf(recipientSchema('phone', undefined), { ...LOGIN, kind: 'phone' })).toEqual(
      missing,
    );
    const typed: AuthValues = { ...LOGIN, kind: 'phone', phone: '030123456' };
    expect(recipientSchema('phone', GERMANY).parse(typed).area).toEqual(GERMANY);
    expect(recipientSchema('phone', GERMANY).parse({ ...typed, area: undefined }).area).toEqual(
      GERMANY,
    );
  });
});

describe('e-mail address', () => {
  it.each(['mara@example.com', ' m.a+b@mail.example.co ', 'mara＠example．com'])(
    'accepts %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual({});
    },
  );

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'a b@example.com'])(
    'rejects %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual({ email: 'emailInvalid' });
    },
  );
});

describe('an address to bind', () => {
  const own = { email: 'Mara@example.com', phone: '30123456', area_code: '49' };
  const check = (changes: Partial<AuthValues>, kind: 'email' | 'phone') =>
    issuesOf(contactSchema(kind, GERMANY, own), {
      ...EMPTY_VALUES,
      code: '111111',
      kind,
      ...changes,
    });

  it('differs from the address of the user', () => {
    expect(check({ email: ' mara@EXAMPLE.com' }, 'email')).toEqual({ email: 'emailOwn' });
    expect(check({ email: 'mila@example.com' }, 'email')).toEqual({});
    expect(check({ phone: '+49 30 123456' }, 'phone')).toEqual({ phone: 'phoneOwn' });
    expect(check({ phone: '30123457' }, 'phone')).toEqual({});
    const area = { id: 1, name: 'France', code: '33' };
    expect(check({ phone: '30123456', area }, 'phone')).toEqual({});
  });

  it('is compared before a code is sent', () => {
    const typed = { email: 'mara@example.com', code: '' };
    expect(check(typed, 'email')).toMatchObject({ email: 'emailOwn' });
  });
});

describe('registration', () => {
  it('by account name requires no verification code', () => {
    expect(checkRegister(REGISTRATION)).toEqual({});
  });

  it('reports every missing field', () => {
    const empty: AuthValues = { ...EMPTY_VALUES, kind: 'email', inviteCode: ' ' };
    expect(checkRegister(empty)).toEqual({
      email: 'emailRequired',
      code: 'codeRequired',
      password: 'passwordRequired',
      confirmation: 'confirmationRequired',
      inviteCode: 'inviteCodeRequired',
      agreed: 'agreementRequired',
    });
  });

  it('by e-mail requires a six-digit code', () => {
    expect(checkRegister(BY_MAIL)).toEqual({});
    expect(checkRegister({ ...BY_MAIL, code: '２０４ ８１５' })).toEqual({});
    expect(checkRegister({ ...BY_MAIL, code: '20481' })).toEqual({ code: 'codeInvalid' });
    expect(checkRegister({ ...BY_MAIL, code: '20481x' })).toEqual({ code: 'codeInvalid' });
  });

  it.each([
    ['12345', { password: 'passwordLength' }],
    ['123456', {}],
    ['1234567890123456', {}],
    ['12345678901234567', { password: 'passwordLength' }],
  ])('accepts passwords of 6 to 16 characters: %s', (password, issues) => {
    const values = { ...REGISTRATION, password, confirmation: password };
    expect(checkRegister(values)).toEqual(issues);
  });

  it('requires both passwords to be equal, including case', () => {
    const differs = { confirmation: 'confirmationDiffers' };
    expect(checkRegister({ ...REGISTRATION, confirmation: 'Low-tide-7' })).toEqual(differs);
    // Reported even while another field is invalid.
    const both = { ...REGISTRATION, password: '', confirmation: 'Low-tide-7' };
    expect(checkRegister(both)).toEqual({ ...differs, password: 'passwordRequired' });
  });
});

describe('parsed values', () => {
  it('are trimmed with ASCII digits, except the password', () => {
    const typed = { ...LOGIN, account: ' harbour７ ', password: ' ７ ' };
    const sent = { account: 'harbour7', password: ' ７ ' };
    expect(loginSchema('account', undefined).parse(typed)).toMatchObject(sent);
  });

  it('have the phone number without its dialling code', () => {
    const typed: AuthValues = { ...LOGIN, kind: 'phone', phone: '+49 (30) 12-34-56' };
    expect(loginSchema('phone', GERMANY).parse(typed)).toMatchObject({ phone: '30123456' });
  });

  it('have the verification and invite codes without spaces', () => {
    const typed = { ...BY_MAIL, code: '204 815', inviteCode: ' QUAYSIDE ' };
    const sent = { code: '204815', inviteCode: 'QUAYSIDE' };
    expect(registerSchema('email', undefined).parse(typed)).toMatchObject(sent);
  });
});
