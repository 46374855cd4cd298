import type { Content } from '../catalogue/content';
import { decimal, toFixedScale } from '@/domain/money/decimal';
import { isAccountName, isEmail, isPhoneNumber } from '@/domain/account/names';
import { isRefusedDiallingCode } from '@/domain/eligibility/refused-areas';
import { REAL_NAME_CODES, REVIEW_CODES } from '@/domain/codes/verification';
import {
  creditPartsOf,
  creditScoreOf,
  MAXIMUM_CREDIT_SCORE,
  type CreditPart,
} from '../engine/accounts/credit-score';
import { sendCode } from '../engine/accounts/codes';
import { logIn, logInWithWallet, logOut } from '../engine/accounts/log-in';
import { register, USUAL_AREA_CODE } from '../engine/accounts/register';
import { resetPassword } from '../engine/accounts/reset-password';
import { hasPassword } from '../engine/accounts/users';
import type { Context } from '../engine/context';
import { primaryStatusOf } from '../engine/identity/submit-certification';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import { accountForName } from '../scenarios/account-names';
import { answer, ok, read } from './reply';
import type { HandlersOf, InputOf } from './types';

/** Validates the name, by kind of registration. */
const IS_NAME = { account: isAccountName, mobile: isPhoneNumber, email: isEmail } as const;

const SCORE_DECIMALS = 2;
const pointsText = (points: number): string =>
  toFixedScale(decimal(points), SCORE_DECIMALS, 'down');

const scorePart = ({ part, points, each, maximum }: CreditPart) => ({
  part,
  points: pointsText(points),
  ...(each === undefined ? {} : { each: pointsText(each) }),
  ...(maximum === undefined ? {} : { maximum: pointsText(maximum) }),
});

const userRow = (context: Context, user: User) => ({
  id: user.id,
  account_number: user.account,
  phone: user.phone ?? null,
  area_code: user.areaCode ?? null,
  email: user.email ?? null,
  authenticator: user.authenticator?.enabled === true ? (1 as const) : (0 as const),
  has_password: hasPassword(user) ? (1 as const) : (0 as const),
  nickname: null,
  head_portrait: null,
  extension_code: user.inviteCode,
  status: user.standing === 'locked' ? (1 as const) : (0 as const),
  is_realname: REAL_NAME_CODES[user.certified ? 'verified' : 'unverified'],
  review_status: REVIEW_CODES[primaryStatusOf(context, user)],
  score: pointsText(creditScoreOf(context, user)),
  score_maximum: pointsText(MAXIMUM_CREDIT_SCORE),
  score_parts: creditPartsOf(context, user).map(scorePart),
  time: Math.floor(user.registeredAt / 1000),
  account_mode: user.mode,
});

/** The dialling code of a phone, sent as it is or as its id in the list of codes. Throws for an id that is not there. */
const areaCodeOf = (
  { area_code: code, area_code_id: id }: InputOf<'registerUser'>,
  content: Content,
): string | undefined => {
  if (code !== undefined || id === undefined) return code;
  const row = content.areaCodes().find((known) => known.id === id);
  if (row === undefined) throw new Refusal('parameter_wrong');
  return row.area_code;
};

/** Refuses registration by a phone of a country that is not served. */
const requireServedCode = (areaCode = USUAL_AREA_CODE): void => {
  if (isRefusedDiallingCode(areaCode)) throw new Refusal('country_not_served');
};

const ISO_TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/gu;

/** The last time in a message, epoch milliseconds: its expiry. */
const lastTimeIn = (message: string | undefined): number | undefined => {
  const last = message?.match(ISO_TIME)?.at(-1);
  return last === undefined ? undefined : Date.parse(last);
};

export const sessionHandlers: HandlersOf<'access' | 'session'> = {
  registerUser: (input, { context, content }) => {
    if (!IS_NAME[input.type](input.user_string)) throw new Refusal('parameter_wrong');
    const areaCode = areaCodeOf(input, content);
    if (input.type === 'mobile') requireServedCode(areaCode);
    const {
      type: by,
      user_string: name,
      password,
      re_password: confirmation,
      extension_code: inviteCode,
      code,
    } = input;
    return answer(
      register(context, { by, name, password, confirmation, inviteCode, code, areaCode }),
      ok,
    );
  },
  logIn: (input, { context }) =>
    answer(logIn(context, accountForName(input.user_string), input.password), ok),
  logInWithWallet: (input, { context, facts }) =>
    answer(
      logInWithWallet(context, {
        address: input.address.toLowerCase(),
        signer: facts.signer,
        message: input.message,
        host: facts.host,
        nonce: input.nonce,
        endsAt: lastTimeIn(input.message),
      }),
      ok,
    ),
  logOut: (_input, { user }) => answer(logOut(user), ok),
  resetLoginPassword: (input, { context, user }) => {
    const { account, password, repassword: confirmation, code, oldpassword: oldPassword } = input;
    return answer(
      resetPassword(context, user, { account, password, confirmation, code, oldPassword }),
      ok,
    );
  },
  getUserInfo: (_input, { context, user }) => read(ok(userRow(context, user))),
  getAreaCodes: (_input, { content }) => read(ok(content.areaCodes())),
  sendSmsCode: (input, { context, user }) => {
    const { mobile, type = 'register', area_code: areaCode } = input;
    // Who has an account keeps it, and can still withdraw.
    if (type === 'register') requireServedCode(areaCode);
    return answer(sendCode(context, mobile, type, user), ok);
  },
  sendMailCode: (input, { context, user }) =>
    answer(sendCode(context, input.user_string, input.type ?? 'register', user), ok),
  setLanguage: (input) => read(ok(input.lang)),
};
