import { test as plain, type Locator, type Page } from '@playwright/test';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, expectMessage, pastDoubleTap, test } from './app';

test.use({ serviceWorkers: 'allow' });

/** The link of the built page to the app's code. */
const APP_LINK = /(id="app" href=")[^"]+/u;

test('the app starts without a connection, says what is missing, and shows no old figure', async ({
  app,
  context,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open(SCREENS.assets);
  await expect(page.getByText('USDT').first()).toBeVisible();
  await page.reload();
  // Kept: the page, and what this visit has loaded.
  const isKept = (name: string): Promise<boolean> =>
    page.evaluate(async (part) => {
      await navigator.serviceWorker.ready;
      const files = await (await caches.open('assets')).keys();
      return files.some(({ url }) => url.includes(part));
    }, name);
  for (const name of ['/assets-page-', '/locale-en-first-'])
    await expect.poll(() => isKept(name), name).toBe(true);
  await context.setOffline(true);
  await page.reload();
  // Not the strip about the connection: Chromium's emulation forgets `navigator.onLine` in a page that a worker served.
  const missing = page.getByText('Your balances could not be loaded.');
  await expect(missing.first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  // Figures of money come from the server alone.
  await expect(page.getByText(/\d+\.\d\d/u)).toHaveCount(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/h5/'))).toEqual([]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/\d+\.\d\d/u).first()).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('without a connection and the texts of the chosen language the page says so in it', async ({
  app,
  context,
}) => {
  const { page } = app;
  await app.open(SCREENS.home);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return (await caches.match('/h5/start-failed.js', { ignoreSearch: true })) !== undefined;
      }),
    )
    .toBe(true);
  await page.evaluate(() => localStorage.setItem('lang', 'fr'));
  page.removeAllListeners('pageerror');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Impossible de charger Quayside\./u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
});

/** From now on the host has another build. */
const hostNewVersion = async (page: Page): Promise<void> => {
  await page.route(/\/h5\/$/u, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(APP_LINK, '$1/h5/assets/index-newer.js');
    await route.fulfill({ response: reply, body });
  });
};

/** Lets the page look for a new version until it offers one. The code that looks loads after the first data. */
const findOffer = async (page: Page): Promise<Locator> => {
  const offer = page.getByText('A new version of Quayside is ready.');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('error')));
    await expect(offer).toBeVisible({ timeout: 3000 });
  }).toPass();
  return offer;
};

// A plain page: that the script of a screen is missing is an error on purpose.
plain('a tab from before a deployment offers to reload', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
  await page.goto('./');
  // The first data; which pairs lead the ranking depends on the hour.
  await expect(page.getByText(/^[A-Z]+\/USDT$/u).first()).toBeVisible();
  // Its page names other files, and those of this one are gone.
  await hostNewVersion(page);
  await page.route('**/assets/countries-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`./#${SCREENS.countries}`);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  const offer = await findOffer(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Countries').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
});

test('a new version is not offered while an operation is sent', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('practice');
  await app.open(SCREENS.transfer);
  await page.getByRole('button', { name: '25% of what is available' }).click();
  await hostNewVersion(page);
  const offer = await findOffer(page);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/wallet/change', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Transfer 2,500.00 USDT' }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Transfer 2,500.00 USDT' }).click();
  await expect(offer).toHaveCount(0);
  held.resolve(undefined);
  await expectMessage(app, '2,500.00 USDT moved to your contract account');
  await expect(offer).toBeVisible();
});

test('the settings offer to install the app where the browser does, once', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open(SCREENS.settings);
  const install = page.getByRole('button', { name: 'Install the app' });
  await expect(page.getByText('Customer service').or(page.getByText('About'))).not.toHaveCount(0);
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Reflect.set(offer, 'prompt', () => {
      Reflect.set(window, 'asked', true);
    });
    window.dispatchEvent(offer);
  });
  await install.click();
  await expect(install).toHaveCount(0);
  expect(await page.evaluate(() => Boolean(Reflect.get(window, 'asked')))).toBe(true);
});
