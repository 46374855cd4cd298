import * as zod from 'zod/mini';
import { CODE_LENGTH, PASSWORD_LENGTH } from '@/domain/account/credentials';
import { maskEmail, maskPhone } from '@/domain/account/mask';
import { primaryStatusOf } from '@/domain/codes/verification';
import type { CertificationStatus } from '@/domain/status/certification';

/** The fields of a user row that the app reads. */
interface UserRow {
  readonly id: number;
  readonly account_number: string;
  readonly phone?: string | null;
  readonly area_code?: string | null;
  readonly email?: string | null;
  readonly authenticator?: number;
  readonly has_password?: number;
  readonly extension_code?: string;
  readonly is_realname: number;
  readonly review_status?: number;
  readonly time?: number;
}

/** The fields of a certification row that the app reads. */
interface CertificationRow {
  readonly password_status?: number;
}

/** What protects the signed-in user. A value is `undefined` if the server does not say. */
export interface Security {
  readonly id: number;
  readonly account: string;
  /** Masked; `null` for none. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly inviteCode: string | undefined;
  /** Epoch seconds. */
  readonly registeredAt: number | undefined;
  /** Level 1 of identity verification. */
  readonly identity: CertificationStatus | 'none';
  /** False for an account that a wallet made, until it sets one. */
  readonly hasPassword: boolean | undefined;
  readonly hasTradePassword: boolean | undefined;
  readonly hasAuthenticator: boolean | undefined;
  readonly codeRoute: CodeRoute;
}

/** Where a code for the user's own account is sent. */
export type CodeRoute =
  | { readonly by: 'phone'; readonly to: string; readonly phone: string; readonly areaCode: string }
  | { readonly by: 'email'; readonly to: string; readonly email: string }
  /** The account has neither: no code is asked for. */
  | { readonly by: 'none' }
  /** It has a phone alone, and the server does not tell its dialling code: the app cannot ask for a code. */
  | { readonly by: 'unknown' };

const orNone = (text: string | null | undefined): string | undefined =>
  text === null || text === '' ? undefined : text;

const routeOf = (row: UserRow): CodeRoute => {
  const [phone, areaCode, email] = [row.phone, row.area_code, row.email].map(orNone);
  if (phone !== undefined && areaCode !== undefined)
    return { by: 'phone', to: maskPhone(phone, areaCode), phone, areaCode };
  if (email !== undefined) return { by: 'email', to: maskEmail(email), email };
  return { by: phone === undefined ? 'none' : 'unknown' };
};

const flagOf = (flag: number | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 1;

/** Converts a user row, and a certification row if it could be read. */
export const toSecurity = (row: UserRow, certification: CertificationRow | undefined): Security => {
  const [phone, areaCode, email] = [row.phone, row.area_code, row.email].map(orNone);
  return {
    id: row.id,
    account: row.account_number,
    email: email === undefined ? null : maskEmail(email),
    phone: phone === undefined ? null : maskPhone(phone, areaCode),
    inviteCode: row.extension_code,
    registeredAt: row.time,
    identity: primaryStatusOf(row),
    hasPassword: flagOf(row.has_password),
    hasTradePassword: flagOf(certification?.password_status),
    hasAuthenticator: flagOf(row.authenticator),
    codeRoute: routeOf(row),
  };
};

/** What an account should have, in the order of the checklist. */
export const PROTECTIONS = [
  'email',
  'phone',
  'tradePassword',
  'authenticator',
  'identity',
] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** The state of each protection; `undefined` if the server does not say. */
const IS_SET = {
  email: ({ email }) => email !== null,
  phone: ({ phone }) => phone !== null,
  tradePassword: ({ hasTradePassword }) => hasTradePassword,
  authenticator: ({ hasAuthenticator }) => hasAuthenticator,
  // Under review, the user has done their part.
  identity: ({ identity }) => identity === 'review' || identity === 'certified',
} as const satisfies Readonly<Record<Protection, (security: Security) => boolean | undefined>>;

/** How far an account is protected. What the server does not tell of counts neither way. */
export const protectionOf = (
  security: Security,
): { readonly missing: readonly Protection[]; readonly set: number; readonly total: number } => {
  const known = PROTECTIONS.filter((name) => IS_SET[name](security) !== undefined);
  const missing = known.filter((name) => IS_SET[name](security) === false);
  return { missing, set: known.length - missing.length, total: known.length };
};

/** Validation errors of the forms of passwords; `useIssueTexts` gives their texts. */
export type IssueCode =
  | 'oldRequired'
  | 'passwordRequired'
  | 'passwordLength'
  | 'passwordSame'
  | 'confirmationRequired'
  | 'confirmationDiffers'
  | 'codeRequired'
  | 'codeInvalid';

const issue = (code: IssueCode) => ({ error: code });
const required = (code: IssueCode) => zod.minLength(1, issue(code));

const FIELDS = {
  old: zod.string(),
  password: zod
    .string()
    .check(
      required('passwordRequired'),
      zod.minLength(PASSWORD_LENGTH.min, issue('passwordLength')),
      zod.maxLength(PASSWORD_LENGTH.max, issue('passwordLength')),
    ),
  confirmation: zod.string().check(required('confirmationRequired')),
  code: zod.string(),
};

/** Values of the forms of passwords. Never stored. */
export type SecretValues = zod.infer<zod.ZodMiniObject<typeof FIELDS>>;

/** Initial values of the forms of passwords. */
export const NO_SECRETS: SecretValues = { old: '', password: '', confirmation: '', code: '' };

/** Which proofs a new password needs. */
export interface Proofs {
  readonly needsOld: boolean;
  readonly needsCode: boolean;
}

/** Validates a new password and its proofs. Messages are `IssueCode`s. */
export const secretSchema = ({ needsOld, needsCode }: Proofs) =>
  zod
    .object({
      ...FIELDS,
      ...(needsOld && { old: zod.string().check(required('oldRequired')) }),
      ...(needsCode && {
        code: zod
          .string()
          .check(required('codeRequired'), zod.length(CODE_LENGTH, issue('codeInvalid'))),
      }),
    })
    .check(
      zod.refine(({ password, confirmation }) => password === confirmation, {
        ...issue('confirmationDiffers'),
        path: ['confirmation'],
      }),
      zod.refine(({ old, password }) => !needsOld || old !== password, {
        ...issue('passwordSame'),
        path: ['password'],
      }),
    );
