import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A small permanent label, such as "Demo" or "Simulated data". */
export const Badge = ({
  look = 'outline',
  children,
}: {
  readonly look?: 'outline' | 'solid' | 'warn' | undefined;
  readonly children: ReactNode;
}) => (
  <span
    className={clsx(
      'inline-flex min-h-6 items-center rounded-full px-2.5 text-label whitespace-nowrap',
      LOOK[look],
    )}
  >
    {children}
  </span>
);

const LOOK = {
  outline: 'border border-line-strong text-ink-2',
  solid: 'bg-ink text-on-ink',
  warn: 'bg-warn-soft text-warn',
} as const;
