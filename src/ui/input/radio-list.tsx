import type { ReactNode } from 'react';
import { RadioGroup } from './radio-group';

/** One option: a label, details below it, and a cost or benefit at the right. */
export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A choice among a few options that need a sentence each, such as channels or document types. */
export interface RadioListProps<T extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean | undefined;
}

const LINE =
  'flex min-h-14 cursor-pointer items-center gap-3 py-2.5 text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3';

const MARK =
  'grid size-5.5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2 border-line-strong bg-surface transition-colors duration-150 checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken checked:before:size-2.5 checked:before:rounded-full checked:before:bg-ink disabled:before:bg-ink-3';

/** Radio lines, all visible. For few short words use `ChipGroup`, for many lines `PickField`. */
export const RadioList = <T extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: RadioListProps<T>) => (
  <RadioGroup
    label={label}
    options={options}
    value={value}
    onChange={onChange}
    disabled={disabled}
    className="divide-y divide-line"
  >
    {(option, radio) => (
      <label className={LINE}>
        {radio(MARK)}
        {option.leading}
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-body font-semibold">{option.label}</span>
          {option.detail !== undefined && (
            <span className="text-label text-ink-2">{option.detail}</span>
          )}
        </span>
        {option.trailing !== undefined && (
          <span className="text-right text-label text-ink-2">{option.trailing}</span>
        )}
      </label>
    )}
  </RadioGroup>
);
