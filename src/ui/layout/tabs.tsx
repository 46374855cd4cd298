import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TAB, TAB_GAPS } from './tab-look';

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
  /** Fades the row out before a bubble at the screen's right edge. */
  readonly besideBubble?: boolean | undefined;
}

/** A row of tabs with a line under the selected one, and its panel. */
export const Tabs = <T extends string>({
  label,
  items,
  value,
  onChange,
  children,
  fill = false,
  besideBubble = false,
}: TabsProps<T>) => (
  <BaseTabs.Root
    value={value}
    onValueChange={(next: unknown) => {
      const item = items.find((candidate) => candidate.value === next);
      if (item !== undefined) onChange(item.value);
    }}
  >
    <div className={clsx('border-b border-line', besideBubble && 'pr-7')}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className={clsx(
          'no-scrollbar relative flex overflow-x-auto',
          !fill && TAB_GAPS[besideBubble ? 'fading' : 'plain'],
        )}
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={clsx(TAB, fill && 'flex-1 px-2')}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="text-label font-medium text-ink-3">{item.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-ink transition-all duration-200 ease-sheet" />
      </BaseTabs.List>
    </div>
    <BaseTabs.Panel value={value} className="outline-offset-4">
      {children}
    </BaseTabs.Panel>
  </BaseTabs.Root>
);
