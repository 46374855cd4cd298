import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getGetCertificationQueryKey,
  useGetCertification,
} from '@/api/generated/hooks/account/account';
import {
  useSetTradePassword as useSetTradePasswordCall,
  useSetUpAuthenticator,
} from '@/api/generated/hooks/security/security';
import {
  useResetLoginPassword,
  useSendMailCode,
  useSendSmsCode,
} from '@/api/generated/hooks/access/access';
import { getGetUserInfoQueryKey, useGetUserInfo } from '@/api/generated/hooks/session/session';
import { failureOf, isOutcomeUnknown, type ApiFailure } from '@/api/errors';
import { keyText } from '@/api/failure-text';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { readUser } from '@/api/read-user';
import { expectSessionEnd, settleSessionEnd } from '@/session/expected-end';
import { showToast } from '@/ui';
import { toSecurity, type CodeRoute, type SecretValues, type Security } from './model';

/** Callbacks of one mutation. */
interface Callbacks {
  readonly onDone: () => void;
  readonly onFailed: (failure: ApiFailure) => void;
}

const toFailure = (error: unknown): ApiFailure =>
  failureOf(error) ?? { kind: 'invalid-response', detail: String(error) };

/** Secrets are not kept in the cache once a call is done. */
const SECRET_CALL = { gcTime: 0, meta: { feedback: 'inline' } } as const;

/**
 * What protects the signed-in user. Whether there is a trade password is `undefined` if only that cannot be read; with
 * `needsTradePassword` it is waited for.
 */
export const useSecurity = (needsTradePassword = false): Loadable<Security> => {
  const user = useGetUserInfo();
  const certification = useGetCertification();
  const isKnown =
    certification.data !== undefined || (certification.isError && !needsTradePassword);
  return toLoadable(
    user.data === undefined || !isKnown ? undefined : toSecurity(user.data, certification.data),
    user,
    ...(needsTradePassword ? [certification] : []),
  );
};

/** Sends a code to the user's own phone or e-mail address. Shows the server's success message. */
export const useSendOwnCode = () => {
  const options = { mutation: { meta: { feedback: 'inline', announce: true } } } as const;
  const sms = useSendSmsCode(options);
  const mail = useSendMailCode(options);
  return {
    isPending: sms.isPending || mail.isPending,
    sendCode: (route: CodeRoute, { onDone, onFailed }: Callbacks): void => {
      const callbacks = {
        onSuccess: onDone,
        onError: (error: unknown) => onFailed(toFailure(error)),
      };
      const type = 'forget';
      if (route.by === 'phone')
        sms.mutate({ data: { mobile: route.phone, area_code: route.areaCode, type } }, callbacks);
      if (route.by === 'email')
        mail.mutate({ data: { user_string: route.email, type } }, callbacks);
    },
  };
};

/** The name that a change of the login password is sent with: the address of the code, or else the account name. */
const nameOf = ({ account, codeRoute }: Security): string => {
  if (codeRoute.by === 'phone') return codeRoute.phone;
  return codeRoute.by === 'email' ? codeRoute.email : account;
};

const codeOf = ({ by }: CodeRoute, code: string) =>
  by === 'phone' || by === 'email' ? { code } : {};

/** True if the server says that the session is over; false if it stands, or if that cannot be told. */
const isSessionOver = async (client: QueryClient): Promise<boolean> => {
  try {
    await readUser(client);
    return false;
  } catch (error) {
    return failureOf(error)?.kind === 'session-expired';
  }
};

/**
 * Changes the login password of the signed-in user, which ends every session. `onDone` is called even if the screen has gone
 * meanwhile. Without a reply, a session that is over says that the password is changed.
 */
export const useChangePassword = (onDone: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending } = useResetLoginPassword({
    mutation: {
      ...SECRET_CALL,
      meta: { feedback: 'inline', announce: true },
      onSuccess: onDone,
      onError: async (error) => {
        if (!isOutcomeUnknown(error) || !(await isSessionOver(client))) return;
        // What the reply that was lost would have said.
        showToast({ text: keyText('password_changed'), tone: 'success' });
        onDone();
      },
      onSettled: settleSessionEnd,
    },
  });
  return {
    isPending,
    changePassword: (
      security: Security,
      values: SecretValues,
      onFailed: Callbacks['onFailed'],
    ): void => {
      const { old, password, confirmation: repassword, code } = values;
      expectSessionEnd();
      mutate(
        {
          data: {
            account: nameOf(security),
            ...(security.hasPassword !== false && { oldpassword: old }),
            password,
            repassword,
            ...codeOf(security.codeRoute, code),
          },
        },
        { onError: (error) => onFailed(toFailure(error)) },
      );
    },
  };
};

/** Sets or changes the trade password. */
export const useSetTradePassword = () => {
  const client = useQueryClient();
  const readAgain = () => invalidateQueries(client, [getGetCertificationQueryKey()]);
  const { mutate, isPending } = useSetTradePasswordCall({
    mutation: {
      ...SECRET_CALL,
      // Waited for: the next screen would ask for the trade password that was just set.
      onSuccess: readAgain,
      // Without a reply it may be set: the form then asks for the current one.
      onError: (error) => (isOutcomeUnknown(error) ? readAgain() : undefined),
    },
  });
  return {
    isPending,
    setTradePassword: (
      { hasTradePassword, codeRoute }: Security,
      { old, password, confirmation, code }: SecretValues,
      { onDone, onFailed }: Callbacks,
    ): void =>
      mutate(
        {
          data: {
            password,
            re_password: confirmation,
            ...(hasTradePassword === true && { oldpassword: old }),
            ...codeOf(codeRoute, code),
          },
        },
        { onSuccess: onDone, onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};

/** The key of an authenticator app, until it is confirmed. */
export interface AuthenticatorKey {
  /** Base32. */
  readonly secret: string;
  /** The same as an address that apps read from a QR code. */
  readonly uri: string;
}

/** Gets a key for an authenticator app, and confirms it. The key is forgotten with the screen. */
export const useAuthenticatorKey = () => {
  const client = useQueryClient();
  const refresh = () => invalidateQueries(client, [getGetUserInfoQueryKey()]);
  const get = useSetUpAuthenticator({ mutation: SECRET_CALL });
  // After a failure too: the code may have been accepted although no reply came, here or in another tab.
  const set = useSetUpAuthenticator({ mutation: { ...SECRET_CALL, onSettled: () => refresh() } });
  const { secret, qrcode: uri } = get.data ?? {};
  const key = typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
  return {
    key,
    /** True once the server has answered without a key. */
    isWithoutKey: get.data !== undefined && key === undefined,
    /** True once the server has said that an authenticator is set. */
    isSet: get.data?.enabled === 1 || set.data?.enabled === 1,
    isLoading: get.isPending,
    isConfirming: set.isPending,
    getKey: (onFailed: Callbacks['onFailed']): void =>
      get.mutate({ data: { action: 'get' } }, { onError: (error) => onFailed(toFailure(error)) }),
    confirm: (code: string, onFailed: Callbacks['onFailed']): void =>
      set.mutate(
        { data: { action: 'set', code } },
        { onError: (error) => onFailed(toFailure(error)) },
      ),
  };
};
