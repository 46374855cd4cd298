import {
  useGetAreaCodes,
  useLogIn as useLogInCall,
  useRegisterUser,
  useSendMailCode,
  useSendSmsCode,
} from '@/api/generated/hooks/session/session';
import type { AreaCode, LoginRequest, RegisterRequest } from '@/api/generated/model';
import { failureOf, type ApiFailure } from '@/api/errors';
import type { Area, AuthValues, NameKind, NameValues } from './model';

/** What follows a call. */
interface Outcome<T> {
  readonly onDone: (result: T) => void;
  readonly onFailed: (failure: ApiFailure) => void;
}

const toFailure = (error: unknown): ApiFailure =>
  failureOf(error) ?? { kind: 'invalid-response', detail: String(error) };

const WIRE_KIND = {
  account: 'account',
  phone: 'mobile',
  email: 'email',
} as const satisfies Record<NameKind, RegisterRequest['type']>;

const toArea = (row: AreaCode): Area => ({ id: row.id, name: row.name, code: row.area_code });
const toAreas = (rows: readonly AreaCode[]): readonly Area[] => rows.map(toArea);

const areaPart = ({ kind, area }: NameValues) =>
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

/** The dialling codes, asked for once they are needed. */
export const useAreas = (isNeeded: boolean) =>
  useGetAreaCodes(undefined, {
    query: {
      enabled: isNeeded,
      staleTime: Infinity,
      select: toAreas,
    },
  });

/** Signs in; done with the token. The form shows a refusal at its field. */
export const useLogIn = () => {
  const { mutate, isPending } = useLogInCall({ mutation: { meta: { feedback: 'inline' } } });
  return {
    isPending,
    logIn: (values: AuthValues, { onDone, onFailed }: Outcome<string>): void =>
      mutate(
        { data: toLoginRequest(values) },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};

/** Creates an account; the server's message is shown as a toast. */
export const useRegister = () => {
  const { mutate, isPending } = useRegisterUser({
    mutation: { meta: { feedback: 'inline', announce: true } },
  });
  return {
    isPending,
    register: (values: AuthValues, { onDone, onFailed }: Outcome<string>): void =>
      mutate(
        { data: toRegisterRequest(values) },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};

/** Sends a verification code for a registration by phone or by e-mail. */
export const useSendCode = () => {
  const options = { mutation: { meta: { feedback: 'inline', announce: true } } } as const;
  const sms = useSendSmsCode(options);
  const mail = useSendMailCode(options);
  return {
    isPending: sms.isPending || mail.isPending,
    sendCode: (target: NameValues, { onDone, onFailed }: Outcome<string>): void => {
      const { kind, phone, email, area } = target;
      const outcome = {
        onSuccess: onDone,
        onError: (error: unknown) => onFailed(toFailure(error)),
      };
      if (kind === 'email')
        mail.mutate({ data: { user_string: email, type: 'register' } }, outcome);
      else
        sms.mutate(
          { data: { mobile: phone, area_code: area?.code ?? '', type: 'register' } },
          outcome,
        );
    },
  };
};
