import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rows that scroll sideways, and the line of notices: at every size it shows the beginning of a title that a tap opens. */
const EXCEPT = '.overflow-x-auto, .snap-x, .animate-rise';

/** Waits until the screen shows its content: no placeholder is left, its fonts are there, and nothing moves in or out. */
export const untilAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('.animate-skeleton') === null &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
  );
};

/** What is cut off or wider than the screen: a line an element, none if all fits. */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate((except) => {
    const edge = window.innerWidth + 1;
    const found = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && element.closest(`${except}, svg *`) === null,
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isCut =
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 2 &&
          getComputedStyle(element).overflowX === 'hidden' &&
          element.childElementCount === 0;
        return isCut || (width > 2 && (right > edge || left < -1));
      })
      .map(({ tagName, className, textContent }) =>
        `${tagName} ${className} ${textContent}`.slice(0, 120),
      );
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [`the page: ${scrollWidth} px wide`, ...found] : found;
  }, EXCEPT);

/** About pages as a whole: a part of one has no landmarks and headings of its own. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const axeFor = (page: Page, what: 'page' | 'part' | 'colours'): AxeBuilder => {
  // Legacy: in one frame nothing is gained by axe's way of opening a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (what === 'colours') return axe.withRules(['color-contrast']);
  return what === 'part' ? axe.disableRules(PAGE_RULES) : axe;
};

/** What axe finds as things stand: a line a rule, none if all is well. `colours` looks at what a theme changes. */
export const violations = async (
  page: Page,
  what: 'page' | 'part' | 'colours' = 'page',
): Promise<readonly string[]> => {
  const result = await axeFor(page, what).analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};

/** axe finds nothing on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
};
