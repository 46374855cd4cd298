import { bindEmail } from '../engine/security/bind-email';
import { setTradePassword } from '../engine/security/trade-password';
import { answer, ok } from './reply';
import type { HandlersOf } from './types';

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
};
