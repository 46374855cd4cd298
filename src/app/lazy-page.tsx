import { useQueryClient } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
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
const FailureFrame = lazy(() =>
  import('./extras').then(
    (extras) => ({ default: extras.FailureFrame }),
    () => ({ default: BareFrame }),
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
  const content = (
    <div className="gutter">
      <ErrorState
        text={t(isLoadFailure ? 'pageTimedOut' : 'crashed')}
        retryLabel={t('retry')}
        // Browsers remember that a file of code could not be fetched, so only a new start asks for it again.
        onRetry={
          isLoadFailure && !isTimeout && navigator.onLine ? () => window.location.reload() : onRetry
        }
      />
      <p className="text-center">
        <Link to={SCREENS.home} className="hit text-label text-ink-2 underline">
          {t('notFound.action')}
        </Link>
      </p>
    </div>
  );
  return (
    <Suspense fallback={<BareFrame>{content}</BareFrame>}>
      <FailureFrame>{content}</FailureFrame>
      <DeferredAnnounceScreen />
    </Suspense>
  );
};

/** A page in place of one that could not be loaded: it throws, as a page does that is broken. */
const pageThatThrows = (error: unknown) => (): never => {
  throw error;
};

/**
 * A page in its own chunk: blank for 200 ms, then a skeleton, and an error with a retry after 60 s or a failure
 * (specification, section 2). A retry loads chunk and data again, by a new start if a file failed, so that a reply which
 * broke the page does not break it twice. A page that is loaded is shown at once, and any other as soon as it is: React's
 * `lazy` would keep both back until 0.3 s after the fallback.
 */
export const LazyPage = ({ load, texts }: ListedPage) => {
  const begin = (number: number) => ({ number, Page: loadedPage(load) });
  const [{ number, Page }, setAttempt] = useState(() => begin(0));
  // Synchronises with the network, before the first paint.
  useLayoutEffect(() => {
    if (Page === undefined)
      void withTimeLimit(loadWithTexts(load, texts), TIMEOUT_MS)
        .then((loaded) => loaded.default, pageThatThrows)
        .then((Loaded) => startTransition(() => setAttempt({ number, Page: Loaded })));
  }, [Page, load, number, texts]);
  const queryClient = useQueryClient();
  const retry = () => {
    void queryClient.resetQueries();
    setAttempt(begin(number + 1));
  };
  return (
    <ErrorBoundary
      key={number}
      renderFailure={(error) => <PageFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageLoading />}>
        {Page === undefined ? (
          <PageLoading />
        ) : (
          <>
            <Page />
            <DeferredAnnounceScreen />
          </>
        )}
      </Suspense>
    </ErrorBoundary>
  );
};
