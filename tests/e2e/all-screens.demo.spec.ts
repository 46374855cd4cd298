import type { Page } from '@playwright/test';
import { LANGUAGE_TABLE } from '../../locales/languages';
import { SCREEN_NAMES, SCREENS, type Screen } from '../../src/domain/screens/screens';
import { MEMBERS_ONLY } from '../support/members-only';
import { PATIENCE } from '../support/patience';
import { documentTitle } from '../support/screen-titles';
import { expect, test } from './app';

/** A screen's address, and the title of the document once a page is there. */
interface Stop {
  readonly path: string;
  readonly title: string;
}

const isMembersOnly = (screen: Screen): boolean => MEMBERS_ONLY.includes(screen);

/** The screen that a visitor sees at another's address. */
const shownToVisitor = (screen: Screen): Screen => (isMembersOnly(screen) ? 'login' : screen);

/** The screen that a member sees at another's address. */
const shownToMember = (screen: Screen): Screen =>
  screen === 'login' || screen === 'register' ? 'home' : screen;

const chooseLanguage = async (page: Page, language: string, tag: string): Promise<void> => {
  await page.evaluate((value) => {
    localStorage.setItem('lang', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
  }, language);
  await expect(page.locator(`html[lang="${tag}"]`)).toHaveCount(1);
};

/** Goes from screen to screen within the page, which is much faster than from outside. Returns the first that did not open. */
const findUnopened = (page: Page, stops: readonly Stop[]): Promise<string | undefined> =>
  page.evaluate(
    async ({ list, limit }) => {
      for (const { path, title } of list) {
        document.title = '';
        window.location.hash = path;
        const end = performance.now() + limit;
        while (document.title !== title && performance.now() < end)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        if (document.title !== title) return `${path}: "${document.title}", not "${title}"`;
        if (document.querySelector('main') === null) return `${path}: no page`;
      }
      return undefined;
    },
    { list: stops, limit: PATIENCE.condition },
  );

const stopsAt = (
  screens: readonly Screen[],
  shown: (screen: Screen) => Screen,
  language: string,
): readonly Stop[] =>
  screens.map((screen) => ({
    path: SCREENS[screen],
    title: documentTitle(shown(screen), language),
  }));

/**
 * Opens all screens one after another in the same page, in turns of the languages: a few in each. The stories show every
 * screen in all of them, but each in a page of its own. `first` is the place of the first screen's language.
 */
const openAll = async (
  page: Page,
  shown: (screen: Screen) => Screen,
  first: number,
): Promise<void> => {
  await expect(page.locator('main')).toBeVisible();
  // The title is set at arrival, and a visitor stays where he is on the way from the log-in to the log-in.
  const all = SCREEN_NAMES.filter((screen) => screen !== 'login');
  const languages = Object.entries(LANGUAGE_TABLE);
  for (const [index, [language, { tag }]] of languages.entries()) {
    await test.step(language, async () => {
      await chooseLanguage(page, language, tag);
      const some = all.filter((_, place) => (place + first) % languages.length === index);
      expect(some).not.toEqual([]);
      expect(await findUnopened(page, stopsAt(some, shown, language))).toBeUndefined();
    });
  }
};

test('a visitor opens every screen, with twelve languages on the way', async ({ app }) => {
  await app.open('/pages/index/index');
  await openAll(app.page, shownToVisitor, 0);
});

test('a member opens every screen, each in another language than the visitor', async ({ app }) => {
  await app.signIn('trader');
  await openAll(app.page, shownToMember, 1);
});
