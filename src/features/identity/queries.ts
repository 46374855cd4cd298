import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getGetCertificationQueryKey,
  getGetNotificationsQueryKey,
  useGetCertification,
  useSubmitCertification as useSubmitCertificationCall,
} from '@/api/generated/hooks/account/account';
import { getGetUserInfoQueryKey } from '@/api/generated/hooks/session/session';
import type { Certification, CertificationRequest } from '@/api/generated/model';
import { failureOf, type ApiFailure } from '@/api/errors';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { IDLE_POLL_MS } from '@/api/poll';
import { createPictureUploader } from '@/api/upload';
import { DOCUMENT_CODES } from '@/domain/codes/verification';
import type { SendPicture } from '@/ui/input/upload-types';
import { isUnderReview, toIdentity, type Identity, type IdentityValues } from './model';

/** Poll interval while a level is under review. */
const REVIEW_POLL_MS = 3000;

/** Reads the user and the messages again when a level has changed, here or while another screen was open. */
const useRefreshOnDecision = (identity: Identity | undefined): void => {
  const client = useQueryClient();
  const state = identity && `${identity.primary.status} ${identity.advanced.status}`;
  // Synchronises the session with the server.
  useEffect(() => {
    if (state !== undefined && state !== 'none none')
      void invalidateQueries(client, [getGetUserInfoQueryKey(), getGetNotificationsQueryKey()]);
  }, [client, state]);
};

/** The user's identity. It holds personal data, so the cache keeps it only while a screen shows it. */
export const useIdentity = (): Loadable<Identity> => {
  const query = useGetCertification(undefined, {
    query: {
      gcTime: 0,
      select: toIdentity,
      refetchInterval: ({ state }: { state: { data: Certification | undefined } }) =>
        state.data !== undefined && isUnderReview(toIdentity(state.data))
          ? REVIEW_POLL_MS
          : IDLE_POLL_MS,
    },
  });
  useRefreshOnDecision(query.data);
  return toLoadable(query.data, query);
};

const personOf = (values: IdentityValues) => ({
  id_type: DOCUMENT_CODES[values.document],
  name: values.name,
  surname: values.surname,
  card_id: values.number,
});

const toPrimaryRequest = (values: IdentityValues): CertificationRequest => ({
  real_type: 1,
  ...personOf(values),
});

const toAdvancedRequest = (values: IdentityValues): CertificationRequest => ({
  real_type: 2,
  ...personOf(values),
  country: values.country,
  ...(values.address === '' ? {} : { address: values.address }),
  front_pic: values.front,
  reverse_pic: values.back,
});

type OnFailed = (failure: ApiFailure) => void;

/**
 * Submits a level. Afterwards its state is read again, also after a failure: the reply may have been lost, or another
 * device may have submitted it. The form shows failures.
 */
export const useSubmitCertification = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useSubmitCertificationCall({
    mutation: { gcTime: 0, meta: { feedback: 'inline', announce: true } },
  });
  const readAgain = () => invalidateQueries(client, [getGetCertificationQueryKey()]);
  const send = (data: CertificationRequest, onFailed: OnFailed): void =>
    mutate(
      { data },
      {
        onSuccess: () => void readAgain(),
        onError: (error) => {
          onFailed(failureOf(error) ?? { kind: 'invalid-response', detail: String(error) });
          void readAgain();
        },
      },
    );
  return {
    isPending,
    submitPrimary: (values: IdentityValues, onFailed: OnFailed): void =>
      send(toPrimaryRequest(values), onFailed),
    submitAdvanced: (values: IdentityValues, onFailed: OnFailed): void =>
      send(toAdvancedRequest(values), onFailed),
  };
};

/** Sends one photo; resolves with its path on the server. */
export const useSendPhoto = (): SendPicture => {
  const client = useQueryClient();
  const [send] = useState(() => createPictureUploader(client));
  return send;
};
