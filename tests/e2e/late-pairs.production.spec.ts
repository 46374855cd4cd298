import { expect, MORNING, test } from './app';

const CRYPTO = '**/api/currency/quotation_new*';
const FOREX = '**/api/currency/whlist*';

test('while the list of the last pair is late or has failed, no other pair can be traded in its place', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader', `persona:trader,${MORNING}`);
  await app.open('/pages/trade/index?pair=ETH%2FUSDT');
  await expect(page.getByRole('button', { name: 'Up' })).toBeVisible();
  const held = Promise.withResolvers<undefined>();
  await page.route(CRYPTO, async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const path of ['/pages/trade/index', '/pages/contract/index']) {
    await app.open(path);
    const forex = page.waitForResponse(FOREX);
    await page.reload();
    await forex;
    // A second poll: what the first one has brought is on screen by then.
    await page.waitForResponse(FOREX);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByText('EUR/USD')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Up|^Long/u })).toHaveCount(0);
  }
  held.resolve(undefined);
  await expect(page.getByRole('button', { name: /^ETH\/USDT|ETH\/USDT$/u }).first()).toBeVisible();
  await page.unroute(CRYPTO);
  await page.route(CRYPTO, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.reload();
  await expect(page.getByText('Prices could not be loaded')).toBeVisible();
  await expect(page.getByText('EUR/USD')).toHaveCount(0);
  // Home has the other market, and says that it is not all.
  await app.open('/pages/index/index');
  await expect(page.getByText('Prices could not be loaded')).toBeVisible();
  const ranked = page.getByRole('region', { name: 'Rankings' }).getByRole('link');
  await expect(ranked.first()).toBeVisible();
  // So does a search.
  await app.open('/pages/search/index');
  await page.getByRole('searchbox').fill('USD');
  await expect(page.getByRole('link', { name: /^EUR\/USD/u })).toBeVisible();
  await expect(page.getByText('Prices could not be loaded')).toBeVisible();
  await page.unroute(CRYPTO);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ pairs$/u)).toBeVisible();
});
