import type { OperationId } from '@/api/generated/operations';
import { forcedRefusal, PASSING_CODE } from './engine/accounts/codes';
import { READY_PASSWORD } from './scenarios/ready-accounts';

type Masks = Readonly<Record<string, string>>;

/** Stand for personal data in the log. Each is valid in the contract, so that a recorded call can be repeated. */
const PERSONAL_MASKS: Masks = {
  name: 'Masked',
  surname: 'Masked',
  address: 'Masked',
  card_id: 'MASKED-0000',
  front_pic: '/upload/masked.jpg',
  reverse_pic: '/upload/masked.jpg',
};
const PATH_MASK = '/upload/masked.jpg';

/** One for all passwords, so that who registers in a repeated test can log in there. */
const PASSWORD = 'masked01';
/** Of six digits in the contract. */
const TRADE_PASSWORD = '000000';
const SECRET_MASKS: Masks = {
  password: PASSWORD,
  re_password: PASSWORD,
  repassword: PASSWORD,
  old_password: PASSWORD,
  oldpassword: PASSWORD,
  new_password: PASSWORD,
  paypassword: TRADE_PASSWORD,
  pay_password: TRADE_PASSWORD,
  trade_password: TRADE_PASSWORD,
  secret: 'MASKED',
  token: 'masked',
};
const CODE_MASKS: Masks = { code: '000000' };

/** What calls mask beside passwords and tokens. */
const CALL_MASKS: Readonly<Partial<Record<OperationId, Masks>>> = {
  getCertification: PERSONAL_MASKS,
  submitCertification: PERSONAL_MASKS,
  uploadFile: PERSONAL_MASKS,
  registerUser: CODE_MASKS,
  resetLoginPassword: CODE_MASKS,
  setTradePassword: CODE_MASKS,
  bindEmail: CODE_MASKS,
  bindPhone: CODE_MASKS,
  confirmWithAuthenticator: CODE_MASKS,
  // The QR code holds the key.
  setUpAuthenticator: { ...CODE_MASKS, qrcode: 'otpauth://totp/masked?secret=MASKED' },
  logInWithWallet: { sign: `0x${'00'.repeat(65)}` },
};

/** Their reply is the token of the session. */
const SIGN_INS: ReadonlySet<OperationId> = new Set(['registerUser', 'logIn', 'logInWithWallet']);
const TOKEN = /"[0-9a-f]{32}"/gu;

/** The password of the ready accounts and the mock's codes are public, and needed to repeat a call. */
const isPublic = (field: string, value: string): boolean =>
  field === 'code'
    ? value === PASSING_CODE || forcedRefusal(value) !== undefined
    : value === READY_PASSWORD;

const maskOf = (field: string, mask: string, value: string): string =>
  isPublic(field, value) ? value : mask;

const masksOf = (operation: OperationId): Masks => ({
  ...SECRET_MASKS,
  ...CALL_MASKS[operation],
});

const inJson = (text: string, masks: Masks): string =>
  text.replace(
    new RegExp(
      `"(${Object.keys(masks).join('|')})"\\s*:\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|-?\\d[\\d.eE+-]*)`,
      'gu',
    ),
    (_match, field: string, value = '') =>
      `"${field}":"${maskOf(field, masks[field] ?? '', String(value))}"`,
  );

/** Replaces passwords, secrets and tokens in a JSON text, and the personal data of calls that have some. */
export const masked = (operation: OperationId, text: string): string => {
  const hidden = inJson(text, masksOf(operation));
  if (SIGN_INS.has(operation)) return hidden.replace(TOKEN, '"masked"');
  return CALL_MASKS[operation] === PERSONAL_MASKS
    ? hidden.replace(/"\/upload\/[^"]*"/gu, `"${PATH_MASK}"`)
    : hidden;
};

/** The same for a request, which may also be a form. */
export const maskedBody = (
  operation: OperationId,
  body: string | undefined,
): string | undefined => {
  if (body === undefined) return undefined;
  if (body.trimStart().startsWith('{')) return masked(operation, body);
  const fields = new URLSearchParams(body);
  let changed = false;
  for (const [field, mask] of Object.entries(masksOf(operation))) {
    const value = fields.get(field);
    if (value === null) continue;
    fields.set(field, maskOf(field, mask, value));
    changed = true;
  }
  return changed ? fields.toString() : body;
};
