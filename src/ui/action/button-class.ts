import { clsx } from 'clsx';

/** Purpose of a button: ink for the main action, up and down for orders, danger for destructive actions. */
export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'up' | 'down';

/** 56, 44 and 36 px high; the touch area of the small one is still 44 px. */
export type ButtonSize = 'large' | 'medium' | 'small';

/** The look of a button, also for links that look like one. */
export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  /** Full width. */
  readonly block?: boolean | undefined;
}

const TONE = {
  primary: 'bg-ink text-on-ink',
  secondary: 'bg-surface text-ink border border-line-strong',
  ghost: 'text-ink',
  danger: 'bg-red text-on-fill',
  up: 'bg-up text-on-fill',
  down: 'bg-down text-on-fill',
} as const satisfies Record<ButtonTone, string>;

const SIZE = {
  large: 'min-h-14 px-5 py-2.5 text-row rounded-card',
  medium: 'min-h-11 px-4 py-2 text-body font-semibold rounded-field',
  small: 'hit min-h-9 px-3.5 py-1 text-label font-semibold rounded-full',
} as const satisfies Record<ButtonSize, string>;

const OFF = 'aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-ink-3';

/** The class names of a button, for a link that looks like one. */
export const buttonClass = ({ tone = 'primary', size = 'large', block }: ButtonLook): string =>
  clsx(
    'press relative inline-flex items-center justify-center gap-2 text-center text-balance select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    OFF,
    SIZE[size],
    TONE[tone],
    block === true && 'w-full',
  );
