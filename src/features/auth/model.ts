import { ACCOUNT_NAME_LENGTH, isAccountName, isEmail, PHONE_LENGTH } from '@/domain/account/names';
import { toAsciiDigits } from '@/lib/digits';

/** What a user is known by. Wallet addresses join when wallet login does. */
export const NAME_KINDS = ['account', 'phone', 'email'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A country's dialling code, without a plus. */
export interface Area {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** Who somebody is, as typed: each kind keeps its own text. */
export interface NameValues {
  readonly kind: NameKind;
  readonly account: string;
  readonly phone: string;
  readonly email: string;
  readonly area?: Area | undefined;
}

export interface LoginValues extends NameValues {
  readonly password: string;
}

export interface RegisterValues extends LoginValues {
  readonly code: string;
  readonly confirmation: string;
  readonly inviteCode: string;
  readonly agreed: boolean;
}

/** Where something can be wrong, in the order of the form. */
export const AUTH_FIELDS = [
  'account',
  'area',
  'phone',
  'email',
  'code',
  'password',
  'confirmation',
  'inviteCode',
  'agreed',
] as const satisfies readonly (keyof RegisterValues)[];
export type AuthField = (typeof AUTH_FIELDS)[number];

/** What can be wrong, without words for it. */
export type IssueCode =
  | 'accountRequired'
  | 'accountInvalid'
  | 'areaRequired'
  | 'phoneRequired'
  | 'phoneTooShort'
  | 'phoneInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'codeRequired'
  | 'codeInvalid'
  | 'passwordRequired'
  | 'passwordLength'
  | 'confirmationRequired'
  | 'confirmationDiffers'
  | 'inviteCodeRequired'
  | 'agreementRequired';

export interface Issue {
  readonly code: IssueCode;
  readonly field: AuthField;
  readonly params?: Readonly<Record<string, number>>;
}

/** Specification, sections 5 and 9. */
export const LIMITS = {
  password: { min: 6, max: 16 },
  codeLength: 6,
  resendMs: 60_000,
} as const;

const DIGITS = /^\d+$/u;
const BETWEEN_DIGITS = /[\s().\-‐-―]/gu;

const none = (): readonly Issue[] => [];
const issue = (code: IssueCode, field: AuthField, params?: Issue['params']): readonly Issue[] => [
  params === undefined ? { code, field } : { code, field, params },
];

/** Digits as the server wants them: no spaces and dashes, and not the dialling code again. */
const nationalNumber = (typed: string, area: Area | undefined): string => {
  const number = toAsciiDigits(typed.trim()).replace('＋', '+').replace(BETWEEN_DIGITS, '');
  const prefix = `+${area?.code ?? ''}`;
  return area !== undefined && number.startsWith(prefix) ? number.slice(prefix.length) : number;
};

const cleanName = <V extends NameValues>(values: V): V => ({
  ...values,
  account: toAsciiDigits(values.account.trim()),
  phone: nationalNumber(values.phone, values.area),
  email: toAsciiDigits(values.email.normalize('NFKC').trim()),
});

/** What is sent of what was typed: trimmed, full-width digits as plain ones. Passwords stay as they are. */
export const cleanLogin = (values: LoginValues): LoginValues => cleanName(values);

export const cleanRegister = (values: RegisterValues): RegisterValues => ({
  ...cleanName(values),
  code: toAsciiDigits(values.code).replace(/\s/gu, ''),
  inviteCode: toAsciiDigits(values.inviteCode.trim()),
});

const checkPhone = (phone: string): readonly Issue[] => {
  const { min, max } = PHONE_LENGTH;
  if (phone === '') return issue('phoneRequired', 'phone');
  if (!DIGITS.test(phone) || phone.length > max) return issue('phoneInvalid', 'phone');
  return phone.length < min ? issue('phoneTooShort', 'phone', { min }) : none();
};

const checkEmail = (email: string): readonly Issue[] => {
  if (email === '') return issue('emailRequired', 'email');
  return isEmail(email) ? none() : issue('emailInvalid', 'email');
};

/** What is wrong with the name in use, whatever the other kinds hold. */
export const checkName = (values: NameValues): readonly Issue[] => {
  const { kind, account, phone, email, area } = cleanName(values);
  switch (kind) {
    case 'account':
      return account === '' ? issue('accountRequired', 'account') : none();
    case 'phone':
      return [
        ...(area === undefined ? issue('areaRequired', 'area') : none()),
        ...checkPhone(phone),
      ];
    case 'email':
      return checkEmail(email);
  }
};

/** What keeps a login from being sent, in the order of the form. */
export const checkLogin = (values: LoginValues): readonly Issue[] => [
  ...checkName(values),
  ...(values.password === '' ? issue('passwordRequired', 'password') : none()),
];

const checkCode = (code: string): readonly Issue[] => {
  const length = LIMITS.codeLength;
  if (code === '') return issue('codeRequired', 'code');
  return DIGITS.test(code) && code.length === length
    ? none()
    : issue('codeInvalid', 'code', { length });
};

const checkNewPassword = ({ password }: RegisterValues): readonly Issue[] => {
  const { min, max } = LIMITS.password;
  if (password === '') return issue('passwordRequired', 'password');
  return password.length < min || password.length > max
    ? issue('passwordLength', 'password', { min, max })
    : none();
};

const checkConfirmation = ({ password, confirmation }: RegisterValues): readonly Issue[] => {
  if (confirmation === '') return issue('confirmationRequired', 'confirmation');
  return confirmation === password ? none() : issue('confirmationDiffers', 'confirmation');
};

/** A new name keeps to the rule; an old one is the server's to judge. */
const checkNewName = ({ kind, account }: NameValues): readonly Issue[] =>
  kind !== 'account' || account === '' || isAccountName(account)
    ? none()
    : issue('accountInvalid', 'account', ACCOUNT_NAME_LENGTH);

/** What keeps a registration from being sent, in the order of the form. */
export const checkRegister = (values: RegisterValues): readonly Issue[] => {
  const clean = cleanRegister(values);
  const { kind, code, inviteCode, agreed } = clean;
  return [
    ...checkName(values),
    ...checkNewName(clean),
    ...(kind === 'account' ? none() : checkCode(code)),
    ...checkNewPassword(values),
    ...checkConfirmation(values),
    ...(inviteCode === '' ? issue('inviteCodeRequired', 'inviteCode') : none()),
    ...(agreed ? none() : issue('agreementRequired', 'agreed')),
  ];
};
