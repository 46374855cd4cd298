import type { Page } from '@playwright/test';
import { expect, expectMessage, test, type App } from './app';

test('a device in the year 2099: the demo runs and says that its time differs', async ({ app }) => {
  const { page } = app;
  await page.addInitScript(() => {
    const { now } = Date;
    const ahead = Date.UTC(2099, 0, 1) - now();
    Date.now = () => now() + ahead;
  });
  await app.open('/pages/market/index');
  await expectMessage(app, /clock is later than the simulated market/u);
  await expect(page.getByRole('link', { name: /BTC/u }).first()).toContainText(/\d/u);
});

/** Opens the demo, leaves a world of another version in its store, and opens it again. */
const openAfter = async ({ app, version }: { app: App; version: number }): Promise<void> => {
  const { page } = app;
  await app.open('/pages/market/index');
  await expect(page.getByRole('link', { name: /BTC/u }).first()).toBeVisible();
  // A page of the same origin without the app, which would notice at once that its world has changed.
  await page.goto('./boot.js');
  await page.evaluate(
    (stored) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('quayside-mock');
        request.addEventListener('error', reject);
        request.addEventListener('success', () => {
          const change = request.result.transaction('worlds', 'readwrite');
          change.objectStore('worlds').put({ version: stored, head: 999 }, 'demo:state');
          change.objectStore('worlds').put(999, 'demo:head');
          change.addEventListener('complete', resolve);
        });
      }),
    version,
  );
  await app.open('/pages/market/index');
};

/** The version of the world in the store. */
const storedVersion = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('quayside-mock');
        request.addEventListener('error', reject);
        request.addEventListener('success', () => {
          const read = request.result.transaction('worlds').objectStore('worlds').get('demo:state');
          read.addEventListener('success', () => resolve(read.result.version));
        });
      }),
  );

test('a stored world of an earlier version is replaced, with a notice', async ({ app }) => {
  await openAfter({ app, version: 0 });
  await expectMessage(app, /of an earlier version of this demo/u);
  await expect(app.page.getByRole('link', { name: /BTC/u }).first()).toBeVisible();
  expect(await storedVersion(app.page)).toBeGreaterThan(0);
});

test('a stored world of a later version is left alone, with a notice', async ({ app }) => {
  await openAfter({ app, version: 99 });
  await expectMessage(app, /A later version of this demo keeps its world here/u);
  await expect(app.page.getByRole('link', { name: /BTC/u }).first()).toBeVisible();
  expect(await storedVersion(app.page)).toBe(99);
});

for (const [words, reason] of [
  ['account:nobody', 'account:nobody is no ready account'],
  ['clock:nonsense', 'clock:nonsense is no time like 2026-03-02T09:00Z'],
  ['clock:2099-01-01T00:00Z', 'clock:2099-01-01T00:00Z is no time of the simulated market'],
  ['persona:saver,scenario:flaky,seed:abc', 'seed:abc is no whole number of up to 9 digits'],
] as const)
  test(`a link with ${words} says why it is not opened, and the demo goes on`, async ({ app }) => {
    const { page } = app;
    await page.goto(`./?mock=${words}#/pages/market/index`);
    await expectMessage(app, `could not be opened: ${reason}`);
    await expect(page.getByRole('link', { name: /BTC/u }).first()).toContainText(/\d/u);
    await page.reload();
    await expect(page.getByRole('link', { name: /BTC/u }).first()).toContainText(/\d/u);
    await expect(page.getByText(/could not be opened/u)).toHaveCount(0);
  });
