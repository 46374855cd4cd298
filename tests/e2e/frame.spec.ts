import { expect, test, type App } from './app';

/** Screens that are not tabs, and where Back leads after an external link. */
const DEEP_LINKS = [
  { route: '/pages/kline/index?pair=ETH%2FUSDT', parent: '/pages/market/index?pair=ETH%2FUSDT' },
  { route: '/pages/coin/index?pair=ETH%2FUSDT', parent: '/pages/trade/index?pair=ETH%2FUSDT' },
  { route: '/pages/search/index?q=eth', parent: '/pages/index/index' },
  { route: '/pages/user/language', parent: '/pages/index/index' },
  { route: '/open-location', parent: '/pages/index/index' },
] as const;

const back = ({ page }: App) => page.getByRole('button', { name: 'Back', exact: true });
const pathOf = (app: App): string => new URL(app.page.url()).hash.slice(1);

for (const { route, parent } of DEEP_LINKS) {
  test(`Back from a link to ${route} leads to its parent`, async ({ app }) => {
    await app.open(route);
    await back(app).click();
    await expect.poll(() => pathOf(app)).toBe(parent);
  });
}

test('Back leads to the previous screen, also after a reload', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await page.getByRole('link', { name: 'Search pairs' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.reload();
  await back(app).click();
  await expect.poll(() => pathOf(app)).toBe('/pages/market/index');
});

test('each screen sets the document title and focuses its heading', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await expect(page).toHaveTitle('Home · Quayside');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(page).toHaveTitle('Trade · Quayside');
  // The pair's heading replaces the skeleton's.
  await expect(page.getByRole('button', { name: /Trade [A-Z]+\/USDT/u })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Candlestick chart' }).click();
  await expect(page).toHaveTitle('Candlestick chart · Quayside');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Trade · Quayside');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await app.open('/nowhere');
  await expect(page).toHaveTitle('Page not found · Quayside');
});

test('the title follows the language', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/user/language');
  await expect(page).toHaveTitle('Language · Quayside');
  await page.getByText('Deutsch').click();
  await expect(page).toHaveTitle('Sprache · Quayside');
});

test('the skip link comes first and leads to the heading', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/user/language');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(pathOf(app)).toBe('/pages/user/language');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
});

test('an address without a page keeps the frame: the strip, the skip link and a way home', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByText('Simulated data')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/pages\/index\/index/u);
});
