import * as zod from 'zod/mini';
import { CODE_LENGTH, PASSWORD_LENGTH, RESEND_MS } from '@/domain/account/credentials';
import { isAccountName, isEmail, PHONE_LENGTH } from '@/domain/account/names';
import { toAsciiDigits } from '@/lib/digits';

/** Identifiers that a user can log in and register with. */
export const IDENTIFIER_KINDS = ['account', 'phone', 'email'] as const;
/** Kind of an identifier: `account` is a freely chosen account name. */
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];
/** Identifiers that codes can be sent to. */
export type ContactKind = Exclude<IdentifierKind, 'account'>;

const areaSchema = zod.object({ id: zod.int(), name: zod.string(), code: zod.string() });

/** A country and its telephone dialling code, such as `49`, without the plus. */
export type DiallingCode = zod.infer<typeof areaSchema>;

/** Limits of the specification, sections 5 and 9: password length in characters, code length in digits, resend wait. */
export const AUTH_LIMITS = {
  password: PASSWORD_LENGTH,
  codeLength: CODE_LENGTH,
  resendMs: RESEND_MS,
} as const;

/** Validation errors of both forms; `useIssueTexts` gives their texts. */
export type IssueCode =
  | 'accountRequired'
  | 'accountInvalid'
  | 'areaRequired'
  | 'phoneRequired'
  | 'phoneTooShort'
  | 'phoneInvalid'
  | 'phoneOwn'
  | 'emailRequired'
  | 'emailInvalid'
  | 'emailOwn'
  | 'codeRequired'
  | 'codeInvalid'
  | 'passwordRequired'
  | 'passwordLength'
  | 'confirmationRequired'
  | 'confirmationDiffers'
  | 'inviteCodeRequired'
  | 'agreementRequired';

const DIGITS = /^\d+$/u;
const BETWEEN_DIGITS = /[\s().\-‐-―]/gu;

const issue = (code: IssueCode) => ({ error: code });
const required = (code: IssueCode) => zod.minLength(1, issue(code));
const matches = (rule: (text: string) => boolean, code: IssueCode) =>
  zod.refine<string>((text) => rule(text), issue(code));

/** A string that is normalised before it is validated and sent. */
const normalised = (normalise: (typed: string) => string) =>
  zod.string().check(zod.overwrite(normalise));

const trimmed = normalised((typed) => toAsciiDigits(typed.trim()));

/** Existing account names may predate the rules for new ones. */
const existingAccount = trimmed.check(required('accountRequired'));
const newAccount = existingAccount.check(matches(isAccountName, 'accountInvalid'));

/** The national number in ASCII digits, without separators and without a typed dialling code, after `+` or `00`. */
const nationalNumber = (typed: string, area: DiallingCode | undefined): string => {
  const digits = toAsciiDigits(typed.trim()).replace('＋', '+').replace(BETWEEN_DIGITS, '');
  const number = digits.replace(/^00/u, '+');
  const prefix = `+${area?.code ?? ''}`;
  return area !== undefined && number.startsWith(prefix) ? number.slice(prefix.length) : number;
};

const phoneIn = (area: DiallingCode | undefined) =>
  normalised((typed) => nationalNumber(typed, area)).check(
    required('phoneRequired'),
    zod.regex(DIGITS, issue('phoneInvalid')),
    zod.maxLength(PHONE_LENGTH.max, issue('phoneInvalid')),
    zod.minLength(PHONE_LENGTH.min, issue('phoneTooShort')),
  );

const email = normalised((typed) => toAsciiDigits(typed.normalize('NFKC').trim())).check(
  required('emailRequired'),
  matches(isEmail, 'emailInvalid'),
);

const code = normalised((typed) => toAsciiDigits(typed).replace(/\s/gu, '')).check(
  required('codeRequired'),
  zod.regex(DIGITS, issue('codeInvalid')),
  zod.length(AUTH_LIMITS.codeLength, issue('codeInvalid')),
);

const newPassword = zod
  .string()
  .check(
    required('passwordRequired'),
    zod.minLength(AUTH_LIMITS.password.min, issue('passwordLength')),
    zod.maxLength(AUTH_LIMITS.password.max, issue('passwordLength')),
  );

/** All fields of both forms, without validation. Each kind of identifier has its own field; a form shows some of them. */
export const AUTH_FIELDS = {
  kind: zod.enum(IDENTIFIER_KINDS),
  account: zod.string(),
  area: zod.optional(areaSchema),
  phone: zod.string(),
  email: zod.string(),
  password: zod.string(),
  remember: zod.boolean(),
  code: zod.string(),
  confirmation: zod.string(),
  inviteCode: zod.string(),
  agreed: zod.boolean(),
};

