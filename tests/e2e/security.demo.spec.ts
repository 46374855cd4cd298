import type { Page } from '@playwright/test';
import {
  expect,
  expectMessage,
  fillLogin,
  finishRegistration,
  PASSWORD,
  pastDoubleTap,
  test,
  type App,
} from './app';
import { failNextCalls } from './lost-calls';
import { watchSecrets } from './secrets';

const EMAIL = 'ada@example.com';
/** Codes that the mock refuses, and why. */
const REFUSED = [
  ['000000', 'The verification code is wrong.'],
  ['222222', 'The verification code has expired.'],
  ['333333', 'Wait ten minutes'],
] as const;

const registerByEmail = async (app: App): Promise<void> => {
  const { page } = app;
  await app.open('/pages/register/index');
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the email').fill('111111');
  await finishRegistration(app, PASSWORD);
  await expect(page.getByText('10,000.00').first()).toBeVisible();
};

/** Gets a code and a new password by the link on the login, trying each refused code first. */
const resetPassword = async (page: Page, password: string): Promise<void> => {
  await page.goto('./#/pages/login/index');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Resend in \d+ s/u)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  const code = page.getByLabel('Code from the email');
  for (const [wrong, reason] of REFUSED) {
    await code.fill(wrong);
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText(reason)).toBeVisible();
  }
  await code.fill('111111');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
};

test('a member without phone and e-mail learns before logging out who resets a forgotten password', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('unverified');
  await app.open('/pages/user/editLoginpwd');
  await expect(page.getByText(/so only customer service can reset it/u)).toBeVisible();
  await page.getByRole('link', { name: 'Contact customer service' }).click();
  await expect(page).toHaveURL(/about=forgotPassword$/u);
});

test('a forgotten password is replaced by a code; other tabs follow quietly', async ({ app }) => {
  const { page } = app;
  const secrets = await watchSecrets(page);
  await registerByEmail(app);
  const other = await page.context().newPage();
  const otherSecrets = await watchSecrets(other);
  await other.goto('./#/pages/assets/index');
  await expect(other.getByText('10,000.00').first()).toBeVisible();

  // A name alone is not enough: no code can go to it.
  await app.open('/pages/user/set');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await app.open('/pages/user/editLoginpwd');
  await page.getByRole('radio', { name: 'Account' }).click();
  await expect(page.getByText('only customer service can give you a new password')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
    'href',
    /about=forgotPassword$/u,
  );

  // In the tab that has sent no code: in the first one the minute until the next code is not over.
  await resetPassword(other, 'second-22');
  await expectMessage({ ...app, page: other }, 'Your password is changed.');
  await expect(other.getByLabel('Email address')).toHaveValue(EMAIL);
  await other.getByLabel('Password', { exact: true }).fill('second-22');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('slider')).toBeVisible();
  for (const watch of [secrets, otherSecrets]) await watch.expectNone(PASSWORD, 'second-22');
});

test('a member changes the password: every tab is logged out, without the message of a lost session', async ({
  app,
}) => {
  const { page } = app;
  const secrets = await watchSecrets(page);
  await app.signIn('practice');
  const other = await page.context().newPage();
  await other.goto('./#/pages/assets/index');
  await expect(other.getByText('10,000.00').first()).toBeVisible();
  await app.open('/pages/user/set');
  await page.getByRole('link', { name: /^Login password/u }).click();
  await page.getByLabel('Current password').fill('not-this-1');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Choose a password that differs')).toBeVisible();
  await page.getByLabel('New password').fill('third-33');
  await page.getByLabel('Repeat password').fill('third-33');
  // The session has ended before the reply is there: polls of both tabs are refused meanwhile.
  await failNextCalls(app, 'resetLoginPassword', 'afterCommit', { kind: 'latency', ms: 4000 });
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectMessage(app, 'Your password is changed.');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Account name')).toHaveValue('practice');
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  for (const tab of [page, other])
    expect(await tab.evaluate(() => window.messages)).not.toContainEqual(
      expect.stringContaining('Your session has ended'),
    );
  await fillLogin(app, 'practice', 'third-33');
  await expect(page).toHaveURL(/#\/pages\/user\/set$/u);
  await secrets.expectNone(PASSWORD, 'third-33', 'not-this-1');
});
