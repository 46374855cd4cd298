import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Status colours; they do not follow the colours of up and down. */
export type StatusTone = 'review' | 'success' | 'failed' | 'neutral';

const TONE = {
  review: 'bg-warn-soft text-warn',
  success: 'bg-green-soft text-green',
  failed: 'bg-red-soft text-red',
  neutral: 'bg-sunken text-ink-2',
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
