import { describe, expect, it } from 'vitest';
import {
  EMPTY_VALUES,
  loginSchema,
  nameSchema,
  registerSchema,
  type Area,
  type AuthValues,
} from './model';

const GERMANY: Area = { id: 19, name: 'Germany', code: '49' };

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

type Schema = ReturnType<typeof loginSchema | typeof registerSchema>;

/** The first code of each field, in the order of the rules: what a form shows. */
const issuesOf = (schema: Schema, values: AuthValues): Readonly<Record<string, string>> => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
};

const checkLogin = (values: AuthValues) => issuesOf(loginSchema(values.kind, values.area), values);
const checkRegister = (values: AuthValues) =>
  issuesOf(registerSchema(values.kind, values.area), values);

const checkPhone = (typed: string, area: Area | undefined = GERMANY) =>
  issuesOf(nameSchema('phone', area), { ...LOGIN, kind: 'phone', phone: typed });

const checkEmail = (typed: string) =>
  issuesOf(nameSchema('email', undefined), { ...LOGIN, kind: 'email', email: typed });

describe('a new account name', () => {
  it('keeps to the rule of names, which an old one need not', () => {
    const invalid = { account: 'accountInvalid' };
    expect(checkRegister({ ...REGISTRATION, account: 'ada lovelace' })).toEqual(invalid);
    expect(checkRegister({ ...REGISTRATION, account: ' ada.l ' })).toEqual({});
    const missing = { account: 'accountRequired' };
    expect(checkRegister({ ...REGISTRATION, account: '' })).toEqual(missing);
    expect(checkLogin({ ...LOGIN, account: 'ada lovelace' })).toEqual({});
  });
});

describe('a login', () => {
  it('needs a name and a password, nothing else', () => {
    expect(checkLogin(LOGIN)).toEqual({});
    expect(checkLogin({ ...LOGIN, account: '   ', password: '' })).toEqual({
      account: 'accountRequired',
      password: 'passwordRequired',
    });
  });

  it('leaves the length of an existing password to the server', () => {
    expect(checkLogin({ ...LOGIN, password: 'abc' })).toEqual({});
  });

  it('asks only for the name of the kind in use', () => {
    expect(checkLogin({ ...LOGIN, kind: 'email' })).toEqual({ email: 'emailRequired' });
  });
});

describe('a phone number', () => {
  it.each([
    '123456',
    ' 030 123-456 ',
    '(030) 123456',
    '０３０１２３',
    '+49 30 123456',
    '＋49 30123456',
  ])('may be %j', (typed) => {
    expect(checkPhone(typed)).toEqual({});
  });

  it('has at least six digits', () => {
    expect(checkPhone('12345')).toEqual({ phone: 'phoneTooShort' });
    // Five digits are left once the dialling code is taken off.
    expect(checkPhone('+49 30123')).toEqual({ phone: 'phoneTooShort' });
  });

  it.each(['12345a', '+33 612345678', '123456789012345678901'])('is not %j', (typed) => {
    expect(checkPhone(typed)).toEqual({ phone: 'phoneInvalid' });
  });

  it('needs a dialling code: the picked one, or the likely one of the browser', () => {
    const missing = { area: 'areaRequired', phone: 'phoneRequired' };
    expect(issuesOf(nameSchema('phone', undefined), { ...LOGIN, kind: 'phone' })).toEqual(missing);
    const typed: AuthValues = { ...LOGIN, kind: 'phone', phone: '030123456' };
    expect(nameSchema('phone', GERMANY).parse(typed).area).toEqual(GERMANY);
    expect(nameSchema('phone', GERMANY).parse({ ...typed, area: undefined }).area).toEqual(GERMANY);
  });
});

describe('an e-mail address', () => {
  it.each(['mara@example.com', ' m.a+b@mail.example.co ', 'mara＠example．com'])(
    'may be %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual({});
    },
  );

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'a b@example.com'])(
    'is not %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual({ email: 'emailInvalid' });
    },
  );
});

describe('a registration', () => {
  it('by account needs no code', () => {
    expect(checkRegister(REGISTRATION)).toEqual({});
  });

  it('names everything that is missing', () => {
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

  it('by e-mail needs six digits of code', () => {
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
  ])('takes passwords of 6 to 16 characters: %s', (password, issues) => {
    const values = { ...REGISTRATION, password, confirmation: password };
    expect(checkRegister(values)).toEqual(issues);
  });

  it('wants the same password twice, to the letter', () => {
    const differs = { confirmation: 'confirmationDiffers' };
    expect(checkRegister({ ...REGISTRATION, confirmation: 'Low-tide-7' })).toEqual(differs);
    // Also while another field is still wrong.
    const both = { ...REGISTRATION, password: '', confirmation: 'Low-tide-7' };
    expect(checkRegister(both)).toEqual({ ...differs, password: 'passwordRequired' });
  });
});

describe('what is sent', () => {
  it('is trimmed and has plain digits; the password is left alone', () => {
    const typed = { ...LOGIN, account: ' harbour７ ', password: ' ７ ' };
    const sent = { account: 'harbour7', password: ' ７ ' };
    expect(loginSchema('account', undefined).parse(typed)).toMatchObject(sent);
  });

  it('has the number without its dialling code', () => {
    const typed: AuthValues = { ...LOGIN, kind: 'phone', phone: '+49 (30) 12-34-56' };
    expect(loginSchema('phone', GERMANY).parse(typed)).toMatchObject({ phone: '30123456' });
  });

  it('has a code and an invite code without spaces', () => {
    const typed = { ...BY_MAIL, code: '204 815', inviteCode: ' QUAYSIDE ' };
    const sent = { code: '204815', inviteCode: 'QUAYSIDE' };
    expect(registerSchema('email', undefined).parse(typed)).toMatchObject(sent);
  });
});
