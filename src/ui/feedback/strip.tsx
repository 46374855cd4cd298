import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A thin line of text under the header for a lasting state: offline, stale prices. */
export const Strip = ({
  tone = 'warn',
  icon,
  children,
}: {
  readonly tone?: 'warn' | 'neutral' | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) => (
  <output
    className={clsx(
      'gutter flex min-h-7 items-center justify-center gap-2 py-1 text-center text-label',
      tone === 'warn' ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink-2',
    )}
  >
    {icon}
    <span>{children}</span>
  </output>
);
