import { useQueryClient } from '@tanstack/react-query';
import { useBindEmail, useBindPhone } from '@/api/generated/hooks/security/security';
import { getGetUserInfoQueryKey, useGetUserInfo } from '@/api/generated/hooks/session/session';
import type { UserInfo } from '@/api/generated/model';
import { isOutcomeUnknown } from '@/api/errors';
import { keyText } from '@/api/failure-text';
import { invalidateQueries, isReadAgain } from '@/api/invalidate-queries';
import { showToast } from '@/ui';
import { hasContact, type AuthValues, type OwnContacts } from './model';
import { FORGET_AT_ONCE, toFailure, type Callbacks } from './queries';

/** The addresses of the signed-in user; empty until they are read. */
export const useOwnContacts = (): OwnContacts => useGetUserInfo().data ?? {};

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
          if (user === undefined || !hasContact(user, values)) {
            onFailed(toFailure(error));
            return;
          }
          // What the reply that was lost would have said.
          showToast({ text: keyText('updated'), tone: 'success' });
          onDone();
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
