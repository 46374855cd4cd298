import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { BY_TIMER } from './patience';

/** Elements that may be cut off: rows that scroll sideways, and the notice bar, which shows the start of a title. */
const EXCEPT = '.overflow-x-auto, .snap-x, .animate-rise';

/** Waits until the screen shows its content: no placeholders, fonts loaded, no animations running. */
export const untilAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('.animate-skeleton') === null &&
      document.fonts.status === 'loaded' &&
      document.getAnimations().every(
        ({ effect, playState, timeline }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().iterations === Infinity ||
          // What follows the scrolling of a row runs for ever, and stands still with it.
          !(timeline instanceof DocumentTimeline),
      ),
    undefined,
    BY_TIMER,
  );
};

/** Elements that are cut off or wider than the screen, one line each. */
export const findClipped = (page: Page): Promise<readonly string[]> =>
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

/** Rules about whole pages: a part has no landmarks or headings of its own. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const { resolve } = createRequire(import.meta.url);
/** The library that the builder brings, minified. */
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** Instead of the library, once the page has it: the builder sends and compiles it twice for each run. */
const NOTHING = ';';

/** Loads axe into each frame that does not have it yet. */
const injectAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => Reflect.has(window, 'axeOfTests'));
    if (!hasAxe) await frame.evaluate(`${AXE}; window.axeOfTests = true`);
  }
};

const axeFor = (page: Page, what: 'page' | 'part' | 'colours'): AxeBuilder => {
  const axe = new AxeBuilder({ page, axeSource: NOTHING })
    // A page without frames needs no second page per run.
    .setLegacyMode(true)
    // Without the many nodes that passed, which nobody reads.
    .options({ resultTypes: ['violations'] });
  if (what === 'colours') return axe.withRules(['color-contrast']);
  return what === 'part' ? axe.disableRules(PAGE_RULES) : axe;
};

/** The rules that axe finds violated, one line each. `colours` runs only the rules that a theme affects. */
export const findAxeViolations = async (
  page: Page,
  what: 'page' | 'part' | 'colours' = 'page',
): Promise<readonly string[]> => {
  await injectAxe(page);
  const result = await axeFor(page, what).analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};

/** Expects axe to find no violations on the page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findAxeViolations(page)).toEqual([]);
};

/** Controls with a touch area below 44 px, one line each. The area of the kit's small controls is their `::after`. */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, textarea, select, summary, [role=radio], [role=switch], [role=checkbox], [role=slider], [role=tab]';
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const isHidden = control.closest('[aria-hidden=true], [inert], .sr-only') !== null;
      if (isHidden || !control.checkVisibility({ visibilityProperty: true })) return [];
      const tapped = control.closest('label') ?? control;
      const after = getComputedStyle(tapped, '::after');
      const area = tapped.getBoundingClientRect();
      const width = Math.max(area.width, Number.parseFloat(after.width) || 0);
      const height = Math.max(area.height, Number.parseFloat(after.height) || 0);
      // Visually hidden fields stand behind the part that is seen.
      if (area.width < 3 || Math.min(width, height) > 43.5) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  });
