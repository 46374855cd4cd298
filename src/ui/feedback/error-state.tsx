import { Button } from '../action/button';
import { EmptyState } from './empty-state';
import { ArrowClockwiseIcon, WarningCircleIcon } from '../icons';

/** Something failed to load: the reason, and a retry. */
export interface ErrorStateProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
}

/** A sentence and a retry button, in the place of the missing content. */
export const ErrorState = ({ text, retryLabel, onRetry, retrying }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<WarningCircleIcon size={40} />}
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
