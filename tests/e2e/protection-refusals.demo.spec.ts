import { OPERATIONS } from '../../src/api/generated/operations';
import { expect, pastDoubleTap, test } from './app';
import { ETHEREUM, expectAt, fillAddress, NEW_ADDRESS, refuseNext } from './money-refusal-steps';
import { closeExplanationOf, pressButton, refusalText } from './refusal-steps';
import { addTestWallet } from './test-wallet';

/* Each refusal of calls with steps of their own is said where one stands, and the step can be tried again. */

test('every refusal of a limit stands at its amount, of a break in its question', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('practice');
  await app.open('/pages/user/limits');
  const question = page.getByRole('alertdialog');
  for (const key of OPERATIONS.setLimits.errors) {
    if (key === 'session_expired') continue;
    await pastDoubleTap(page);
    await pressButton(page.getByRole('main'), /^Set ?: Most staked in a day$/u);
    const amount = sheet.getByLabel('Limit in USDT');
    await amount.fill('150');
    await refuseNext(app, 'setLimits', key);
    await pastDoubleTap(page);
    await pressButton(sheet, 'Save');
    await expectAt(amount, key);
    await expect(amount, key).toHaveValue('150');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await refuseNext(app, 'setLimits', key);
    await pastDoubleTap(page);
    await pressButton(page.getByRole('main'), 'Start break');
    await pastDoubleTap(page);
    await pressButton(question, 'Start break');
    await expect(question.getByRole('alert'), key).toHaveText(refusalText(key));
    await pressButton(question, 'Not now');
    await expect(question).toBeHidden();
  }
  await expect(page.getByText('No limit', { exact: true })).toHaveCount(2);
});

/** Words of the authenticator: the catalogue's speak of a code that was sent. */
const CODE_TEXTS: Readonly<Record<string, string>> = {
  verification_code_wrong: 'This code is wrong.',
  verification_code_expired: 'This code is too old.',
};

test('every refusal of an authenticator stands above the button or at the code', async ({
  app,
}) => {
  const { page } = app;
  const main = page.getByRole('main');
  await app.signIn('trader');
  await app.open('/pages/user/authenticator');
  const expectText = (key: string): Promise<void> =>
    expect(main.getByText(CODE_TEXTS[key] ?? refusalText(key)).first(), key).toBeVisible();
  for (const key of OPERATIONS.setUpAuthenticator.errors) {
    if (key === 'session_expired') continue;
    await refuseNext(app, 'setUpAuthenticator', key);
    await pastDoubleTap(page);
    await pressButton(main, 'Set up authenticator');
    await closeExplanationOf(app, key);
    await expectText(key);
  }
  await pastDoubleTap(page);
  await pressButton(main, 'Set up authenticator');
  const code = page.getByRole('textbox', { name: 'Enter the code that the app shows' });
  // The call for the key has its reply: the next one sends a code.
  await expect(code).toBeVisible();
  for (const key of OPERATIONS.setUpAuthenticator.errors) {
    if (key === 'session_expired') continue;
    await refuseNext(app, 'setUpAuthenticator', key);
    await code.focus();
    await page.keyboard.type('123456');
    await closeExplanationOf(app, key);
    await expectText(key);
    // A refused code cannot succeed later.
    await expect(code, key).toHaveValue('');
  }
  await expect(page.getByText('Your authenticator is on')).toHaveCount(0);
});

test('every refusal of a code that is asked for on the way stands at the code', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open(NEW_ADDRESS);
  const address = await fillAddress(app);
  await pastDoubleTap(page);
  await pressButton(page.getByRole('main'), 'Continue');
  await refuseNext(app, 'savePayoutMethod', 'operation_unauthorized');
  await pastDoubleTap(page);
  await pressButton(sheet, 'Save address');
  const code = sheet.getByRole('textbox', { name: 'Code from the authenticator app' });
  const own: Readonly<Record<string, string>> = {
    ...CODE_TEXTS,
    operation_unauthorized: 'no authenticator',
  };
  for (const key of OPERATIONS.confirmWithAuthenticator.errors) {
    if (key === 'session_expired') continue;
    await refuseNext(app, 'confirmWithAuthenticator', key);
    await code.focus();
    await page.keyboard.type('123456');
    await closeExplanationOf(app, key);
    await expect(sheet.getByText(own[key] ?? refusalText(key)).first(), key).toBeVisible();
    await expect(code, key).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(address).toHaveValue(ETHEREUM);
});

test('every refusal of a log-in by wallet leads to a new text, another way or who can help', async ({
  app,
}) => {
  const { page } = app;
  await addTestWallet(page, 'Test wallet');
  await app.open('/pages/login/index');
  await page.getByRole('radio', { name: 'Wallet' }).click();
  const own: Readonly<Record<string, string>> = {
    operation_unauthorized: 'The signature was not accepted',
    function_unavailable: 'Log-in by wallet is not available here',
  };
  const errors = OPERATIONS.logInWithWallet.errors.toSorted(
    // The last one takes this way to log in away.
    (a, b) => Number(a === 'function_unavailable') - Number(b === 'function_unavailable'),
  );
  const wallet = page.getByRole('button', { name: 'Test wallet', exact: true });
  const sign = page.getByRole('button', { name: 'Sign with Test wallet' });
  for (const key of errors) {
    await expect(wallet.or(sign)).toBeVisible();
    if (await wallet.isVisible()) await wallet.press('Enter');
    await refuseNext(app, 'logInWithWallet', key);
    await pastDoubleTap(page);
    await sign.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: own[key] ?? refusalText(key) }),
      key,
    ).toBeVisible();
    if (key === 'operation_unauthorized') await expect(sign).toBeVisible();
    else if (key === 'function_unavailable')
      await expect(page.getByRole('radio', { name: 'Account' })).toBeVisible();
    else await expect(wallet, key).toBeVisible();
    await pastDoubleTap(page);
  }
});
