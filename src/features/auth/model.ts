import * as zod from 'zod/mini';
import { isAccountName, isEmail, PHONE_LENGTH } from '@/domain/account/names';
import { toAsciiDigits } from '@/lib/digits';

/** What a user is known by. Wallet addresses join when wallet login does. */
export const NAME_KINDS = ['account', 'phone', 'email'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

const areaSchema = zod.object({ id: zod.int(), name: zod.string(), code: zod.string() });

/** A country's dialling code, without a plus. */
export type Area = zod.infer<typeof areaSchema>;

/** Specification, sections 5 and 9. */
export const LIMITS = {
  password: { min: 6, max: 16 },
  codeLength: 6,
  resendMs: 60_000,
} as const;

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

const DIGITS = /^\d+$/u;
const BETWEEN_DIGITS = /[\s().\-‐-―]/gu;

const wrong = (code: IssueCode) => ({ error: code });
const required = (code: IssueCode) => zod.minLength(1, wrong(code));
const follows = (rule: (text: string) => boolean, code: IssueCode) =>
  zod.refine<string>((text) => rule(text), wrong(code));

/** Text that is sent in another form than it was typed. */
const cleaned = (clean: (typed: string) => string) => zod.string().check(zod.overwrite(clean));

const trimmed = cleaned((typed) => toAsciiDigits(typed.trim()));

/** An old name is the server's to judge. */
const knownAccount = trimmed.check(required('accountRequired'));
const newAccount = knownAccount.check(follows(isAccountName, 'accountInvalid'));

/** Digits as the server wants them: no spaces and dashes, and not the dialling code again. */
const nationalNumber = (typed: string, area: Area | undefined): string => {
  const number = toAsciiDigits(typed.trim()).replace('＋', '+').replace(BETWEEN_DIGITS, '');
  const prefix = `+${area?.code ?? ''}`;
  return area !== undefined && number.startsWith(prefix) ? number.slice(prefix.length) : number;
};

const phoneIn = (area: Area | undefined) =>
  cleaned((typed) => nationalNumber(typed, area)).check(
    required('phoneRequired'),
    zod.regex(DIGITS, wrong('phoneInvalid')),
    zod.maxLength(PHONE_LENGTH.max, wrong('phoneInvalid')),
    zod.minLength(PHONE_LENGTH.min, wrong('phoneTooShort')),
  );

const email = cleaned((typed) => toAsciiDigits(typed.normalize('NFKC').trim())).check(
  required('emailRequired'),
  follows(isEmail, 'emailInvalid'),
);

const code = cleaned((typed) => toAsciiDigits(typed).replace(/\s/gu, '')).check(
  required('codeRequired'),
  zod.regex(DIGITS, wrong('codeInvalid')),
  zod.length(LIMITS.codeLength, wrong('codeInvalid')),
);

const newPassword = zod
  .string()
  .check(
    required('passwordRequired'),
    zod.minLength(LIMITS.password.min, wrong('passwordLength')),
    zod.maxLength(LIMITS.password.max, wrong('passwordLength')),
  );

/** Every field of both forms: each kind of name keeps its own text, and neither form shows all of them. */
export const AUTH_FIELDS = {
  kind: zod.enum(NAME_KINDS),
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

/** What is typed in either form; once it is checked, what is sent: trimmed, with plain digits. Passwords stay as they are. */
export type AuthValues = zod.infer<zod.ZodMiniObject<typeof AUTH_FIELDS>>;

/** Who somebody is, of all that is typed. */
export type NameValues = Pick<AuthValues, 'kind' | 'account' | 'phone' | 'email' | 'area'>;

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

/** The fields that say who somebody is. */
export const NAME_FIELDS = ['account', 'area', 'phone', 'email'] as const;

/** The rules of the name in use, whatever the other kinds hold. `area` is the picked dialling code, or the likely one. */
const nameFields = (kind: NameKind, area: Area | undefined) => {
  switch (kind) {
    case 'account':
      return { ...AUTH_FIELDS, account: knownAccount };
    case 'phone':
      return {
        ...AUTH_FIELDS,
        phone: phoneIn(area),
      };
    case 'email':
      return { ...AUTH_FIELDS, email };
  }
};

/** The picked dialling code, else the likely one. Rules of the whole form: zod passes over a key that is not there. */
const withArea = (likely: Area | undefined) =>
  [
    zod.overwrite<AuthValues>((values) =>
      values.kind === 'phone' ? { ...values, area: values.area ?? likely } : values,
    ),
    zod.refine<AuthValues>(({ kind, area }) => kind !== 'phone' || area !== undefined, {
      ...wrong('areaRequired'),
      path: ['area'],
    }),
  ] as const;

/** The rules of who a code is sent to. */
export const nameSchema = (kind: NameKind, area: Area | undefined) =>
  zod.object(nameFields(kind, area)).check(...withArea(area));

/** The rules of a login. */
export const loginSchema = (kind: NameKind, area: Area | undefined) =>
  zod
    .object({
      ...nameFields(kind, area),
      password: zod.string().check(required('passwordRequired')),
    })
    .check(...withArea(area));

/** The rules of a registration. */
export const registerSchema = (kind: NameKind, area: Area | undefined) =>
  zod
    .object({
      ...nameFields(kind, area),
      ...(kind === 'account' ? { account: newAccount } : { code }),
      password: newPassword,
      confirmation: zod.string().check(required('confirmationRequired')),
      inviteCode: trimmed.check(required('inviteCodeRequired')),
      agreed: zod.boolean().check(zod.refine((agreed) => agreed, wrong('agreementRequired'))),
    })
    .check(
      ...withArea(area),
      zod.refine(({ password, confirmation }) => password === confirmation, {
        ...wrong('confirmationDiffers'),
        path: ['confirmation'],
      }),
    );
