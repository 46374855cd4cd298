import { expect, type Locator } from '@playwright/test';

/** For each element: true if the whole of it is in the viewport and a tap in its middle would reach it: nothing lies over it. */
export const areFree = (elements: readonly Element[]): readonly boolean[] =>
  elements.map((element) => {
    const { x, y, right, bottom, width, height } = element.getBoundingClientRect();
    return (
      x >= 0 &&
      y >= 0 &&
      right <= window.innerWidth &&
      bottom <= window.innerHeight &&
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    );
  });

/** One of the elements is in sight. The others may have scrolled away. */
export const expectFree = (elements: Locator): Promise<void> =>
  expect.poll(() => elements.evaluateAll(areFree)).toContain(true);

/** All of the elements are in sight together, and there are so many of them. */
export const expectAllFree = (elements: Locator, count: number): Promise<void> =>
  expect
    .poll(() => elements.evaluateAll(areFree))
    .toEqual(Array.from({ length: count }, () => true));