/** Values of either form: as typed, or as normalised by a schema. */
export type AuthValues = zod.infer<zod.ZodMiniObject<typeof AUTH_FIELDS>>;

/** The fields of `AuthValues` that identify the user. */
export type IdentifierValues = Pick<AuthValues, 'kind' | 'account' | 'phone' | 'email' | 'area'>;

/** Initial values of both forms. */
export const EMPTY_VALUES: AuthValues = {
  kind: 'account',
  account: '',
  phone: '',
  email: '',
  password: '',
  remember: true,
  code: '',
  confirmation: '',
  inviteCode: '',
  agreed: false,
};

/** Names of the form fields that identify the user. */
export const IDENTIFIER_FIELDS = ['account', 'area', 'phone', 'email'] as const;

/** Validates only the identifier of the selected kind. `area` is the selected or default dialling code. */
const identifierFields = (kind: IdentifierKind, area: DiallingCode | undefined) => {
  switch (kind) {
    case 'account':
      return { ...AUTH_FIELDS, account: existingAccount };
    case 'phone':
      return {
        ...AUTH_FIELDS,
        phone: phoneIn(area),
      };
    case 'email':
      return { ...AUTH_FIELDS, email };
  }
};

/** Sets the default dialling code; requires one for a phone. On the object, because zod skips checks of an absent key. */
const withArea = (defaultArea: DiallingCode | undefined) =>
  [
    zod.overwrite<AuthValues>((values) =>
      values.kind === 'phone' ? { ...values, area: values.area ?? defaultArea } : values,
    ),
    zod.refine<AuthValues>(({ kind, area }) => kind !== 'phone' || area !== undefined, {
      ...issue('areaRequired'),
      path: ['area'],
    }),
  ] as const;

const isConfirmed = zod.refine<AuthValues>(
  ({ password, confirmation }) => password === confirmation,
  { ...issue('confirmationDiffers'), path: ['confirmation'] },
);

/** Validates the recipient of a verification code. */
export const recipientSchema = (kind: IdentifierKind, area: DiallingCode | undefined) =>
  zod.object(identifierFields(kind, area)).check(...withArea(area));

/** Validates the login form. Messages are `IssueCode`s. */
export const loginSchema = (kind: IdentifierKind, area: DiallingCode | undefined) =>
  zod
    .object({
      ...identifierFields(kind, area),
      password: zod.string().check(required('passwordRequired')),
    })
    .check(...withArea(area));

/** Validates the register form. Messages are `IssueCode`s. */
export const registerSchema = (kind: IdentifierKind, area: DiallingCode | undefined) =>
  zod
    .object({
      ...identifierFields(kind, area),
      ...(kind === 'account' ? { account: newAccount } : { code }),
      password: newPassword,
      confirmation: zod.string().check(required('confirmationRequired')),
      inviteCode: trimmed.check(required('inviteCodeRequired')),
      agreed: zod.boolean().check(zod.refine((agreed) => agreed, issue('agreementRequired'))),
    })
    .check(...withArea(area), isConfirmed);

/** Validates the form of a forgotten password. Messages are `IssueCode`s. */
export const forgotSchema = (kind: IdentifierKind, area: DiallingCode | undefined) =>
  zod
    .object({
      ...identifierFields(kind, area),
      code,
      password: newPassword,
      confirmation: zod.string().check(required('confirmationRequired')),
    })
    .check(...withArea(area), isConfirmed);

/** Addresses of the signed-in user, as a user row has them. */
export interface OwnContacts {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly area_code?: string | null;
}

/** True if the user has the address of a form. A phone number with another dialling code is another one. */
export const hasContact = (
  own: OwnContacts,
  { kind, email: address, phone, area }: IdentifierValues,
): boolean =>
  kind === 'email'
    ? own.email?.toLowerCase() === address.toLowerCase()
    : own.phone === phone && (!own.area_code || !area || own.area_code === area.code);

/**
 * Validates a phone or an e-mail address to bind, with the code that was sent to it. `own`: what the user has already.
 * Messages are `IssueCode`s.
 */
export const contactSchema = (
  kind: ContactKind,
  area: DiallingCode | undefined,
  own: OwnContacts = {},
) =>
  zod.object({ ...identifierFields(kind, area), code }).check(
    ...withArea(area),
    zod.refine<AuthValues>((values) => !hasContact(own, values), {
      ...issue(`${kind}Own`),
      path: [kind],
    }),
  );
