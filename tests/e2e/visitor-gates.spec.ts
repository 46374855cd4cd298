import { expect, fillLogin, test } from './app';

test('a visitor who wants to trade or top up ends there after the log-in, with pair and currency', async ({
  app,
}) => {
  const { page } = app;
  const logIn = page.getByRole('heading', { name: 'Welcome back' });

  await test.step('a trading button', async () => {
    await app.open('/pages/contract/index?pair=ETH%2FUSDT');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(logIn).toBeVisible();
    // By way of registration and back: the target is not lost.
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(logIn).toBeVisible();
    await fillLogin(app, 'practice');
    await expect(page).toHaveURL(/#\/pages\/contract\/index\?pair=ETH%2FUSDT$/u);
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
    await app.open('/pages/user/set');
    await page.getByRole('button', { name: 'Log out' }).click();
  });

  await test.step('Top up on Assets', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Assets' })
      .click();
    await expect(logIn).toBeVisible();
    await fillLogin(app, 'practice');
    await page.getByRole('link', { name: 'Top up' }).first().click();
    await expect(page).toHaveURL(/#\/pages\/assets\/topup/u);
    await app.open('/pages/user/set');
    await page.getByRole('button', { name: 'Log out' }).click();
  });

  await test.step('a link to a screen of members', async () => {
    await app.open('/pages/assets/topup?currency=ETH');
    await expect(logIn).toBeVisible();
    await fillLogin(app, 'practice');
    await expect(page).toHaveURL(/#\/pages\/assets\/topup\?currency=ETH$/u);
  });
});
