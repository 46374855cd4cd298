import { useQueryClient } from '@tanstack/react-query';
import { createElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { leaveScreen } from '@/lib/heading-focus';
import { late } from '@/lib/late';
import { useLate } from '@/lib/use-late';
import { withTimeLimit } from '@/lib/with-time-limit';
import { BareFrame } from './bare-frame';
import { DeferredAnnounceScreen } from './deferred-parts';
import { loadedPage, loadWithTexts, type ListedPage } from './page-loader';
import { DelayedFallback, ErrorBoundary, ErrorState, Link, SkeletonRows } from '@/ui';

/** Time-out for loading a page, in milliseconds (specification, section 2). */
const TIMEOUT_MS = 60_000;

const PageLoading = () => {
  const { t } = useTranslation();
  return (
    <DelayedFallback label={t('loading')}>
      <div className="gutter pt-16">
        <SkeletonRows rows={6} />
      </div>
    </DelayedFallback>
  );
};

/** The frame of a screen, in a file that most visits have: without it the failure is shown as it is. */
const FailureFrame = late(() =>
  import('./extras').then(
    (extras) => extras.FailureFrame,
    () => BareFrame,
  ),
);

const PageFailure = ({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) => {
  const { t } = useTranslation();
  const isTimeout = error.name === 'TimeoutError';
  const isLoadFailure = isTimeout || /import|module|fetch/iu.test(error.message);
  // Browsers remember that a file of code could not be fetched, so only a new start asks for it again.
  const retry = (): void =>
    isLoadFailure && !isTimeout && navigator.onLine ? window.location.reload() : onRetry();
  // The device has a connection again. It may lead nowhere yet, and a reload would lose the page.
  const retryIfServed = useEffectEvent(() => {
    void fetch(window.location.href, { cache: 'no-store' }).then(retry, () => undefined);
  });
  // Synchronises with the connection: a screen opened offline loads by itself once the line is back.
  useEffect(() => {
    if (!isLoadFailure) return undefined;
    const listener = (): void => retryIfServed();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isLoadFailure]);
  const content = (
    <div className="gutter">
      <ErrorState
        text={t(isLoadFailure ? 'pageTimedOut' : 'crashed')}
        retryLabel={t('retry')}
        onRetry={retry}
      />
      <p className="text-center">
        <Link to={SCREENS.home} className="hit text-label text-ink-2 underline">
          {t('notFound.action')}
        </Link>
      </p>
    </div>
  );
  return (
    <>
      <FailureFrame fallback={<BareFrame>{content}</BareFrame>}>{content}</FailureFrame>
      <DeferredAnnounceScreen />
    </>
  );
};

const Page = ({ load, texts }: ListedPage) => {
  const Loaded = useLate(loadedPage(load), async () => {
    const page = await withTimeLimit(loadWithTexts(load, texts), TIMEOUT_MS);
    return page.default;
  });
  // Synchronises with the focus. The code that moves it may not be loaded yet when the first screen is left.
  useEffect(() => leaveScreen, []);
  if (Loaded === undefined) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      {createElement(Loaded)}
      <DeferredAnnounceScreen />
    </Suspense>
  );
};

/**
 * A page in its own chunk: blank for 200 ms, then a skeleton, and an error with a retry after 60 s or a failure
 * (specification, section 2). A retry loads what is missing, by a new start if a file failed, and all data again, so that a
 * reply which broke the page does not break it twice. A page that is loaded is shown at once.
 */
export const LatePage = (page: ListedPage) => {
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const retry = () => {
    void queryClient.resetQueries();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={attempt}
      renderFailure={(error) => <PageFailure error={error} onRetry={retry} />}
    >
      <Page {...page} />
    </ErrorBoundary>
  );
};
