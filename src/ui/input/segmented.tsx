import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { scrollInRow } from '@/lib/scroll-in-row';
import { COVERING_RADIO, RadioGroup } from './radio-group';

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
  'flex min-h-9 max-w-full cursor-pointer items-center justify-center text-center text-label break-keep text-ink-2 transition-colors duration-150 select-none hit isolate has-checked:font-semibold has-disabled:cursor-not-allowed has-disabled:text-ink-3';

const CHOSEN = {
  track: 'rounded-small has-checked:bg-raised has-checked:text-ink',
  plain: 'rounded-small has-checked:bg-sunken has-checked:text-ink',
  up: 'rounded-small has-checked:bg-up has-checked:text-on-fill',
  down: 'rounded-small has-checked:bg-down has-checked:text-on-fill',
} as const;

/** Fewest segments of a track that scrolls sideways. Fewer share its width and break their labels instead. */
const SCROLLS_FROM = 4;

/** A row of words with one selected, which is in sight. */
export const Segmented = <T extends string>({
  label,
  options,
  value,
  onChange,
  look = 'track',
}: SegmentedProps<T>) => {
  const scrolls = look === 'track' && options.length >= SCROLLS_FROM;
  return (
    <RadioGroup
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      className={clsx(
        'no-scrollbar relative flex w-full gap-1 overflow-x-auto',
        look === 'track' ? 'rounded-field bg-sunken p-1 dark:bg-surface' : 'py-1',
        scrolls && 'fading-ends',
      )}
    >
      {(option, radio) => (
        <label
          ref={scrolls && option.value === value ? scrollInRow : undefined}
          className={clsx(
            SEGMENT,
            scrolls ? 'flex-[1_0_auto] px-2' : 'flex-auto px-2.5',
            CHOSEN[option.tone ?? look],
          )}
        >
          {radio(COVERING_RADIO)}
          {option.label}
        </label>
      )}
    </RadioGroup>
  );
};
