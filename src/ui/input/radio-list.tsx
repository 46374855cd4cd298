import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';

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
  readonly name?: string | undefined;
}

const LINE =
  'flex min-h-14 cursor-pointer items-center gap-3 py-2.5 text-ink has-[[data-disabled]]:cursor-not-allowed has-[[data-disabled]]:text-ink-3';

const MARK =
  'grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface transition-colors duration-150 data-checked:border-ink data-disabled:border-line data-disabled:bg-sunken';

/** Radio lines, all visible. For few short words use `ChipGroup`, for many lines `PickField`. */
export const RadioList = <T extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  name,
}: RadioListProps<T>) => (
  <RadioGroup
    aria-label={label}
    name={name}
    value={value ?? null}
    onValueChange={(next) => {
      if (next !== null) onChange(next);
    }}
    disabled={disabled}
    className="divide-y divide-line"
  >
    {options.map((option) => (
      <label key={option.value} className={LINE}>
        <Radio.Root value={option.value} disabled={option.disabled} className={MARK}>
          <Radio.Indicator className="size-2.5 rounded-full bg-ink data-disabled:bg-ink-3" />
        </Radio.Root>
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
    ))}
  </RadioGroup>
);
