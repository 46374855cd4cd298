import type { Locator } from '@playwright/test';
import { confirmOrder, expect, fillLogin, test, type App } from './app';
import { failNextCalls } from './lost-calls';

const EXPLANATION = 'Your account is frozen';
const READING = 'You can still see your balances and records.';

const explanationIn = ({ page }: App): Locator =>
  page.getByRole('alertdialog', { name: EXPLANATION });

const closeExplanation = async (app: App): Promise<void> => {
  const explanation = explanationIn(app);
  await expect(explanation.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(explanation).toBeHidden();
};

test('frozen in the middle of a session: every write is explained, reads go on, nothing typed is lost', async ({
  app,
}) => {
  const { page, stake, sheet } = app;
  await app.open('/pages/index/index');
  const token = await app.mock({ command: 'reset', opening: 'persona:frozen-in-session' });
  await page.evaluate((value) => localStorage.setItem('token', String(value)), token);
  await page.reload();

  await test.step('an order', async () => {
    await app.open('/pages/trade/index?pair=ETH%2FUSDT');
    await expect(app.available).toBeVisible();
    await stake.fill('77.5');
    await page.getByRole('button', { name: /^Up/u }).click();
    await confirmOrder(app);
    await closeExplanation(app);
    await expect(sheet.getByText(/This account is frozen/u)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stake).toHaveValue('77.5');
  });

  await test.step('a switch of the account, which has no form', async () => {
    await app.open('/pages/user/switchAccount');
    await page.getByRole('button', { name: 'Use demo account' }).click();
    await closeExplanation(app);
  });

  await test.step('an authenticator, which has a form of its own', async () => {
    await app.open('/pages/user/authenticator');
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    await expect(
      explanationIn(app).getByText(/changes to your account are refused/u),
    ).toBeVisible();
    await closeExplanation(app);
    await expect(page.getByRole('alert').getByText(/This account is frozen/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
  });

  await test.step('reads', async () => {
    await app.open('/pages/assets/index');
    await expect(page.getByText('Total equity').first()).toBeVisible();
    await app.open('/pages/trade/order');
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  await test.step('the withdrawal, which names it first', async () => {
    await app.open('/pages/assets/withdraw');
    const cards = page.getByRole('list', { name: 'Before you can withdraw' });
    await expect(cards.getByRole('heading').first()).toHaveText(EXPLANATION);
    await expect(cards.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  });

  await test.step('the way to customer service, and back to the form', async () => {
    await app.open('/pages/trade/index?pair=ETH%2FUSDT');
    await page.getByRole('button', { name: /^Up/u }).click();
    await confirmOrder(app);
    await explanationIn(app).getByRole('button', { name: 'Customer service' }).click();
    await expect(page).toHaveURL(/#\/pages\/kefu\/index\?about=frozen$/u);
    await expect(page.getByText('support.example.invalid')).toBeVisible();
    await expect(page.getByText(/^My account is frozen\..*User number: \d+/su)).toBeVisible();
    await expect(page.getByText(READING)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(stake).toHaveValue('77.5');
  });

  await test.step('the next log-in', async () => {
    await app.open('/pages/user/set');
    await page.getByRole('button', { name: 'Log out' }).click();
    // The order that was typed would be lost.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
    await app.open('/pages/login/index');
    await fillLogin(app, 'frozen-in-session');
    await expect(page.getByText('This account is frozen. Contact customer service.')).toBeVisible();
    await expect(explanationIn(app)).toHaveCount(0);
    await page.getByRole('link', { name: 'Customer service' }).click();
    await expect(page.getByRole('heading', { name: EXPLANATION })).toBeVisible();
    // Whoever cannot log in sees no balances either.
    await expect(page.getByText(READING)).toHaveCount(0);
    await expect(page.getByText('support.example.invalid')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Account name')).toHaveValue('frozen-in-session');
  });

  await test.step('a forgotten password', async () => {
    await failNextCalls(app, 'resetLoginPassword', 'beforeCommit', {
      kind: 'refusal',
      key: 'account_frozen',
    });
    await app.open('/pages/user/editLoginpwd');
    await page.getByRole('radio', { name: 'Email' }).click();
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Code from the email').fill('111111');
    await page.getByLabel('Password', { exact: true }).fill('newpass1');
    await page.getByLabel('Repeat password').fill('newpass1');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('This account is frozen. Contact customer service.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '#/pages/kefu/index?about=frozen',
    );
    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
  });
});
