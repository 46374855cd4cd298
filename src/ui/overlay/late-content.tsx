import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../action/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorBoundary } from '../feedback/error-boundary';
import { WarningCircleIcon } from '../icons';

/** Props of late content: what loads it, and the props of what is loaded. */
interface LateContentProps<P extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly content: P;
  /** Shown while it loads, as tall as what comes. */
  readonly fallback: ReactNode;
  /** Said if it cannot be loaded or shown; the button beside it closes the sheet. */
  readonly failedText: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const Loaded = <P extends object>({
  load,
  content,
  fallback,
}: Pick<LateContentProps<P>, 'load' | 'content' | 'fallback'>) => {
  const [Content] = useState(() => lazy(load));
  return <Suspense fallback={fallback}>{createElement<P>(Content, content)}</Suspense>;
};

/**
 * Content of a sheet whose code is loaded when the sheet opens, so that the page starts without it. A failure leaves the
 * page below as it is, and does not last: closing it starts afresh, also if the sheet is opened again while it still closes.
 */
export const LateContent = <P extends object>({
  failedText,
  closeLabel,
  onClose,
  ...part
}: LateContentProps<P>) => {
  const [attempt, setAttempt] = useState(0);
  const close = (): void => {
    onClose();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={attempt}
      renderFailure={() => (
        <div role="alert">
          <EmptyState
            icon={<WarningCircleIcon size={40} />}
            text={failedText}
            action={
              <Button tone="secondary" size="medium" onClick={close}>
                {closeLabel}
              </Button>
            }
          />
        </div>
      )}
    >
      <Loaded {...part} />
    </ErrorBoundary>
  );
};
