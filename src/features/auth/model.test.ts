import { describe, expect, it } from 'vitest';
import {
  checkLogin,
  checkName,
  checkRegister,
  cleanLogin,
  cleanRegister,
  type LoginValues,
  type RegisterValues,
} from './model';

const GERMANY = { id: 19, name: 'Germany', code: '49' } as const;

const LOGIN: LoginValues = {
  kind: 'account',
  account: 'harbour',
  phone: '',
  email: '',
  password: 'low-tide-7',
};

const REGISTRATION: RegisterValues = {
  ...LOGIN,
  code: '',
  confirmation: 'low-tide-7',
  inviteCode: 'QUAYSIDE',
  agreed: true,
};

const BY_MAIL: RegisterValues = {
  ...REGISTRATION,
  kind: 'email',
  email: 'mara@example.com',
  code: '204815',
};

const codesOf = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code);

const checkPhone = (typed: string) =>
  checkName({ ...LOGIN, kind: 'phone', phone: typed, area: GERMANY });

const checkEmail = (typed: string) => codesOf(checkName({ ...LOGIN, kind: 'email', email: typed }));

describe('a new account name', () => {
  it('keeps to the rule of names, which an old one need not', () => {
    expect(checkRegister({ ...REGISTRATION, account: 'ada lovelace' })).toEqual([
      { code: 'accountInvalid', field: 'account', params: { min: 3, max: 32 } },
    ]);
    expect(checkRegister({ ...REGISTRATION, account: ' ada.l ' })).toEqual([]);
    expect(codesOf(checkRegister({ ...REGISTRATION, account: '' }))).toEqual(['accountRequired']);
    expect(checkLogin({ ...LOGIN, account: 'ada lovelace' })).toEqual([]);
  });
});

describe('a login', () => {
  it('needs a name and a password, nothing else', () => {
    expect(checkLogin(LOGIN)).toEqual([]);
    expect(checkLogin({ ...LOGIN, account: '   ', password: '' })).toEqual([
      { code: 'accountRequired', field: 'account' },
      { code: 'passwordRequired', field: 'password' },
    ]);
  });

  it('leaves the length of an existing password to the server', () => {
    expect(checkLogin({ ...LOGIN, password: 'abc' })).toEqual([]);
  });

  it('asks only for the name of the kind in use', () => {
    expect(codesOf(checkLogin({ ...LOGIN, kind: 'email' }))).toEqual(['emailRequired']);
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
    expect(checkPhone(typed)).toEqual([]);
  });

  it('has at least six digits', () => {
    expect(checkPhone('12345')).toEqual([
      { code: 'phoneTooShort', field: 'phone', params: { min: 6 } },
    ]);
    // Five digits are left once the dialling code is taken off.
    expect(codesOf(checkPhone('+49 30123'))).toEqual(['phoneTooShort']);
  });

  it.each(['12345a', '+33 612345678', '123456789012345678901'])('is not %j', (typed) => {
    expect(codesOf(checkPhone(typed))).toEqual(['phoneInvalid']);
  });

  it('needs a dialling code, which stands before it', () => {
    expect(checkName({ ...LOGIN, kind: 'phone', phone: '' })).toEqual([
      { code: 'areaRequired', field: 'area' },
      { code: 'phoneRequired', field: 'phone' },
    ]);
  });
});

describe('an e-mail address', () => {
  it.each(['mara@example.com', ' m.a+b@mail.example.co ', 'mara＠example．com'])(
    'may be %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual([]);
    },
  );

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'mara@example.', 'a b@example.com'])(
    'is not %j',
    (typed) => {
      expect(checkEmail(typed)).toEqual(['emailInvalid']);
    },
  );
});

describe('a registration', () => {
  it('by account needs no code', () => {
    expect(checkRegister(REGISTRATION)).toEqual([]);
  });

  it('names everything that is missing, in the order of the form', () => {
    const empty: RegisterValues = {
      ...BY_MAIL,
      email: '',
      code: '',
      password: '',
      confirmation: '',
      inviteCode: ' ',
      agreed: false,
    };
    expect(checkRegister(empty)).toEqual([
      { code: 'emailRequired', field: 'email' },
      { code: 'codeRequired', field: 'code' },
      { code: 'passwordRequired', field: 'password' },
      { code: 'confirmationRequired', field: 'confirmation' },
      { code: 'inviteCodeRequired', field: 'inviteCode' },
      { code: 'agreementRequired', field: 'agreed' },
    ]);
  });

  it('by e-mail needs six digits of code', () => {
    expect(checkRegister(BY_MAIL)).toEqual([]);
    expect(checkRegister({ ...BY_MAIL, code: '２０４ ８１５' })).toEqual([]);
    expect(checkRegister({ ...BY_MAIL, code: '20481' })).toEqual([
      { code: 'codeInvalid', field: 'code', params: { length: 6 } },
    ]);
    expect(codesOf(checkRegister({ ...BY_MAIL, code: '20481x' }))).toEqual(['codeInvalid']);
  });

  it.each([
    ['12345', ['passwordLength']],
    ['123456', []],
    ['1234567890123456', []],
    ['12345678901234567', ['passwordLength']],
  ])('takes passwords of 6 to 16 characters: %s', (password, issues) => {
    const values = { ...REGISTRATION, password, confirmation: password };
    expect(codesOf(checkRegister(values))).toEqual(issues);
  });

  it('wants the same password twice, to the letter', () => {
    expect(checkRegister({ ...REGISTRATION, confirmation: 'Low-tide-7' })).toEqual([
      { code: 'confirmationDiffers', field: 'confirmation' },
    ]);
  });
});

describe('what is sent', () => {
  it('is trimmed and has plain digits; the password is left alone', () => {
    const typed = { ...LOGIN, account: ' harbour７ ', password: ' ７ ' };
    expect(cleanLogin(typed)).toMatchObject({ account: 'harbour7', password: ' ７ ' });
  });

  it('has the number without its dialling code', () => {
    const typed: LoginValues = { ...LOGIN, kind: 'phone', phone: '+49 (30) 12-34', area: GERMANY };
    expect(cleanLogin(typed).phone).toBe('301234');
  });

  it('has a code and an invite code without spaces', () => {
    const typed = { ...BY_MAIL, code: '204 815', inviteCode: ' QUAYSIDE ' };
    expect(cleanRegister(typed)).toMatchObject({ code: '204815', inviteCode: 'QUAYSIDE' });
  });
});
