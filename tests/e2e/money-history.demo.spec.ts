import { expect, test } from './app';

test('a filter that lets nothing through says so and leads to all movements', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/assets/records?kind=loan&period=week&currency=ETH');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Top up' })).toHaveCount(0);
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('of an amount that cannot be withdrawn nothing is said to arrive', async ({ app }) => {
  const { page } = app;
  await page.goto('./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#/pages/assets/withdraw');
  await page.getByRole('radio', { name: 'Bank card' }).click();
  await page.getByRole('radio', { name: /0001/u }).click();
  const amount = page.getByLabel('Amount in USDT');
  const receives = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: 'Your bank receives' });
  // 300 less 2 at 0.92
  await amount.fill('300');
  await expect(receives).toContainText('274.16 EUR');
  await expect(page.getByText('1 USDT = 0.92 EUR')).toBeVisible();
  // More than there is, less than the minimum, finer than a cent.
  for (const impossible of ['20001', '5', '300.001']) {
    await amount.fill(impossible);
    await expect(receives).toContainText('--');
  }
});
