import { expect, test } from './app';

for (const ticket of ['/pages/trade/index', '/pages/contract/index', '/pages/coin/index']) {
  test(`${ticket}: unverified users are led to the identity check and back`, async ({ app }) => {
    const { page } = app;
    await app.signIn('unverified');
    await app.open(`${ticket}?pair=ETH%2FUSDT`);
    await page.getByRole('link', { name: 'Verify your identity first' }).click();
    await expect(page).toHaveURL(/#\/pages\/user\/primaryAuth\?from=/u);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
  });
}
