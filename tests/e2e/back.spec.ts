import { type App, closeSheet, expect, test, WIRE } from './app';

const picker = (app: App) => app.page.getByRole('button', { name: /Trade [A-Z]+\/USDT/u });

/** Opens Home, then Trade, for Back to return to. */
const openTrade = async (app: App): Promise<void> => {
  await app.open('/pages/index/index');
  await app.page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(picker(app)).toBeVisible();
};

const expectHome = async (app: App): Promise<void> => {
  await expect(app.page).toHaveURL(/#\/pages\/index\/index$/u);
  await expect(app.page.getByText('Gainers')).toBeVisible();
};

test(
  'Back closes an open sheet and stays on the page; the next Back leaves it',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await openTrade(app);
    await picker(app).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/pages\/trade\/index$/u);
    // Forward does not reopen the sheet.
    await page.goForward();
    await expect(sheet).toBeHidden();
    await expect(picker(app)).toBeVisible();
    await picker(app).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expectHome(app);
    await page.goForward();
    await expect(picker(app)).toBeVisible();
    await expect(sheet).toBeHidden();
  },
);

test('a sheet closed without Back leaves no history entry', async ({ app }) => {
  const { page, sheet } = app;
  await openTrade(app);
  const before = await page.evaluate(() => window.history.length);
  for (const _ of [1, 2, 3]) {
    await picker(app).click();
    await expect(sheet).toBeVisible();
    await closeSheet(app);
  }
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(before + 1);
  await page.goBack();
  await expectHome(app);
});

test('a sheet’s change of the address is kept without a history entry', async ({ app }) => {
  const { page, sheet } = app;
  await openTrade(app);
  await picker(app).click();
  await sheet.getByRole('button', { name: /ETH\/USDT/u }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Trade ETH/USDT' })).toBeVisible();
  await expect(page).toHaveURL(/pair=ETH%2FUSDT$/u);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Trade ETH/USDT' })).toBeVisible();
  await page.goBack();
  await expectHome(app);
});

test('a link followed while a sheet is open: Back leads to the page below it', async ({ app }) => {
  const { page, sheet } = app;
  await openTrade(app);
  await picker(app).click();
  await expect(sheet).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/pages/market/index';
  });
  await expect(page.getByRole('link', { name: 'Search pairs' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
  await page.goBack();
  await expect(picker(app)).toBeVisible();
  await page.goBack();
  await expectHome(app);
});

test('a reload with an open sheet leaves no history entry', async ({ app }) => {
  const { page, sheet } = app;
  await openTrade(app);
  await picker(app).click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(picker(app)).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expectHome(app);
});
