import { Button as BaseButton } from '@base-ui/react/button';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useGuardedClick } from '@/lib/use-guarded-click';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from './spinner';

/** A button's look, its state and all that a native button takes. */
export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  readonly icon?: ReactNode;
  /** Shows a spinner in place of the text; the button keeps its width and its focus and takes no click. */
  readonly loading?: boolean | undefined;
  /** Ignores a second tap within 500 ms. On by default; off for steppers and toggles. */
  readonly guard?: boolean | undefined;
}

/** A push button. Long labels wrap to a second line and are never cut. */
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
  return (
    <BaseButton
      {...rest}
      type={type}
      disabled={disabled || loading}
      focusableWhenDisabled={loading}
      aria-busy={loading || undefined}
      onClick={guard ? guarded : onClick}
      className={buttonClass({ tone, size, block })}
    >
      <span className={clsx('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        <span className="min-w-0">{children}</span>
      </span>
      {loading && <Spinner className="absolute" />}
    </BaseButton>
  );
};
