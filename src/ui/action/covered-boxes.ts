import type { Box } from './free-place';

/** What can be used or read, texts aside. */
const THINGS =
  'a[href], button, input, textarea, select, summary, label, svg, img, canvas, [tabindex="0"]';
/** Neither seen nor touched. */
const UNSEEN = '.sr-only, [inert], datalist, script, style, noscript';

const isSeen = (element: Element | null, except: Element): boolean =>
  element !== null && !except.contains(element) && element.closest(UNSEEN) === null;

const textBoxes = (except: Element): readonly Box[] => {
  const boxes: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '' || !isSeen(node.parentElement, except)) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
};

/** The boxes of all controls, pictures and texts of the page but those of `except`. */
export const coveredBoxes = (except: Element): readonly Box[] => [
  ...[...document.querySelectorAll(THINGS)]
    .filter((element) => isSeen(element, except))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0),
  ...textBoxes(except),
];
