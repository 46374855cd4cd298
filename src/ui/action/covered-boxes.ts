import type { Box } from './free-place';

/** What can be used or read, texts aside; a row of tabs also where it ends before the edge. */
const THINGS =
  'a[href], button, input, textarea, select, summary, label, svg, img, canvas, [role=radiogroup], [role=tablist], [tabindex="0"]';
/** Neither seen nor touched. */
const UNSEEN = '.sr-only, [inert], datalist, script, style, noscript';
/** Rows that scroll sideways: what lies beyond their ends is not seen. */
const CLIPS = '.overflow-x-auto';
/** They stay at the top, over what scrolls. */
const HEADERS = '.sticky[class*=" top-"]';
/** Messages and links that lie above the headers. */
const ABOVE = '.fixed';

const isSeen = (element: Element, except: Element): boolean =>
  !except.contains(element) && element.closest(UNSEEN) === null;

/** Where a box begins to be seen, below the headers that cover its upper part. */
type SeenFrom = (element: Element, box: Box) => number;

/** Looks up the headers once, because every box is compared with them. */
const readHeaders = (): SeenFrom => {
  const headers = [...document.querySelectorAll(HEADERS)].map((header) => ({
    header,
    box: header.getBoundingClientRect(),
  }));
  return (element, { left, right, top, bottom }) => {
    const over = headers.filter(
      ({ header, box }) =>
        left < box.right &&
        right > box.left &&
        top < box.bottom &&
        bottom > box.top &&
        !header.contains(element) &&
        element.closest(ABOVE) === null,
    );
    return Math.max(top, ...over.map(({ box }) => box.bottom));
  };
};

/** The part of each box that is seen; none that is empty. */
const clipped = (element: Element, boxes: readonly Box[], seenFrom: SeenFrom): readonly Box[] => {
  const clip = element.parentElement?.closest(CLIPS)?.getBoundingClientRect();
  return boxes
    .map((box) => ({
      left: Math.max(box.left, clip?.left ?? box.left),
      right: Math.min(box.right, clip?.right ?? box.right),
      top: seenFrom(element, box),
      bottom: box.bottom,
    }))
    .filter(({ left, right, top, bottom }) => left < right && top < bottom);
};

const textBoxes = (except: Element, seenFrom: SeenFrom): readonly Box[] => {
  const boxes: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement === null || textContent?.trim() === '' || !isSeen(parentElement, except))
      continue;
    range.selectNodeContents(node);
    boxes.push(...clipped(parentElement, [...range.getClientRects()], seenFrom));
  }
  return boxes;
};

/** The boxes of all controls, pictures and texts of the page but those of `except`. */
export const coveredBoxes = (except: Element): readonly Box[] => {
  const seenFrom = readHeaders();
  return [
    ...[...document.querySelectorAll(THINGS)]
      .filter((element) => isSeen(element, except))
      .flatMap((element) => clipped(element, [element.getBoundingClientRect()], seenFrom)),
    ...textBoxes(except, seenFrom),
  ];
};
