import type { Page } from '@playwright/test';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, test } from './app';

const ENGLISH = 'Quayside could not be loaded. Check your connection and try again.';
const GERMAN =
  'Quayside konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';

/** The app's code, its texts and the boot script, as they are addressed. */
const ENTRY = /assets\/index-[\w-]+\.js$/u;
const TEXTS = /assets\/locale-[a-z]+-first-[\w-]+\.js$/u;
const BOOT = '**/boot.js';
const MESSAGE = '**/start-failed.js';

const abort = async (page: Page, ...files: readonly (RegExp | string)[]): Promise<void> => {
  // What fails here is an error on purpose.
  page.removeAllListeners('pageerror');
  for (const file of files) await page.route(file, (route) => route.abort());
};

const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((name) => localStorage.setItem('lang', name), language);

/** The message is all there is, can be read, and its button starts the app at the same screen. */
const startAgain = async (page: Page, text: string, label: string): Promise<void> => {
  await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#root > [aria-hidden=true]')).toBeHidden();
  const again = page.getByRole('link', { name: label, exact: true });
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
};

for (const [what, file] of [
  ["the app's code", ENTRY],
  ['the texts', TEXTS],
] as const)
  test(`without ${what} the page says so in the chosen language, and starts again`, async ({
    app,
  }) => {
    const { page } = app;
    await speak(page, 'de');
    await abort(page, file);
    await app.open(SCREENS.quotes);
    await expect(page.getByRole('alert')).toContainText(GERMAN);
    await startAgain(page, GERMAN, 'Erneut versuchen');
    await expect(page.getByRole('heading', { level: 1, name: 'Kurse' })).toBeVisible();
  });

test.describe('a browser in Brazil', () => {
  test.use({ locale: 'pt-BR' });

  test("a first start that fails says so in the browser's language", async ({ app }) => {
    const { page } = app;
    await abort(page, ENTRY);
    await app.open(SCREENS.home);
    await expect(page.getByText('Não foi possível carregar o Quayside.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });
});

for (const [what, files] of [
  ['the boot script', [BOOT]],
  ['the code and the translations of the message', [ENTRY, MESSAGE]],
] as const)
  test(`without ${what} the page says so in English, and starts again`, async ({ app }) => {
    const { page } = app;
    await speak(page, 'de');
    await abort(page, ...files);
    await app.open(SCREENS.quotes);
    await startAgain(page, ENGLISH, 'Try again');
  });

test('a start that succeeds asks for no message and shows none', async ({ app }) => {
  const { page } = app;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await app.open(SCREENS.home);
  await expect(page.getByText(/^[A-Z]+\/USDT$/u).first()).toBeVisible();
  await expect(page.getByText(ENGLISH)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('start-failed'))).toEqual([]);
});

test('a screen opened without a connection loads by itself once it is back', async ({
  app,
  context,
}) => {
  const { page } = app;
  page.removeAllListeners('pageerror');
  await app.open(SCREENS.help);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`./#${SCREENS.countries}`);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
});
