import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { COVERING_RADIO, RadioGroup } from './radio-group';

/** One option: a word and, below it, a detail such as its payout. */
export interface ChipOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A choice among a few visible options. */
export interface ChipGroupProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly ChipOption<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** Equal columns; without it the chips flow and wrap. */
  readonly columns?: 2 | 3 | 4 | 5 | undefined;
  readonly disabled?: boolean | undefined;
}

const COLUMNS = {
  2: 'grid grid-cols-2',
  3: 'grid grid-cols-3',
  4: 'grid grid-cols-4',
  5: 'grid grid-cols-5',
} as const;

const CHIP = clsx(
  'group press relative isolate flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-field bg-surface px-2 py-1.5 text-center',
  'shadow-[inset_0_0_0_1px_var(--line)] select-none has-checked:shadow-[inset_0_0_0_2px_var(--ink)]',
  'text-ink has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3',
);

/** Chips of which one is selected; a second line shows, for example, the payout of each. */
export const ChipGroup = <T extends string>({
  label,
  options,
  value,
  onChange,
  columns,
  disabled,
}: ChipGroupProps<T>) => (
  <RadioGroup
    label={label}
    options={options}
    value={value}
    onChange={onChange}
    disabled={disabled}
    className={clsx('gap-2', columns === undefined ? 'flex flex-wrap' : COLUMNS[columns])}
  >
    {(option, radio) => (
      <label className={clsx(CHIP, option.detail !== undefined && 'min-h-14')}>
        {radio(COVERING_RADIO)}
        <span className={option.detail === undefined ? 'text-body' : 'text-body font-semibold'}>
          {option.label}
        </span>
        {option.detail !== undefined && (
          <span className="text-label text-ink-2 group-has-disabled:text-ink-3">
            {option.detail}
          </span>
        )}
      </label>
    )}
  </RadioGroup>
);
