import type { ReactNode } from 'react';

/** A setting that takes effect immediately. */
export interface SwitchProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

const TRACK =
  'flex h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong p-0.5 transition-colors duration-150 before:size-6 before:rounded-full before:bg-surface before:transition-transform before:duration-150 checked:bg-ink checked:before:translate-x-5 disabled:cursor-not-allowed disabled:bg-line';

/** A row with its label at the left and a switch at the right. The whole row is its touch area. */
export const Switch = ({ label, detail, checked, onChange, disabled }: SwitchProps) => (
  <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed">
    <span className="flex min-w-0 flex-col">
      <span className="text-body text-ink">{label}</span>
      {detail !== undefined && <span className="text-label text-ink-2">{detail}</span>}
    </span>
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      disabled={disabled}
      className={TRACK}
    />
  </label>
);
