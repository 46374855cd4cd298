import type { Page } from '@playwright/test';
import { expect, pastDoubleTap, test } from './app';

const report = async (page: Page): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Report/u }).click();
  await expect(page.getByText('Your top-up waits for the payment')).toBeVisible();
};

test('without a list of ways: by the networks of the addresses, or by one that is not stated', async ({
  app,
}) => {
  const { page } = app;
  await page.route('**/api/wallet/channels?*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  );
  await app.signIn('trader');

  await test.step('a network that the server names', async () => {
    await app.open('/pages/assets/topup');
    await page.getByRole('link', { name: /^USDT/u }).click();
    await page.getByRole('link', { name: /^TRC20/u }).click();
    await expect(page.getByText('Send only USDT on TRC20. Anything else is lost.')).toBeVisible();
    await page.getByRole('link', { name: 'I have paid' }).click();
    await page.getByLabel('Amount in USDT').fill('250');
    await report(page);
  });

  await test.step('no payment where the memo is missing', async () => {
    await app.open('/pages/assets/topup?currency=3');
    await page.getByRole('link', { name: /^TON/u }).click();
    await expect(page.getByText(/^The memo is missing. Do not pay anything yet/u)).toBeVisible();
  });

  await test.step('an address without its network leads to customer service first', async () => {
    await page.route('**/api/wallet/get_in_address*', (route) =>
      route.fulfill({ json: { type: 'ok', message: 'DEMO-NOT-PAYABLE-77' } }),
    );
    await app.open('/pages/assets/topup');
    await page.reload();
    await page.getByRole('link', { name: /^BTC/u }).click();
    await page.getByRole('link', { name: /^Network not stated/u }).click();
    await expect(page.getByText(/^Before you pay, ask customer service/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    await expect(page.getByText('Your BTC address')).toBeVisible();
    await page.getByRole('link', { name: 'I have paid' }).click();
    await page.getByLabel('Amount in BTC').fill('0.5');
    await report(page);
    expect(await app.mock({ command: 'audit' })).toEqual([]);
  });
});
