import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import type { useOpeningChecks } from '../use-opening-checks';

/** Loaded once an opening is confirmed. */
const OpeningCheck = late(async () => (await import('./opening-check')).OpeningCheck);

/** Reads confirmed openings back, and tells what is not as asked; that it could not, if its code does not load. */
export const OpeningChecks = ({
  checks,
  onSetStops,
}: {
  readonly checks: ReturnType<typeof useOpeningChecks>;
  readonly onSetStops: (id: number) => void;
}) => {
  const { t } = useTranslation('leverage');
  const failed = () => (
    <p role="alert" className="py-3 text-label text-warn">
      {t('readBackFailed')}
    </p>
  );
  return checks.openings.map((operation) => (
    <ErrorBoundary key={operation.idempotencyKey} renderFailure={failed}>
      <OpeningCheck
        operation={operation}
        onSetStops={onSetStops}
        onDone={() => checks.finish(operation)}
      />
    </ErrorBoundary>
  ));
};
