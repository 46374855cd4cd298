import { clipped } from '../support/page-checks';
import { expect, test, type App } from './app';

test.use({ viewport: { width: 360, height: 740 } });

const SCREENS = [
  '/pages/index/index',
  '/pages/market/index',
  '/pages/search/index',
  '/pages/search/index?q=usd',
  '/pages/trade/index',
  '/pages/trade/order',
  '/pages/contract/index?pair=BTC%2FUSDT',
  '/pages/contract/orderRecond',
  '/pages/coin/index?pair=BTC%2FUSDT',
  '/pages/kline/index?pair=BTC%2FUSDT',
  '/pages/statistics/index?period=all',
  '/pages/assets/index',
  '/pages/user/index',
  '/pages/user/language',
] as const;

const expectRoom = async (app: App): Promise<void> => {
  expect(await app.page.evaluate(() => window.innerWidth)).toBe(360);
  expect(await clipped(app.page)).toEqual([]);
};

test('at a text size of 200 % nothing is cut off or wider than the screen', async ({ app }) => {
  const { page, sheet } = app;
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await app.signIn('practice');
  for (const route of SCREENS) {
    await app.open(route);
    await expect(page.getByRole('main').first()).toBeVisible();
    await page.waitForTimeout(500);
    await expectRoom(app);
  }
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  const chip = page.getByRole('button', { name: '25% of your balance' });
  await expect(chip).toBeVisible();
  const foot = await chip.evaluate((button) => button.getBoundingClientRect().bottom);
  const up = page.getByRole('button', { name: /^Up/u });
  expect((await up.boundingBox())?.y, 'the buttons lie over nothing').toBeGreaterThanOrEqual(foot);
  await app.stake.fill('100');
  await up.click();
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(500);
  await expectRoom(app);
});

for (const height of [740, 640]) {
  test(`on a screen of 360 by ${height} nothing lies over the percent chips or the header`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width: 360, height });
    await app.signIn('practice');
    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    const chip = page.getByRole('button', { name: '25% of your balance' });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
    const box = async (name: string | RegExp, role: 'button' | 'link' = 'button') =>
      (await page.getByRole(role, { name }).boundingBox()) ?? { y: Number.NaN, height: 0 };
    const up = await box(/^Up/u);
    const percent = await box('25% of your balance');
    expect(percent.y + percent.height).toBeLessThanOrEqual(up.y);
    const records = await box('My orders', 'link');
    expect((await box('Customer service')).y).toBeGreaterThanOrEqual(records.y + records.height);
  });
}
