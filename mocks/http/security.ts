import { Refusal } from '../engine/refusal';
import { bindEmail } from '../engine/security/bind-email';
import { bindPhone } from '../engine/security/bind-phone';
import { setKey, showKey, stepUp, type ShownKey } from '../engine/security/authenticator';
import { setTradePassword } from '../engine/security/trade-password';
import { answer, ok } from './reply';
import type { HandlersOf } from './types';

const keyReply = ({ enabled, secret, uri }: ShownKey) =>
  ok({
    enabled: enabled ? (1 as const) : (0 as const),
    secret: secret ?? null,
    qrcode: uri ?? null,
  });

export const securityHandlers: HandlersOf<'security'> = {
  setTradePassword: (input, { context, user }) =>
    answer(
      setTradePassword(context, user, {
        password: input.password,
        confirmation: input.re_password,
        code: input.code,
        oldPassword: input.oldpassword,
      }),
      ok,
    ),
  bindEmail: (input, { context, user }) =>
    answer(bindEmail(context, user, input.email, input.code), ok),
  bindPhone: ({ mobile: phone, area_code: areaCode, code }, { context, user }) =>
    answer(bindPhone(context, user, { phone, areaCode, code }), ok),
  setUpAuthenticator: (input, { context, user }) => {
    if (input.action === 'get') return answer(showKey(context, user), keyReply);
    if (input.code === undefined) throw new Refusal('parameters_missing');
    return answer(setKey(context, user, input.code), keyReply);
  },
  confirmWithAuthenticator: (input, { context, user }) =>
    answer(stepUp(context, user, input.code), ok),
};
