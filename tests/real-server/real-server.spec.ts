import { test } from '@playwright/test';
import { startApp } from './app.ts';
import { JOURNEYS } from './journeys.ts';

// One world for all of them: they run one after the other, each on a fresh one.
for (const { name, run } of JOURNEYS) {
  test(`on a plain server: ${name}`, async ({ page, baseURL }) => {
    const browser = {
      open: async (url: string) => {
        await page.goto(url);
      },
      evaluate: (expression: string) => page.evaluate(expression),
    };
    await run(await startApp(browser, baseURL ?? ''));
  });
}
