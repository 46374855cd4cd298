/** The width in which a row may fade out at its ends, in pixels. */
const FADING_PX = 24;

/** Scrolls a row sideways, never the page, until one of its children is clear of the row's ends and of what fades there. */
export const scrollInRow = (child: HTMLElement | null): void => {
  const row = child?.parentElement;
  if (child === null || row === null || row === undefined) return;
  const start = child.offsetLeft - FADING_PX;
  const end = child.offsetLeft + child.offsetWidth + FADING_PX;
  if (start < row.scrollLeft) row.scrollLeft = start;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
};
