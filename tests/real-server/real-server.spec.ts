import { test as base } from '@playwright/test';
import type { MannerName } from '../../mocks/manners/manners';
import { startApp } from './app.ts';
import { browserOf } from './chromium.ts';
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
    await run(await startApp(browserOf(page), baseURL ?? '', manner));
  });
}
