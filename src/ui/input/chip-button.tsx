import type { ReactNode } from 'react';

/** A chip that acts immediately, such as filling in 25 %. */
export interface ChipButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean | undefined;
  /** The full text if the visible one is short: "25 % of the balance". */
  readonly label?: string | undefined;
}

/** A small button in the shape of a chip, 36 px high with a touch area of 44 px. */
export const ChipButton = ({ children, onClick, disabled, label }: ChipButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="press hit min-h-9 min-w-11 rounded-field border border-line bg-surface px-3 text-label text-ink-2 disabled:bg-sunken disabled:text-ink-3"
  >
    {children}
  </button>
);
