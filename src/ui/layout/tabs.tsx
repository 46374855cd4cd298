import { clsx } from 'clsx';
import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { scrollInRow } from '@/lib/scroll-in-row';
import { ONE_LINE, TAB, TAB_GAPS } from './tab-look';

/** A tab's label, optionally with a count. */
export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/** Tabs over one panel; `children` is the panel of the selected tab. */
export interface TabsProps<T extends string> {
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly children: ReactNode;
  /** Equal widths over the whole row; without it, tabs are as wide as their labels and the row scrolls. */
  readonly fill?: boolean | undefined;
  /** Narrower gaps and an end that fades out, for a row that is often wider than the screen. */
  readonly fading?: boolean | undefined;
}

/** A line under the selected tab, which grows from its middle. */
const LINE =
  'before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:scale-x-0 before:rounded-full before:bg-ink before:transition-[scale] before:duration-200 before:ease-sheet aria-selected:before:scale-x-100';

/** Equal widths, unless a word needs more. With large letters the label wraps, and the count stands below it. */
const FILLING = 'min-h-11 flex-1 flex-wrap content-center gap-y-0 px-1 py-1 text-center';

/** Which of `count` tabs a key leads to from the tab at `index`, round the ends; `undefined` for other keys. */
const tabByKey = (key: string, index: number, count: number): number | undefined =>
  ({
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** Selects and focuses the tab that an arrow key, Home or End leads to. */
const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const from = tabs.findIndex((tab) => tab === document.activeElement);
  const to = tabs[tabByKey(event.key, from, tabs.length) ?? -1];
  if (from === -1 || to === undefined) return;
  event.preventDefault();
  to.focus();
  to.click();
};

/** A row of tabs with a line under the selected one, and its panel. */
export const Tabs = <T extends string>({
  label,
  items,
  value,
  onChange,
  children,
  fill = false,
  fading = false,
}: TabsProps<T>) => {
  const id = useId();
  // Tab reaches the first one if none is selected.
  const reached = Math.max(
    items.findIndex((item) => item.value === value),
    0,
  );
  const selected = `${id}-${reached}`;
  // Synchronises the row's scroll position, once the selected tab has its bolder, wider letters.
  useEffect(() => scrollInRow(document.getElementById(selected)), [selected]);
  return (
    <div>
      <div className="border-b border-line">
        <div
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={moveByKey}
          className={clsx(
            'no-scrollbar relative flex overflow-x-auto',
            !fill && TAB_GAPS[fading ? 'fading' : 'plain'],
          )}
        >
          {items.map((item, index) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-selected={item.value === value}
              aria-controls={item.value === value ? `${id}-panel` : undefined}
              tabIndex={index === reached ? 0 : -1}
              disabled={item.disabled}
              onClick={() => {
                if (item.value !== value) onChange(item.value);
              }}
              className={clsx(TAB, LINE, fill ? FILLING : ONE_LINE)}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="text-label font-medium text-ink-3">{item.count}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={selected}
        tabIndex={0}
        className="outline-offset-4"
      >
        {children}
      </div>
    </div>
  );
};
