import type { Box } from './free-place';

/** What can be used or read, texts aside; a row of tabs also where it ends before the edge. */
const THINGS =
  'a[href], button, input, textarea, select, summary, label, svg, img, canvas, [role=radiogroup], [role=tablist], [tabindex="0"]';
/** Neither seen nor touched. */
const UNSEEN = '.sr-only, [inert], datalist, script, style, noscript';
/** Rows that scroll sideways: what lies beyond their ends is not seen. */
const CLIPS = '.overflow-x-auto';

const isSeen = (element: Element, except: Element): boolean =>
  !except.contains(element) && element.closest(UNSEEN) === null;

/** The part of each box that is seen; none that is empty. */
const clipped = (element: Element, boxes: readonly Box[]): readonly Box[] => {
  const clip = element.parentElement?.closest(CLIPS)?.getBoundingClientRect();
  return boxes
    .map(({ left, right, top, bottom }) => ({
      left: Math.max(left, clip?.left ?? left),
      right: Math.min(right, clip?.right ?? right),
      top,
      bottom,
    }))
    .filter(({ left, right, top, bottom }) => left < right && top < bottom);
};

const textBoxes = (except: Element): readonly Box[] => {
  const boxes: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement === null || textContent?.trim() === '' || !isSeen(parentElement, except))
      continue;
    range.selectNodeContents(node);
    boxes.push(...clipped(parentElement, [...range.getClientRects()]));
  }
  return boxes;
};

/** The boxes of all controls, pictures and texts of the page but those of `except`. */
export const coveredBoxes = (except: Element): readonly Box[] => [
  ...[...document.querySelectorAll(THINGS)]
    .filter((element) => isSeen(element, except))
    .flatMap((element) => clipped(element, [element.getBoundingClientRect()])),
  ...textBoxes(except),
];
