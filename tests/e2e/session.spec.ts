import {
  confirmOrder,
  type App,
  expect,
  expectMessage,
  fillLogin,
  finishRegistration,
  pastDoubleTap,
  PASSWORD,
  test,
  WIRE,
} from './app';
import { failNextCalls, untilLateReply } from './lost-calls';
import { watchSecrets } from './secrets';

const logIn = async (app: App, account: string, password: string): Promise<void> => {
  await app.open('/pages/login/index');
  await fillLogin(app, account, password);
};

test('a wrong password is shown at its field; the form keeps its values', WIRE, async ({ app }) => {
  await logIn(app, 'practice', 'not-this-one');
  await expect(app.page.getByText('The password is wrong. Check it, or reset it.')).toBeVisible();
  await expect(app.page.getByLabel('Account name')).toHaveValue('practice');
});

for (const [account, message] of [
  ['frozen', 'This account is frozen. Contact customer service.'],
  ['locked', 'This account is locked. Contact customer service.'],
  ['nobody', 'This account does not exist. Check your entry, or register.'],
] as const) {
  test(`${account}: the reason and the next step are shown`, async ({ app }) => {
    await logIn(app, account, PASSWORD);
    await expect(app.page.getByText(message)).toBeVisible();
  });
}

test('visitors are sent to the login and back to the requested screen', WIRE, async ({ app }) => {
  await app.open('/pages/assets/index');
  await expect(app.page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'practice');
  await expect(app.page).toHaveURL(/#\/pages\/assets\/index$/u);
});

test('a link cannot redirect out of the app after login', async ({ app }) => {
  await app.open('/pages/login/index?from=https%3A%2F%2Fevil.example%2F');
  await fillLogin(app, 'practice');
  await expect(app.page).toHaveURL(/#\/pages\/index\/index$/u);
});

test(
  'a session lost during a trade: message, login, and back to the unchanged ticket',
  WIRE,
  async ({ app }) => {
    const { page, stake, sheet } = app;
    await app.signIn('practice');
    await app.open('/pages/market/index');
    await app.open('/pages/trade/index?pair=ETH%2FUSDT');
    await expect(app.available).toBeVisible();
    await page.getByRole('radio', { name: /2 min/u }).click();
    await stake.fill('77.5');
    await page.getByRole('button', { name: /^Up/u }).click();
    await expect(sheet).toBeVisible();
    await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'session-lost' });
    await confirmOrder(app);
    await expectMessage(app, 'Your session has ended. Log in again.');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')]),
    ).toEqual([null, null]);

    await fillLogin(app, 'practice');
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
    await expect(stake).toHaveValue('77.5');
    await expect(page.getByRole('radio', { name: /2 min/u })).toBeChecked();
    // Nothing was placed: the demo account still has its full balance.
    await expect(app.available).toHaveText('Available 10,000.00 USDT');
    await expect(sheet).toBeHidden();
    // The login left no history entry: one Back leads to the previous screen.
    await page.goBack();
    await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
  },
);

test('signing out deletes token and user', WIRE, async ({ app }) => {
  await app.signIn('trader');
  await app.open('/pages/user/index');
  await expect(app.page.getByText('trader').first()).toBeVisible();
  await app.page.getByRole('link', { name: /^Settings/u }).click();
  // A draft would be lost, so it is asked for first.
  await app.page.evaluate(() => {
    const { id, mode } = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    sessionStorage.setItem(`draft:${id}:${mode}:seconds-ticket`, '{}');
  });
  await app.page.getByRole('button', { name: 'Log out' }).click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(app.page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(
    await app.page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('userInfo'),
    ]),
  ).toEqual([null, null]);
});

test('registers by e-mail with the code that was sent', WIRE, async ({ app }) => {
  const { page } = app;
  const secrets = await watchSecrets(page);
  await app.open('/pages/register/index');
  await page.getByRole('radio', { name: 'Email' }).click();
  const address = page.getByLabel('Email address');
  await address.fill('adda@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Resend in \d+ s/u)).toBeVisible();
  // A mistyped address: the right one has had no code yet.
  await address.fill('ada@example.com');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Resend in \d+ s/u)).toBeVisible();
  await page.getByLabel('Code from the email').fill('111111');
  await finishRegistration(app, 'secret12');
  await expect(page.getByText('20,000.00').first()).toBeVisible();
  await secrets.expectNone('secret12');
});

test('a code that is sent late takes no focus from the field that is being filled in', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/register/index');
  await page.getByRole('radio', { name: 'Email' }).click();
  await page.getByLabel('Email address').fill('late@example.com');
  await failNextCalls(app, 'sendMailCode', 'afterCommit', { kind: 'latency', ms: 1500 });
  await page.getByRole('button', { name: 'Send code' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await untilLateReply(app, 'sendMailCode', 1500);
  await expect(page.getByText(/Resend in \d+ s/u).first()).toBeVisible();
  await expect(password).toBeFocused();
});

test('one puzzle registers and logs in, back on the requested screen', WIRE, async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await app.open('/pages/assets/index');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Account name').fill('ada.lovelace');
  await finishRegistration(app, 'secret12');
  await expect(page).toHaveURL(/#\/pages\/assets\/index$/u);
  await expect(page.getByText('10,000.00').first()).toBeVisible();
  // The name is remembered for the next login, as after a login.
  await app.open('/pages/user/set');
  await page.getByRole('button', { name: 'Log out' }).click();
  await app.open('/pages/login/index');
  await expect(page.getByLabel('Account name')).toHaveValue('ada.lovelace');
});

test('a registration whose login fails leads to the login form, filled in', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/register/index?from=%2Fpages%2Fassets%2Findex');
  await page.getByLabel('Account name').fill('ada.lovelace');
  await failNextCalls(app, 'logIn', 'beforeCommit', { kind: 'network-error' });
  await finishRegistration(app, 'secret12');
  await expectMessage(app, 'The server could not be reached. Try again.');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'ada.lovelace', 'secret12');
  await expect(page).toHaveURL(/#\/pages\/assets\/index$/u);
});

test('registers by phone with a dialling code, and is logged in', async ({ app }) => {
  const { page, sheet } = app;
  await app.open('/pages/register/index');
  await page.getByRole('radio', { name: 'Phone' }).click();
  await page.getByRole('button', { name: /Country or region code/u }).click();
  await sheet.getByRole('searchbox').fill('49');
  await sheet.getByRole('button', { name: /Germany/u }).click();
  await expect(sheet).toBeHidden();
  await page.getByLabel('Phone number').fill('151 234 5678');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Resend in \d+ s/u)).toBeVisible();
  await page.getByLabel('Code from the text message').fill('111111');
  await finishRegistration(app, 'secret12');
  await expect(page.getByText('20,000.00').first()).toBeVisible();
});
