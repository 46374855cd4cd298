import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, needTexts } from '@/features/language';
import { withTimeLimit } from '@/lib/load-with-limit';
import type { Namespace } from '@locales/resources';
import { DelayedFallback, ErrorState, SkeletonRows } from '@/ui';

/** A page module: its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

/** A page that is not there after this long is an error (specification, section 2). */
const TIMEOUT_MS = 60_000;

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

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

/** React has no hook for this: an error boundary is a class. */
class PageBoundary extends Component<BoundaryProps, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <PageFailure error={error} onRetry={this.props.onRetry} />;
  }
}

/**
 * A page in a chunk of its own: nothing for 200 ms, then a skeleton, after 60 s or a failure an error with a way to try
 * again (specification, section 2). Trying again loads the chunk anew. A `page` that is there already, with its texts,
 * is shown at once.
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
  const loadAll = async () => {
    const [module] = await Promise.all([load(), needTexts(texts)]);
    return module;
  };
  const prepare = (): ComponentType | LazyExoticComponent<ComponentType> =>
    page !== undefined && hasTexts(texts) ? page : lazy(() => withTimeLimit(loadAll(), TIMEOUT_MS));
  const [attempt, setAttempt] = useState(() => ({ number: 0, Page: prepare() }));
  const retry = () => setAttempt({ number: attempt.number + 1, Page: prepare() });
  const { Page } = attempt;
  return (
    <PageBoundary key={attempt.number} onRetry={retry}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
};
