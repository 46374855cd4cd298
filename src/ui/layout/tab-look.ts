/** The look of a tab: a button of `Tabs`, or a link of `TabLinks`. */
export const TAB =
  'hit flex shrink-0 items-center justify-center gap-1.5 text-body text-ink-2 transition-colors duration-150 -outline-offset-2 aria-selected:font-semibold aria-selected:text-ink disabled:text-ink-3 aria-disabled:text-ink-3';

/** A tab that keeps its label on one line, in a row that scrolls. */
export const ONE_LINE = 'h-11 whitespace-nowrap';

/** Space between tabs that are as wide as their labels. */
export const TAB_GAPS = {
  plain: 'gap-5',
  // Content under the fading end can be scrolled clear of it.
  fading: 'gap-4 pr-3 scroll-pr-3 [mask-image:linear-gradient(to_left,#0000,#000_12px)]',
} as const;
