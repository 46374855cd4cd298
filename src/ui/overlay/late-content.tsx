import { useState, type ReactNode } from 'react';
import { Button } from '../action/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorBoundary } from '../feedback/error-boundary';
import { WarningCircleIcon } from '../icons';

/**
 * Content of a sheet whose code is loaded when the sheet opens (`late`), so that the page starts without it. A failure
 * leaves the page below as it is, and does not last: closing it starts afresh, also if the sheet is opened again while it
 * still closes.
 */
export const LateContent = (props: {
  readonly children: ReactNode;
  /** Said if it cannot be loaded or shown; the button beside it closes the sheet. */
  readonly failedText: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}) => {
  const { children, failedText, closeLabel, onClose } = props;
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
      {children}
    </ErrorBoundary>
  );
};
