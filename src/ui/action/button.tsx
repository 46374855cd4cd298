import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useGuardedClick } from '@/lib/use-guarded-click';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from '../feedback/spinner';

/** A button's look and state, plus the props of a native button. */
export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  readonly icon?: ReactNode;
  /** Replaces the text with a spinner. The button keeps its width and focus, and ignores clicks. */
  readonly loading?: boolean | undefined;
  /** Ignores a second tap within 500 ms. On by default; off for steppers and toggles. */
  readonly guard?: boolean | undefined;
}

const preventDefault = (event: MouseEvent): void => event.preventDefault();

/** A push button. Long labels wrap to a second line and are never truncated. */
export const Button = ({
  tone,
  size,
  block,
  icon,
  loading = false,
  guard = true,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const guarded = useGuardedClick(onClick);
  const handler = guard ? guarded : onClick;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !loading}
      // A loading button keeps its focus, so it is not `disabled`; it ignores clicks.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? preventDefault : handler}
      className={buttonClass({ tone, size, block })}
    >
      <span className={clsx('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        <span className="min-w-0">{children}</span>
      </span>
      {loading && <Spinner className="absolute" />}
    </button>
  );
};
