import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BY_TIMER, PATIENCE } from '../support/patience';
import { devices, expect, test as base, type Page } from '@playwright/test';

const INDEX = join(import.meta.dirname, '../../storybook-static/index.json');

/** A story as the built Storybook lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(INDEX, 'utf8'));

/** Every story of the built Storybook. */
export const STORIES: readonly Story[] = Object.values<Story>(entries);

/** True if the story is a screen of the app, not a single part. */
export const isScreen = (id: string): boolean =>
  STORIES.some((story) => story.id === id && story.tags.includes('screen'));

/** Values of the toolbars (.storybook/toolbars.ts). */
type Choices = Readonly<Record<string, string>>;

const PLAIN: Choices = {
  theme: 'light',
  updown: 'region',
  language: 'en',
  text: '100%',
  motion: 'device',
};

/** Removes transitions, so that checks never see an intermediate state. */
const NO_MOTION =
  '*, ::before, ::after { transition: none !important; animation: none !important }';

/** Stories as a reader of the Storybook sees them, one after another in a page that stays open. */
export interface StoryPage {
  readonly page: Page;
  /** Opens a story in English and waits until its play function has ended. Fails if it threw. */
  readonly show: (id: string) => Promise<void>;
  /** Changes what the toolbars choose, as they do, without rendering the story again. */
  readonly choose: (choices: Choices) => Promise<void>;
  /** Errors of the page since the story was opened. */
  readonly complaints: readonly string[];
}

const untilPlayed = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) => {
      const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
      return render?.id === wanted && render.phase === 'finished';
    },
    id,
    { ...BY_TIMER, timeout: PATIENCE.test },
  );
  const isBroken = await page.evaluate(() => document.body.matches('.sb-show-errordisplay'));
  expect(isBroken && (await page.locator('#error-message').textContent())).toBe(false);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const choose = (page: Page, choices: Choices): Promise<void> =>
  page.evaluate(async (globals) => {
    await Reflect.get(window, 'applyGlobals')(globals);
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, choices);

/** Leaves for an address, although the story that is left may be going back in the history: a panel that closes does. */
const leaveFor = async (page: Page, address: string): Promise<void> => {
  // Going back ends a loading: so none is begun any more, and if one on its way ends this loading, it is repeated.
  await page.evaluate(() => Reflect.set(History.prototype, 'go', () => undefined));
  await page.goto(address).catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    return page.goto(address);
  });
};

const load = async (page: Page, id: string): Promise<void> => {
  // The test runs axe itself, in both themes, so the addon does not.
  await leaveFor(page, `iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await untilPlayed(page, id);
  await page.addStyleTag({ content: NO_MOTION });
};

/** Parts replace each other in one page; a screen needs a new page. */
const createStoryPage = (page: Page): StoryPage => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  let last: string | undefined;
  let chosen = PLAIN;
  const follow = async (id: string): Promise<void> => {
    await choose(page, PLAIN);
    await page.evaluate(
      (storyId) =>
        Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
          storyId,
          viewMode: 'story',
        }),
      id,
    );
    await untilPlayed(page, id);
  };
  return {
    page,
    complaints,
    show: async (id) => {
      complaints.length = 0;
      const canFollow = last !== undefined && last !== id && !isScreen(last) && !isScreen(id);
      last = id;
      chosen = PLAIN;
      await (canFollow ? follow(id) : load(page, id));
    },
    choose: async (choices) => {
      chosen = { ...chosen, ...choices };
      await choose(page, chosen);
    },
  };
};

/** A test with the fixture `storyPage`. A failing test closes its page. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, provide, { project: { use } }) => {
      const context = await browser.newContext({
        // A phone's user agent, because a desktop browser shows the demo's phone frame.
        ...devices['Pixel 7'],
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'UTC',
        baseURL: use.baseURL ?? '',
        viewport: use.viewport ?? null,
      });
      await provide(createStoryPage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
