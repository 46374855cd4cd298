import { expect, expectMessage, PASSWORD, pastDoubleTap, test, type App } from './app';
import { CONTACTS } from './contact-forms';
import { failNextCalls, NO_REPLY } from './lost-calls';

const UNKNOWN_PASSWORD = /^We got no answer, so we do not know whether the new password was saved/u;

const tap = async ({ page }: App, name: string): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name, exact: true }).click();
};

test('a first trade password without a reply: the form asks for it from then on', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/user/editPaypwd');
  await page.getByLabel('New trade password').first().fill('payme12');
  await page.getByLabel('Repeat password').fill('payme12');
  await failNextCalls(app, 'setTradePassword', 'afterCommit', NO_REPLY);
  await tap(app, 'Set trade password');
  await expect(page.getByText(UNKNOWN_PASSWORD)).toBeVisible();
  await page.getByLabel('Current trade password').fill('payme12');
  await page.getByLabel('New trade password').first().fill('payme34');
  await page.getByLabel('Repeat password').fill('payme34');
  await tap(app, 'Change trade password');
  await expect(page.getByLabel('Current trade password')).toBeHidden();
});

for (const contact of CONTACTS)
  test(`binding by ${contact.kind} without a reply is looked up`, async ({ app }) => {
    const { page, open } = app;
    await app.signIn('trader');
    await open(contact.path);
    await page.getByRole('textbox', { name: contact.label }).fill(contact.address);
    await tap(app, 'Send code');
    await page.getByLabel(contact.code).fill('111111');
    await failNextCalls(app, contact.operation, 'beforeCommit', NO_REPLY);
    await tap(app, contact.submit);
    const unknown = page.getByText(/^We got no answer, so we do not know whether this was saved/u);
    await expect(unknown).toBeVisible();
    await failNextCalls(app, contact.operation, 'afterCommit', NO_REPLY);
    await tap(app, contact.submit);
    await expectMessage(app, 'Updated.');
    await expect(page.getByLabel(contact.code)).toBeHidden();
    await open(contact.path);
    await expect(page.getByText(contact.masked)).toBeVisible();
  });

test('a forgotten password without a reply: the new one may be set', async ({ app }) => {
  const { page, open } = app;
  await app.signIn('trader');
  await open('/pages/user/editEmail');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  await tap(app, 'Send code');
  await page.getByLabel('Code from the email').fill('111111');
  await tap(app, 'Confirm email address');
  await expect(page.getByLabel('Code from the email')).toBeHidden();
  await open('/pages/user/set');
  await tap(app, 'Log out');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await open('/pages/user/editLoginpwd');
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('second-22');
  await page.getByLabel('Repeat password').fill('second-22');
  await page.getByLabel('Code from the email').fill('111111');
  await failNextCalls(app, 'resetLoginPassword', 'afterCommit', NO_REPLY);
  await tap(app, 'Set new password');
  await expect(page.getByText(UNKNOWN_PASSWORD)).toBeVisible();
});

test('a changed password without a reply: the session that is over tells that it is changed', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/editLoginpwd');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('third-33');
  await page.getByLabel('Repeat password').fill('third-33');
  await failNextCalls(app, 'resetLoginPassword', 'beforeCommit', NO_REPLY);
  await tap(app, 'Change password');
  await expect(page.getByText(UNKNOWN_PASSWORD)).toBeVisible();
  await failNextCalls(app, 'resetLoginPassword', 'afterCommit', NO_REPLY);
  await tap(app, 'Change password');
  await expectMessage(app, 'Your password is changed.');
  await expect(page.getByLabel('Account name')).toHaveValue('practice');
});

test('an authenticator without a reply is on, and a refused first step says why', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/authenticator');
  await failNextCalls(app, 'setUpAuthenticator', 'beforeCommit', {
    kind: 'refusal',
    key: 'too_many_attempts',
  });
  await tap(app, 'Set up authenticator');
  await expect(page.getByText(/^Too many attempts/u)).toBeVisible();
  await tap(app, 'Set up authenticator');
  const code = page.getByRole('textbox', { name: 'Enter the code that the app shows' });
  // The call for the key has its reply: the next one sends the code.
  await expect(code).toBeVisible();
  await failNextCalls(app, 'setUpAuthenticator', 'afterCommit', NO_REPLY);
  await code.focus();
  await page.keyboard.type('111111');
  await expect(page.getByText('Your authenticator is on')).toBeVisible();
});

test('a switch of the account without a reply is looked up before anything is told', async ({
  app,
}) => {
  const { page } = app;
  const failure = 'The server could not be reached';
  await app.signIn('trader');
  await app.open('/pages/user/switchAccount');
  await failNextCalls(app, 'switchAccount', 'beforeCommit', NO_REPLY);
  await tap(app, 'Use demo account');
  await expectMessage(app, failure);
  await page.reload();
  await failNextCalls(app, 'switchAccount', 'afterCommit', NO_REPLY);
  await tap(app, 'Use demo account');
  await expectMessage(app, 'You are in your demo account');
  const messages = await page.evaluate(() => window.messages);
  expect(messages).not.toContainEqual(expect.stringContaining(failure));
});
