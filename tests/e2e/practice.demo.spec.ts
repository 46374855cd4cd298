import { confirmOrder, expect, test } from './app';

test('three taps lead a visitor from Home to a running practice trade', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await page.getByRole('link', { name: 'Try with 10,000 play USDT' }).click();
  await expect(app.available).toHaveText('Available 10,000.00 USDT');
  await expect(app.stake).toHaveValue('100');
  await page.getByRole('button', { name: /^Up/u }).click();
  await confirmOrder(app);
  await expect(app.running.getByRole('timer')).toBeVisible();
  // The stake of the address is for the first order alone.
  await page.reload();
  await expect(app.available).toBeVisible();
  await expect(app.stake).toHaveValue('');
});

test('the practice trade starts on Trade with the pair that is shown', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/trade/index?pair=ETH%2FUSDT');
  await page.getByRole('link', { name: 'Try with 10,000 play USDT' }).click();
  await expect(app.available).toHaveText('Available 10,000.00 USDT');
  await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
});

test('a link cannot fill in an order of real money', async ({ app }) => {
  await app.signIn('trader');
  await app.open('/pages/trade/index?stake=100');
  await expect(app.available).toBeVisible();
  await expect(app.stake).toHaveValue('');
});

test.describe('a first visit', () => {
  test.use({ welcomeRead: false });

  test("a presenter's link is not covered by the welcome notice", async ({ app }) => {
    const { page } = app;
    await page.goto('./?mock=persona:practice#/pages/index/index');
    await expect(page.getByText('Total equity').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeAttached();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
});
