import { expect, expectMessage, test } from './app';

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

test('a stored world of another version is replaced, with a notice', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await expect(page.getByRole('link', { name: /BTC/u }).first()).toBeVisible();
  // A page of the same origin without the app, which would notice at once that its world has changed.
  await page.goto('./boot.js');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('quayside-mock');
        request.addEventListener('error', reject);
        request.addEventListener('success', () => {
          const change = request.result.transaction('worlds', 'readwrite');
          change.objectStore('worlds').put({ version: 99, head: 999 }, 'demo:state');
          change.objectStore('worlds').put(999, 'demo:head');
          change.addEventListener('complete', resolve);
        });
      }),
  );
  await app.open('/pages/market/index');
  await expectMessage(app, /of another version of this demo/u);
  await expect(page.getByRole('link', { name: /BTC/u }).first()).toBeVisible();
});
