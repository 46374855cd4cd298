import type { Page } from '@playwright/test';
import { expect, test } from './app';

/** Errors that the page reports to a monitor. These journeys cause errors, so the fixture's check for errors is off. */
const reportsOf = (page: Page): string[] => {
  page.removeAllListeners('pageerror');
  const reports: string[] = [];
  page.on('pageerror', ({ message }) => reports.push(message));
  return reports;
};

const ORDERS = '**/api/microtrade/lists?*';

test('an unreadable order is left out and counted; the others are shown', async ({ app }) => {
  const { page } = app;
  const reports = reportsOf(page);
  await app.signIn('trader');
  await app.open('/pages/trade/order');
  const rows = page.getByRole('main').getByRole('button', { name: /BTC\/USDT|ETH\/USDT/u });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.route(ORDERS, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first, ...others] = body.message.data;
    if (first !== undefined) body.message.data = [{ ...first, number: '' }, ...others];
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(page.getByText('1 entry could not be read.')).toBeVisible();
  await expect(rows).toHaveCount(all - 1);
  for (let read = 0; read < 2; read += 1) {
    const replied = page.waitForResponse(ORDERS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await replied;
    await expect(page.getByText('1 entry could not be read.')).toBeVisible();
  }
  expect(reports.filter((report) => report.startsWith('GET /microtrade/lists'))).toHaveLength(1);
  // A reading that is still on its way ends first.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/could not be read/u)).toHaveCount(0);
  await expect(rows).toHaveCount(all);
});

for (const [what, person, calls, broken, path, claim] of [
  ['records', 'trader', ORDERS, { number: '' }, '/pages/trade/order', 'No orders yet'],
  [
    'positions',
    'margin-call',
    '**/api/lever/my_trade',
    { price: 'N/A' },
    '/pages/contract/index?pair=BTC%2FUSDT',
    'No open positions',
  ],
] as const)
  test(`${what} of which none could be read are not called empty`, async ({ app }) => {
    const { page } = app;
    reportsOf(page);
    await app.signIn(person, `persona:${person}`);
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const rows: readonly object[] = body.message.data;
      body.message.data = rows.map((row) => ({ ...row, ...broken }));
      await route.fulfill({ response, json: body });
    });
    await app.open(path);
    await expect(page.getByRole('main').getByText(/could not be read/u)).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Positions 0' })).toHaveCount(0);
  });

const TABS = ['Home', 'Quotes', 'Trade', 'Contract', 'Assets'] as const;

const visitTabs = async (page: Page): Promise<void> => {
  const dock = page.getByRole('navigation', { name: 'Main' });
  for (const tab of TABS) {
    await dock.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(/\d/u);
  }
};

for (const message of [5, true, [null], null, { url: 7 }])
  test(`customer service answers ${JSON.stringify(message)}: every tab stands, and the button says that there is nobody`, async ({
    app,
  }) => {
    const { page } = app;
    reportsOf(page);
    await page.route('**/api/news/getkf?*', (route) =>
      route.fulfill({ json: { type: 'ok', message } }),
    );
    await app.signIn('practice');
    await visitTabs(page);
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByText(/No customer-service contact is available/u)).toBeVisible();
  });

test('an extra that throws is left out and reported; the tabs still work', async ({ app }) => {
  const { page } = app;
  const reports = reportsOf(page);
  await page.addInitScript(() => localStorage.removeItem('welcomeSeen'));
  await page.route('**/assets/welcome-notice-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const WelcomeNotice = () => { throw new Error("a broken extra"); };',
    }),
  );
  await app.signIn('practice');
  await visitTabs(page);
  expect(reports).toContain('a broken extra');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
});

test('a page that throws shows an error; a retry reloads its data', async ({ app }) => {
  const { page } = app;
  const reports = reportsOf(page);
  await page.route('**/assets/trade-orders-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { if (!window.isMended) throw new Error("a broken page"); return "mended"; };',
    }),
  );
  await app.signIn('practice');
  await app.open('/pages/trade/order');
  await expect(
    page.getByText('Something went wrong on this page. Check your orders before you try again.'),
  ).toBeVisible();
  expect(reports).toContain('a broken page');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  const asked = page.waitForRequest(/\/api\/user\/info/u);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('mended')).toBeVisible();
  await asked;
});

