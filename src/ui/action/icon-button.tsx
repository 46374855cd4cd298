import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** A native button's props, with a label as the icon's text alternative. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'aria-label' | 'children'
> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly look?: 'plain' | 'sunken' | 'outline' | undefined;
  /** A vermilion dot for unread content. The label must say so too. */
  readonly dot?: boolean | undefined;
}

const LOOK = {
  plain: '',
  sunken: 'bg-sunken',
  outline: 'bg-surface border border-line',
} as const;

/** A button of 44 by 44 px that shows only an icon. */
export const IconButton = ({
  label,
  icon,
  look = 'plain',
  dot = false,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={clsx(
      'press relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink disabled:text-ink-3 aria-disabled:text-ink-3',
      LOOK[look],
    )}
  >
    {icon}
    {dot && (
      <span
        aria-hidden="true"
        className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-brand"
      />
    )}
  </button>
);
