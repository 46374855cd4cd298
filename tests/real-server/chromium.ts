import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.mjs';
import type { Browser } from './app.ts';
import type { Running } from './firefox.ts';

/** A page of Playwright, for journeys. */
export const browserOf = (page: Page): Browser => ({
  open: async (url) => {
    // Whether it has loaded is looked up in the page: an event that gets lost would be awaited to the end.
    await page.goto(url, { waitUntil: 'commit' });
  },
  evaluate: (expression) => page.evaluate(expression),
});

/** Starts the Chromium that the set-up found, as a phone. */
export const startChromium = async (): Promise<Running> => {
  const found = findBrowser();
  const browser = await chromium.launch({
    ...(found && { executablePath: found.path }),
    args: [...CHROMIUM_ARGS],
  });
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  return {
    ...browserOf(page),
    close: () => browser.close(),
  };
};
