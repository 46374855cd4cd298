import { useGetAreaCodes, useLogInWithWallet } from '@/api/generated/hooks/access/access';
import { failureOf, type ApiFailure } from '@/api/errors';
import type { LoginText } from './login-text';

/** Logs in with a signed text. `onDone` gets the session token. Failures show no toast: the panel shows them. */
export const useSendSignature = () => {
  const { mutate } = useLogInWithWallet({ mutation: { meta: { feedback: 'inline' } } });
  return (
    { address, message, nonce }: LoginText,
    sign: string,
    on: {
      readonly done: (token: string) => void;
      readonly failed: (failure: ApiFailure) => void;
    },
  ): void =>
    mutate(
      { data: { address, message, nonce, sign } },
      {
        onSuccess: on.done,
        onError: (error) =>
          on.failed(failureOf(error) ?? { kind: 'invalid-response', detail: String(error) }),
      },
    );
};

/**
 * Makes a call, so that a text is written at the server's time: that of a device can be wrong by more than the five
 * minutes. Any call does; this one needs no session, and other ways to log in use its reply.
 */
export const useServerTimeSync = (): void => {
  useGetAreaCodes(undefined, { query: { staleTime: Infinity } });
};
