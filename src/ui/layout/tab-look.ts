/** The look of a tab: a button of `Tabs`, or a link of `TabLinks`. */
export const TAB =
  'hit flex h-11 shrink-0 items-center justify-center gap-1.5 text-body text-ink-2 whitespace-nowrap transition-colors duration-150 -outline-offset-2 aria-selected:font-semibold aria-selected:text-ink disabled:text-ink-3 aria-disabled:text-ink-3';

/** Space between tabs that are as wide as their labels. */
export const TAB_GAPS = {
  plain: 'gap-5',
  // Content under the fading end can be scrolled clear of it.
  fading: 'gap-4 pr-3 scroll-pr-3 mask-r-from-[calc(100%-12px)]',
} as const;
