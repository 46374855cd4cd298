import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LoadableView, Skeleton } from '@/ui';
import { useLimits } from '../change-queries';
import { BreakCard } from './break-card';
import { LimitCard } from './limit-card';

const LoadingCards = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-40 w-full rounded-card" />
    <Skeleton className="h-52 w-full rounded-card" />
  </div>
);

/** Both daily limits and the break below what they are; says so if the server has none. */
export const LimitsView = ({ intro }: { readonly intro: ReactNode }) => {
  const { t } = useTranslation(['limits', 'app']);
  const limits = useLimits();
  if (!limits.isOffered) return <EmptyState text={t('notOffered')} />;
  return (
    <>
      <p className="text-body text-ink-2">{intro}</p>
      <LoadableView
        of={limits}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={<LoadingCards />}
      >
        {(value) => (
          <div className="flex flex-col gap-4">
            <LimitCard kind="stake" limits={value} />
            <LimitCard kind="loss" limits={value} />
            <BreakCard limits={value} />
          </div>
        )}
      </LoadableView>
    </>
  );
};
