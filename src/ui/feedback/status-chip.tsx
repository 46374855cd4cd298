import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Status colours, and those of a result, which alone follow the user's colours of up and down. */
export type StatusTone = 'review' | 'success' | 'failed' | 'neutral' | 'up' | 'down';

const TONE = {
  review: 'bg-warn-soft text-warn',
  success: 'bg-green-soft text-green',
  failed: 'bg-red-soft text-red',
  neutral: 'bg-sunken text-ink-2',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
} as const satisfies Record<StatusTone, string>;

/** A word on a tinted background. */
export const StatusChip = ({
  tone,
  children,
}: {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}) => (
  <span
    className={clsx(
      'inline-flex min-h-6 items-center rounded-full px-2.5 text-label whitespace-nowrap',
      TONE[tone],
    )}
  >
    {children}
  </span>
);
