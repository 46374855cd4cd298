import type { ReactNode } from 'react';

/** An empty list: the reason, and the next step. */
export interface EmptyStateProps {
  /** A line icon of 40 px. */
  readonly icon?: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** An icon, one sentence, one action. */
export const EmptyState = ({ icon, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-body text-ink-2">
    {icon !== undefined && (
      <span aria-hidden="true" className="text-ink-3">
        {icon}
      </span>
    )}
    <p className="max-w-70 text-balance">{text}</p>
    {action !== undefined && <div className="mt-1">{action}</div>}
  </div>
);
