import { useConfirmWithAuthenticator } from './generated/hooks/security/security';
import { failureOf, type ApiFailure } from './errors';

/**
 * Steps up with a code of the authenticator app, for what the server refused with `operation_unauthorized`. Resolves with
 * the failure, or `undefined` once it is accepted. The code is not kept.
 */
export const useStepUpWithAuthenticator = (): ((
  code: string,
) => Promise<ApiFailure | undefined>) => {
  const { mutateAsync } = useConfirmWithAuthenticator({
    mutation: { gcTime: 0, meta: { feedback: 'inline' } },
  });
  return async (code) => {
    try {
      await mutateAsync({ data: { code } });
      return undefined;
    } catch (error) {
      return failureOf(error) ?? { kind: 'invalid-response', detail: String(error) };
    }
  };
};

/** True if the call is refused until the user steps up. */
export const needsStepUp = (failure: ApiFailure): boolean =>
  failure.kind === 'business' && failure.key === 'operation_unauthorized';
