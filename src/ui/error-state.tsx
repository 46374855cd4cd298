import { Button } from './button';
import { EmptyState } from './empty-state';
import { ArrowClockwiseIcon, WarningCircleIcon } from './icons';

/** What could not be loaded, and the way to try again. */
export interface ErrorStateProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
}

/** A sentence and a retry button, in the place of what is missing. */
export const ErrorState = ({ text, retryLabel, onRetry, retrying }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<WarningCircleIcon size={40} weight="light" />}
      text={text}
      action={
        <Button
          tone="secondary"
          size="medium"
          loading={retrying}
          icon={<ArrowClockwiseIcon aria-hidden="true" size={18} />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      }
    />
  </div>
);
