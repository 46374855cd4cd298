import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { hasTexts } from '@/features/language';
import { withTimeLimit } from '@/lib/with-time-limit';
import type { Namespace } from '@locales/resources';
import { BareFrame } from './bare-frame';
import { DeferredAnnounceScreen } from './deferred-parts';
import { loadWithTexts, type PageLoader } from './page-loader';
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

/**
 * A page in its own chunk: blank for 200 ms, then a skeleton, and an error with a retry after 60 s or a failure
 * (specification, section 2). A retry loads chunk and data again, by a new start if a file failed, so that a reply which
 * broke the page does not break it twice. A `page` that is already loaded, with its texts, is shown at once.
 */
export const LazyPage = ({
  load,
  page,
  texts,
}: {
  readonly load: PageLoader;
  readonly page?: ComponentType | undefined;
  readonly texts: readonly Namespace[];
}) => {
  const prepare = (): ComponentType | LazyExoticComponent<ComponentType> =>
    page !== undefined && hasTexts(texts)
      ? page
      : lazy(() => withTimeLimit(loadWithTexts(load, texts), TIMEOUT_MS));
  const [attempt, setAttempt] = useState(() => ({ number: 0, Page: prepare() }));
  const queryClient = useQueryClient();
  const retry = () => {
    void queryClient.resetQueries();
    setAttempt({ number: attempt.number + 1, Page: prepare() });
  };
  const { Page } = attempt;
  return (
    <ErrorBoundary
      key={attempt.number}
      renderFailure={(error) => <PageFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageLoading />}>
        <Page />
        <DeferredAnnounceScreen />
      </Suspense>
    </ErrorBoundary>
  );
};
