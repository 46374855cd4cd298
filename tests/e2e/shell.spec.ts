import { devices } from '@playwright/test';
import { expect, expectMessage, placeOrder, seekOutcome, test, WIRE } from './app';
import { failNextCalls } from './lost-calls';

/** Holds a file back. Aborted, it would be reported by scripts that the browser had in memory and ran all the same. */
const neverAnswer = (): void => undefined;

test('five tabs in their order, the chosen one marked, and back works', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/net/index');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Home', 'Quotes', 'Trade', 'Contract', 'Assets']);
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await tabs.nth(2).click();
  await expect(page.getByRole('button', { name: /BTC\/USDT/u })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
});

test('a tap marks its tab at once, before the screen is rendered', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  const trade = page.getByRole('link', { name: 'Trade', exact: true });
  // In the event of the tap itself: rendering the screen there would hold the answer back.
  const answer = await trade.evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve();
    const { hash } = window.location;
    const heading = document.querySelector('h1')?.textContent;
    return { hash, heading, current: link.getAttribute('aria-current') };
  });
  expect(answer).toEqual({ hash: '#/pages/trade/index', heading: 'Quotes', current: 'page' });
  await expect(page.getByRole('button', { name: /BTC\/USDT/u })).toBeVisible();
  // A second tap on the tab that is shown adds no step to go back.
  await trade.click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
});

test('a screen that was open before is shown without waiting for its code', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(page.getByRole('button', { name: /BTC\/USDT/u })).toBeVisible();
  // A screen that waits for its code has no heading, if only for a moment.
  const headings = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent)).observe(
      document.body,
      { childList: true, subtree: true },
    );
    return seen;
  });
  await page.getByRole('link', { name: 'Quotes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  expect(await headings.jsonValue()).not.toContain(undefined);
});

test('a tab opens beside the others with the key that browsers have for it', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Assets', exact: true }).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/#\/pages\/assets\/index$/u);
  await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
});

test('a screen opens at its top, and Back restores the scroll position', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  const last = page.getByRole('link', { name: /SHIB/u });
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/SHIB/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('an address without a screen says so', async ({ app }) => {
  await app.open('/pages/no/such/page');
  await expect(app.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('theme and language are stored, and applied before the first paint', WIRE, async ({ app }) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/set');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByText('语言').first()).toBeVisible();
  // The app's script is delayed, so that only the page itself can apply the theme.
  await page.route('**/assets/*.js', neverAnswer);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the theme of the system is followed at once, and before the first paint', async ({ app }) => {
  const { page } = app;
  const colour = page.locator('meta[name="theme-color"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await app.signIn('practice');
  await app.open('/pages/user/set');
  // Light until the user chooses, whatever the system.
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveClass(/dark/u);
  await page.getByRole('radio', { name: 'System' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/u);
  await expect(colour).toHaveAttribute('content', '#0B0B0C');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/u);
  await expect(colour).toHaveAttribute('content', '#F4F3F0');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', neverAnswer);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(colour).toHaveAttribute('content', '#0B0B0C');
});

test('other tabs follow theme and language', async ({ app, context }) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/set');
  const other = await context.newPage();
  await other.goto('./#/pages/market/index');
  await expect(other.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveClass(/dark/u);
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(other.getByRole('heading', { name: '行情' })).toBeVisible();
});

test('focus rings are for keyboards', async ({ app }) => {
  const { page, sheet } = app;
  // Browsers show them in text fields by any means.
  const ring = page.locator(':focus-visible:not(input)');
  await app.signIn('practice');
  await app.open('/pages/index/index');
  await page.getByRole('link', { name: 'Trade', exact: true }).tap();
  await expect(app.available).toBeVisible();
  await expect(ring).toHaveCount(0);
  await page.getByRole('radio', { name: /2 min/u }).tap();
  await expect(ring).toHaveCount(0);
  await page.getByRole('button', { name: /BTC\/USDT/u }).tap();
  await expect(sheet).toBeVisible();
  await expect(ring).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await expect(ring).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(ring).toHaveCount(1);
});

test('live prices tick on Quotes, and a row opens the chart of its pair', WIRE, async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  const row = page.getByRole('link', { name: /BTC/u }).first();
  const before = await row.textContent();
  await expect.poll(() => row.textContent()).not.toBe(before);
  await row.click();
  await expect(page).toHaveURL(/kline\/index\?pair=BTC%2FUSDT$/u);
  await page.getByRole('link', { name: 'Up/Down' }).click();
  await expect(page).toHaveURL(/trade\/index\?pair=BTC%2FUSDT$/u);
  await page.goBack();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/market\/index$/u);
  await page.getByRole('tab', { name: 'Metals' }).click();
  await page.getByRole('link', { name: /XAU/u }).click();
  await expect(page).toHaveURL(/whdetail\/index\?pair=XAU%2FUSD$/u);
});

test('customer service asks visitors to log in first', async ({ app }) => {
  await app.open('/pages/index/index');
  await app.page.getByRole('button', { name: 'Customer service' }).click();
  await expectMessage(app, 'Please log in first.');
});

test('an HTML page in place of a reply shows an error with a retry', WIRE, async ({ app }) => {
  await app.signIn('practice');
  await failNextCalls(app, 'getOrders', 'beforeCommit', { kind: 'html' }, 3);
  await app.open('/pages/trade/order');
  await expect(app.page.getByText('Your orders could not be loaded.')).toBeVisible();
  await app.mock({ command: 'clear-faults' });
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await expect(app.page.getByText('No orders yet')).toBeVisible();
});

test('two tabs see the same world', WIRE, async ({ app, context }) => {
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(app.available).toBeVisible();
  const other = await context.newPage();
  await other.goto(app.page.url());
  await expect(other.getByText('Available 10,000.00 USDT')).toBeVisible();
  await seekOutcome(app, 'up', 'win');
  await placeOrder(app, 'Up', '100');
  await expect(app.running).toBeVisible();
  await other.bringToFront();
  await other.reload();
  // 10,000.00 - 100.00 stake - 0.20 fee
  await expect(other.getByText('Available 9,899.80 USDT')).toBeVisible();
});

test('a demo always says that its data is simulated', WIRE, async ({ app }, info) => {
  await app.open('/pages/market/index');
  await expect(app.page.getByText('Simulated data · no real money')).toHaveCount(
    info.project.name === 'demo' ? 1 : 0,
  );
});

test(
  'a desktop browser sees a phone frame in the demo, and is redirected in production',
  WIRE,
  async ({ browser, baseURL }, info) => {
    const context = await browser.newContext({
      ...devices['Desktop Chrome'],
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await context.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
    if (info.project.name === 'demo') {
      await page.goto('./#/pages/market/index');
      const phone = page.frameLocator('iframe[title="Quayside on a phone"]');
      await expect(phone.getByText('Simulated data · no real money')).toBeVisible();
      await phone.getByRole('link', { name: 'Trade', exact: true }).click();
      await expect(page).toHaveURL(/#\/pages\/trade\/index/u);
    } else {
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/pc\/#?$/u);
    }
    await context.close();
  },
);

test('without its texts the app shows a loading error, and a reload recovers', async ({ app }) => {
  const { page } = app;
  await page.route('**/locale-*', (route) => route.abort());
  const failed = page.getByText(
    'Quayside could not be loaded. Check your connection and try again.',
  );
  page.removeAllListeners('pageerror');
  await app.open('/pages/market/index');
  await expect(failed).toBeVisible();
  await page.unroute('**/locale-*');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Search pairs' })).toBeVisible();
});
