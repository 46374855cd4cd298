import { useQueryClient } from '@tanstack/react-query';
import { useBindEmail, useBindPhone } from '@/api/generated/hooks/security/security';
import {
  logIn,
  registerUser,
  useGetAreaCodes,
  useLogIn as useLogInCall,
  useRegisterUser,
  useResetLoginPassword,
  useSendMailCode,
  useSendSmsCode,
} from '@/api/generated/hooks/access/access';
import { getGetUserInfoQueryKey } from '@/api/generated/hooks/session/session';
import type { AreaCode, LoginRequest, RegisterRequest, UserInfo } from '@/api/generated/model';
import { failureOf, isOutcomeUnknown, type ApiFailure } from '@/api/errors';
import { invalidateQueries, isReadAgain } from '@/api/invalidate-queries';
import type { DiallingCode, AuthValues, IdentifierKind, IdentifierValues } from './model';

/** Callbacks of one mutation. */
interface Callbacks<T> {
  readonly onDone: (result: T) => void;
  readonly onFailed: (failure: ApiFailure) => void;
}

const toFailure = (error: unknown): ApiFailure =>
  failureOf(error) ?? { kind: 'invalid-response', detail: String(error) };

const WIRE_KIND = {
  account: 'account',
  phone: 'mobile',
  email: 'email',
} as const satisfies Record<IdentifierKind, RegisterRequest['type']>;

const toDiallingCode = (row: AreaCode): DiallingCode => ({
  id: row.id,
  name: row.name,
  code: row.area_code,
});
const toDiallingCodes = (rows: readonly AreaCode[]): readonly DiallingCode[] =>
  rows.map(toDiallingCode);

const areaPart = ({ kind, area }: IdentifierValues) =>
  kind === 'phone' && area !== undefined ? { area_code_id: area.id, area_code: area.code } : {};

const toLoginRequest = (values: AuthValues): LoginRequest => ({
  user_string: values[values.kind],
  password: values.password,
  ...areaPart(values),
});

const toRegisterRequest = (values: AuthValues): RegisterRequest => ({
  type: WIRE_KIND[values.kind],
  user_string: values[values.kind],
  password: values.password,
  re_password: values.confirmation,
  extension_code: values.inviteCode,
  ...(values.kind === 'account' ? {} : { code: values.code }),
  ...areaPart(values),
});

/** All dialling codes. Fetched once, when `enabled` first is true. */
export const useDiallingCodes = (enabled: boolean) =>
  useGetAreaCodes(undefined, {
    query: {
      enabled,
      staleTime: Infinity,
      select: toDiallingCodes,
    },
  });

/** Logs in. `onDone` gets the session token. Failures show no toast: the form shows them. */
export const useLogIn = () => {
  const { mutate, isPending } = useLogInCall({ mutation: { meta: { feedback: 'inline' } } });
  return {
    isPending,
    logIn: (values: AuthValues, { onDone, onFailed }: Callbacks<string>): void =>
      mutate(
        { data: toLoginRequest(values) },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};

/** Creates an account. Shows the server's success message as a toast; the form shows failures. */
export const useRegister = () => {
  const { mutate, isPending } = useRegisterUser({
    mutation: { meta: { feedback: 'inline', announce: true } },
  });
  return {
    isPending,
    register: (values: AuthValues, { onDone, onFailed }: Callbacks<string>): void =>
      mutate(
        { data: toRegisterRequest(values) },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};

/** What a code is for. `register`: the recipient must be new to the server. `forget`: it must be known. */
export type CodePurpose = 'register' | 'forget';

/** Sends a verification code, by SMS or by e-mail. */
export const useSendCode = (type: CodePurpose) => {
  const options = { mutation: { meta: { feedback: 'inline', announce: true } } } as const;
  const sms = useSendSmsCode(options);
  const mail = useSendMailCode(options);
  return {
    isPending: sms.isPending || mail.isPending,
    sendCode: (recipient: IdentifierValues, { onDone, onFailed }: Callbacks<string>): void => {
      const { kind, phone, email, area } = recipient;
      const callbacks = {
        onSuccess: onDone,
        onError: (error: unknown) => onFailed(toFailure(error)),
      };
      if (kind === 'email') mail.mutate({ data: { user_string: email, type } }, callbacks);
      else sms.mutate({ data: { mobile: phone, area_code: area?.code ?? '', type } }, callbacks);
    },
  };
};

/** Secrets are not kept in the cache once a call is done. */
const FORGET_AT_ONCE = { gcTime: 0 } as const;

/** Sets a new password by the code that was sent to a phone or an e-mail address. Shows the server's success message. */
export const useForgottenPassword = () => {
  const { mutate, isPending } = useResetLoginPassword({
    mutation: { ...FORGET_AT_ONCE, meta: { feedback: 'inline', announce: true } },
  });
  return {
    isPending,
    resetPassword: (values: AuthValues, { onDone, onFailed }: Callbacks<string>): void => {
      const { kind, password, confirmation: repassword, code } = values;
      mutate(
        { data: { account: values[kind], password, repassword, code } },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      );
    },
  };
};

/** Whether a user has the address of a form. */
const hasContact = (user: UserInfo, { kind, email, phone }: AuthValues): boolean =>
  kind === 'email' ? user.email?.toLowerCase() === email.toLowerCase() : user.phone === phone;

/**
 * Binds a phone or an e-mail address to the signed-in user. Shows the server's success message. If the outcome is unknown,
 * the user is read again first: an address that the user then has is bound.
 */
export const useBindContact = () => {
  const client = useQueryClient();
  const key = getGetUserInfoQueryKey();
  const readAgain = () => invalidateQueries(client, [key]);
  const options = {
    mutation: {
      ...FORGET_AT_ONCE,
      meta: { feedback: 'inline', announce: true },
      onSuccess: () => void readAgain(),
      onError: (error: unknown) => (isOutcomeUnknown(error) ? readAgain() : undefined),
    },
  } as const;
  const byPhone = useBindPhone(options);
  const byEmail = useBindEmail(options);
  return {
    isPending: byPhone.isPending || byEmail.isPending,
    bindContact: (
      values: AuthValues,
      { onDone, onFailed }: { readonly onDone: () => void } & Pick<Callbacks<void>, 'onFailed'>,
    ): void => {
      const { kind, email, phone, area, code } = values;
      const callbacks = {
        onSuccess: onDone,
        onError: (error: unknown) => {
          const isRead = isOutcomeUnknown(error) && isReadAgain(client, key);
          const user = isRead ? client.getQueryData<UserInfo>(key) : undefined;
          if (user !== undefined && hasContact(user, values)) onDone();
          else onFailed(toFailure(error));
        },
      };
      if (kind === 'email') byEmail.mutate({ data: { email, code } }, callbacks);
      else
        byPhone.mutate(
          { data: { mobile: phone, code, ...(area && { area_code: area.code }) } },
          callbacks,
        );
    },
  };
};

/** Registers and logs in without a form; resolves with the session token. */
export const createAccount = async (values: AuthValues): Promise<string> => {
  await registerUser(toRegisterRequest(values));
  return logIn(toLoginRequest(values));
};