test('a sheet whose code cannot be loaded says so, and opens after a retry', async ({ app }) => {
  const { page, sheet } = app;
  const reports = reportsOf(page);
  const picker = page.getByRole('heading', { level: 1 }).getByRole('button');
  await page.route('**/assets/sheet-*.js', (route) => route.abort());
  await page.goto('./#/pages/trade/index');
  await picker.click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  expect(reports).toContainEqual(expect.stringMatching(/sheet-/u));
  await page.unroute('**/assets/sheet-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await picker.click();
  await expect(sheet).toBeVisible();
});

test('a page whose code cannot be loaded has a title, Back, and a way back to Home', async ({
  app,
}) => {
  const { page } = app;
  reportsOf(page);
  await page.route('**/assets/countries-page-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('countries-page'),
  );
  // The texts of its title come after the failure, by two frames.
  await page.route('**/assets/locale-en-identity-*.js', async (route) => {
    await failed;
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    await route.continue();
  });
  await page.goto('./#/pages/help/index');
  // What gives headings the focus has come.
  await expect(page).toHaveTitle(/^Help/u);
  await page.goto('./#/pages/user/countries');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeFocused();
  await expect(page).toHaveTitle(/^Countries/u);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.goto('./#/pages/user/countries');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
});

test('a tab whose code cannot be loaded has its title and the dock, and no Back', async ({
  app,
}) => {
  const { page } = app;
  reportsOf(page);
  await page.route('**/assets/quotes-page-*.js', (route) => route.abort());
  await page.goto('./#/pages/market/index');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  // The next screen has the focus, although the first one of the visit was never there.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contract' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contract' })).toBeFocused();
});

test('a page without code and texts shows no key in place of its title', async ({ app }) => {
  const { page } = app;
  reportsOf(page);
  for (const file of ['**/assets/countries-page-*.js', '**/assets/locale-en-identity-*.js'])
    await page.route(file, (route) => route.abort());
  await page.goto('./#/pages/user/countries');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('a page is told to have failed where its frame cannot be loaded either', async ({ app }) => {
  const { page } = app;
  reportsOf(page);
  for (const file of ['countries-page', 'extras'])
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  await page.goto('./#/pages/user/countries');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

test('a language is not chosen in part: texts that load meanwhile count too', async ({ app }) => {
  const { page } = app;
  reportsOf(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/assets/locale-de-first-*.js', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route('**/assets/locale-de-about-*.js', (route) => route.abort());
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await app.open('/pages/user/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  answer.resolve();
  await expect(page.getByText('This language could not be loaded. Try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/u);
});

test('"What is this?" whose code cannot be loaded says so, and opens after that', async ({
  app,
}) => {
  const { page, sheet } = app;
  const reports = reportsOf(page);
  const file = /assets\/help-[\w-]{7}\.js$/u;
  await app.signIn('trader');
  await app.open('/pages/assets/transfer');
  const what = page.getByRole('button', { name: 'What is this?' });
  await expect(what).toBeVisible();
  await page.route(file, (route) => route.abort());
  await what.click();
  await expect(sheet.getByText('This article could not be loaded.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(sheet).toHaveCount(0);
  expect(reports).toContainEqual(expect.stringMatching(/help-/u));
  await expect(what).toBeVisible();
  await page.unroute(file);
  await page.reload();
  await what.click();
  await expect(sheet.getByRole('heading', { name: 'Transfer and flash exchange' })).toBeVisible();
});

test('figures that cannot be read again say from when they are, until they can', async ({
  app,
}) => {
  const { page } = app;
  reportsOf(page);
  await app.signIn('trader');
  await app.open('/pages/assets/index');
  const figure = page.getByText(/^Available [\d,.]+$|^[\d,]+\.\d\d$/u).first();
  await expect(figure).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  const note = page.getByText(/^Figures are from \d\d:\d\d:\d\d: updating them failed\./u);
  await expect(note).toBeVisible();
  await expect(figure).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Total equity')).toBeVisible();
  await expect(note).toBeVisible();
  // The server is back, but polls wait until the button was pressed: none of them takes the note away before.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Update now' }).click();
  pressed.resolve();
  await expect(note).toHaveCount(0);
});
