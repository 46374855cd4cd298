import { expect, test } from './app';
import { addTestWallet, HOLDERS } from './test-wallet';

test('without a wallet there is a way; with one, its signature logs in over HTTP', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await app.open('/pages/assets/index');
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.getByRole('radio', { name: 'Wallet' }).click();
  await expect(page.getByText('No wallet found in this browser')).toBeVisible();
  expect(scripts.filter((url) => url.includes('/wallet-login-'))).toHaveLength(1);
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();

  await addTestWallet(page, 'Test wallet');
  // Comes back to this way.
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('button', { name: 'Test wallet' }).click();
  await page.getByRole('button', { name: 'Sign with Test wallet' }).click();
  await expect(page).toHaveURL(/#\/pages\/assets\/index$/u);
  await app.open('/pages/user/index');
  const address = HOLDERS.ada.address.toLowerCase();
  await expect(page.getByText(`${address.slice(0, 6)}…${address.slice(-4)}`)).toBeVisible();
  const user = await page.evaluate(() => localStorage.getItem('userInfo'));
  expect(user).toContain(`"account":"${address}"`);
});
