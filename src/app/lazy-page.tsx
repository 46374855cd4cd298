import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadScreenTexts } from '@/features/language';
import { withTimeLimit } from '@/lib/with-time-limit';
import type { ScreenTitle } from '@/domain/screens/screen-frames';
import type { Namespace } from '@locales/resources';
import { Arrival } from './arrival';
import { DelayedFallback, ErrorBoundary, ErrorState, SkeletonRows } from '@/ui';

/** A page module: its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

/** A page that is not there after this long is an error (specification, section 2). */
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

const PageFailure = ({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) => {
  const { t } = useTranslation();
  const isLoadFailure =
    error.name === 'TimeoutError' || /import|module|fetch/iu.test(error.message);
  return (
    <main className="gutter pt-16">
      <ErrorState
        text={t(isLoadFailure ? 'pageTimedOut' : 'crashed')}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    </main>
  );
};

/**
 * A page in a chunk of its own: nothing for 200 ms, then a skeleton, after 60 s or a failure an error with a way to try
 * again (specification, section 2). Trying again loads the chunk and the data again: a reply that the page cannot show
 * must not make it fail twice. A `page` that is there already, with its texts, is shown at once.
 */
export const LazyPage = ({
  title,
  load,
  page,
  texts,
}: {
  readonly title: ScreenTitle;
  readonly load: PageLoader;
  readonly page?: ComponentType | undefined;
  readonly texts: readonly Namespace[];
}) => {
  const loadAll = async () => {
    const [module] = await Promise.all([load(), loadScreenTexts(texts)]);
    return module;
  };
  const prepare = (): ComponentType | LazyExoticComponent<ComponentType> =>
    page !== undefined && hasTexts(texts) ? page : lazy(() => withTimeLimit(loadAll(), TIMEOUT_MS));
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
        <Arrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
};
