import { test as base } from '@playwright/test';
import type { MannerName } from '../../mocks/manners/manners';
import { startApp } from './app.ts';
import { JOURNEYS } from './journeys.ts';

/** The manner of the server at `baseURL`. */
export interface Options {
  readonly manner: MannerName;
}

const test = base.extend<Options>({ manner: ['plain', { option: true }] });

// One world for all of a server: they run one after the other, each on a fresh one.
test.describe.configure({ mode: 'default' });

for (const { name, run } of JOURNEYS) {
  test(name, async ({ page, baseURL, manner }) => {
    const browser = {
      open: async (url: string) => {
        // Whether it has loaded is looked up in the page: an event that gets lost would be awaited to the end.
        await page.goto(url, { waitUntil: 'commit' });
      },
      evaluate: (expression: string) => page.evaluate(expression),
    };
    await run(await startApp(browser, baseURL ?? '', manner));
  });
}
