import {
  confirmOrder,
  expect,
  expectMessage,
  pastDoubleTap,
  placeOrder,
  seekOutcome,
  test,
} from './app';

test('orders that close or fill are announced on every screen', async ({ app }) => {
  const { page, sheet } = app;
  const place = async (): Promise<void> => {
    await confirmOrder(app);
    await expect(sheet).toBeHidden();
    await pastDoubleTap(page);
  };
  await app.signIn('trader');

  // A seconds contract that ends while Home is open.
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await seekOutcome(app, 'up', 'win');
  await placeOrder(app, 'Up', '100');
  await expect(app.running).toBeVisible();
  await placeOrder(app, 'Up', '50');
  await app.running.getByText('Other orders: 1').click();
  await app.open('/pages/index/index');
  const bar = page.getByRole('region', { name: 'Running order at a glance' });
  await expect(bar.getByRole('timer')).toHaveText(/^00:(30|2\d)$/u);
  await app.open('/pages/contract/index?pair=ETH%2FUSDT');
  await expect(bar.getByText('Other orders: 1')).toBeAttached();
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/trade\/index\?pair=BTC%2FUSDT$/u);
  await expect(app.running).toBeVisible();
  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await expect(bar.getByRole('timer')).toBeVisible();
  await app.mock({ command: 'advance', seconds: 31 });
  await expectMessage(app, 'BTC/USDT · You won: +79.80 USDT');
  // The newest result is shown, the other counted; both are in the records.
  await expect(bar).toContainText('You won+39.90 USDT');
  await expect(bar.getByText('Other orders: 1')).toBeAttached();
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/trade\/order/u);
  await app.open('/pages/index/index');
  await expect(bar).toHaveCount(0);

  // Limit orders of both kinds, and a position that is stopped out in a falling market.
  await app.open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByLabel('Limit price in USDT').fill('50000');
  await page.getByLabel('Amount in BTC').fill('0.01');
  await page.getByRole('button', { name: /^Buy/u }).last().click();
  await place();
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await page.getByRole('textbox', { name: 'Lots' }).fill('9');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await place();
  await app.open('/pages/user/language');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await app.mock({ command: 'direct', symbol: 'BTC/USDT', kind: 'gap', seconds: 60, percent: -20 });
  await app.mock({ command: 'advance', seconds: 5 });
  await expectMessage(app, /^BTC\/USDT · Closed · Stop-out · −[\d,.]+$/u);
  await expectMessage(app, /^BTC\/USDT · Buy · Filled · [\d,.]+$/u);
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});
