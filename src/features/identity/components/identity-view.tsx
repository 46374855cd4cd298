import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView, Skeleton } from '@/ui';
import type { Identity } from '../model';
import { useIdentity } from '../queries';

/** Loads the user's identity and keeps it up to date while a review is under way. */
export const IdentityView = (props: { readonly children: (identity: Identity) => ReactNode }) => {
  const { t } = useTranslation(['identity', 'app']);
  return (
    <LoadableView
      of={useIdentity()}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={
        <>
          <Skeleton className="h-32 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-card" />
        </>
      }
    >
      {props.children}
    </LoadableView>
  );
};
