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
import type { AreaCode, LoginRequest, RegisterRequest } from '@/api/generated/model';
import { failureOf, type ApiFailure } from '@/api/errors';
import type { DiallingCode, AuthValues, IdentifierKind, IdentifierValues } from './model';

/** Callbacks of one mutation. */
export interface Callbacks<T> {
  readonly onDone: (result: T) => void;
  readonly onFailed: (failure: ApiFailure) => void;
}

/** The failure that an error stands for. */
export const toFailure = (error: unknown): ApiFailure =>
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
export const FORGET_AT_ONCE = { gcTime: 0 } as const;

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

/** Registers and logs in without a form; resolves with the session token. */
export const createAccount = async (values: AuthValues): Promise<string> => {
  await registerUser(toRegisterRequest(values));
  return logIn(toLoginRequest(values));
};
