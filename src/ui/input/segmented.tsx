import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One of a few views or variants. */
export interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Colours the selected segment by direction: Long, Short. */
  readonly tone?: 'up' | 'down' | undefined;
  readonly disabled?: boolean | undefined;
}

/** A switch among two to seven short words. */
export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `track` has a sunken background; `plain` is a quiet row, for periods under a chart. */
  readonly look?: 'track' | 'plain' | undefined;
}

const SEGMENT =
  'flex min-h-9 flex-auto cursor-pointer items-center justify-center px-2.5 text-center text-label text-ink-2 transition-colors duration-150 select-none hit data-checked:font-semibold data-disabled:cursor-not-allowed data-disabled:text-ink-3';

const CHOSEN = {
  track: 'rounded-small data-checked:bg-raised data-checked:text-ink',
  plain: 'rounded-small data-checked:bg-sunken data-checked:text-ink',
  up: 'rounded-small data-checked:bg-up data-checked:text-on-fill',
  down: 'rounded-small data-checked:bg-down data-checked:text-on-fill',
} as const;

/** A row of words with one selected. */
export const Segmented = <T extends string>({
  label,
  options,
  value,
  onChange,
  look = 'track',
}: SegmentedProps<T>) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onValueChange={(next) => onChange(next)}
    className={clsx(
      'no-scrollbar flex w-full gap-1 overflow-x-auto',
      look === 'track' ? 'rounded-field bg-sunken p-1 dark:bg-surface' : 'py-1',
    )}
  >
    {options.map((option) => (
      <Radio.Root
        key={option.value}
        value={option.value}
        disabled={option.disabled}
        className={clsx(SEGMENT, CHOSEN[option.tone ?? look])}
      >
        {option.label}
      </Radio.Root>
    ))}
  </RadioGroup>
);
