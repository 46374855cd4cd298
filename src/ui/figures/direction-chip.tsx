import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowDownRightBoldIcon, ArrowUpRightBoldIcon } from '../icons';

/** A direction with its arrow and label: Up, Short. */
export const DirectionChip = ({
  direction,
  children,
}: {
  readonly direction: 'up' | 'down';
  readonly children: ReactNode;
}) => {
  const Arrow = direction === 'up' ? ArrowUpRightBoldIcon : ArrowDownRightBoldIcon;
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 items-center gap-1 rounded-full px-3 text-label font-semibold whitespace-nowrap',
        direction === 'up' ? 'bg-up-soft text-up' : 'bg-down-soft text-down',
      )}
    >
      <Arrow aria-hidden="true" size={14} />
      {children}
    </span>
  );
};
