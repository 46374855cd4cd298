import {
  confirmOrder,
  expect,
  expectMessage,
  finishRegistration,
  pastDoubleTap,
  placeOrder,
  test,
  type App,
} from './app';
import { failNextCalls } from './lost-calls';

const TRADE_PASSWORD = 'payme12';
/** Steps of a review in the demo, in seconds: of a payment, and of an identity. */
const PAYMENT_SECONDS = 15;
const IDENTITY_SECONDS = 20;
/** Time between two codes to one address. */
const RESEND_SECONDS = 60;

const advance = ({ mock }: App, seconds: number): Promise<unknown> =>
  mock({ command: 'advance', seconds });

const tap = async ({ page }: App, name: string | RegExp): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
};

/** Saves an address on ERC20 from the withdrawal form, and comes back to it. */
const addAddress = async (app: App, address: string, label: string): Promise<void> => {
  const { page, sheet } = app;
  await page.getByRole('button', { name: /^Network/u }).click();
  await sheet.getByRole('button', { name: /ERC20/u }).click();
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByLabel('Label (optional)').fill(label);
  await tap(app, 'Continue');
  await tap(app, 'Save address');
};

const withdraw = async (app: App, label: string, amount: string): Promise<void> => {
  const { page, sheet } = app;
  await page.getByRole('radiogroup', { name: 'Destination' }).getByText(label).click();
  await page.getByLabel('Amount in USDT').fill(amount);
  await tap(app, `Withdraw ${amount}.00 USDT`);
  await pastDoubleTap(page);
  await sheet.getByLabel('Trade password').fill(TRADE_PASSWORD);
  await sheet.getByRole('button', { name: `Withdraw ${amount}.00 USDT` }).click();
  await page.getByRole('link', { name: 'See the withdrawal' }).click();
};

test('a newcomer practises, goes live, verifies, tops up, trades, withdraws and gets a failed one back', async ({
  app,
}) => {
  const { page, sheet } = app;

  await test.step('registers by email and practises', async () => {
    await app.open('/pages/register/index');
    await page.getByRole('radio', { name: 'Email' }).click();
    await page.getByLabel('Email address').fill('ada@example.com');
    await tap(app, 'Send code');
    await page.getByLabel('Code from the email').fill('111111');
    await finishRegistration(app, 'secret12');
    await expect(page.getByText('20,000.00').first()).toBeVisible();
    await app.open('/pages/trade/index');
    await placeOrder(app, 'Up', '100');
    await expect(app.running).toBeVisible();
    await advance(app, 30);
  });

  await test.step('goes live, where a gate asks for an identity, and comes back verified', async () => {
    await app.open('/pages/user/switchAccount?from=%2Fpages%2Fassets%2Ftopup');
    await tap(app, 'Use live account');
    await pastDoubleTap(page);
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Use live account' }).click();
    await page.getByRole('link', { name: 'Back to Top up' }).click();
    await app.open('/pages/assets/withdraw');
    await page.getByRole('link', { name: 'Verify identity' }).first().click();
    await page.getByRole('radio', { name: 'Passport' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('Document number').fill('XK-4711');
    await tap(app, 'Submit for review');
    await expect(page.getByText('Under review').first()).toBeVisible();
    await advance(app, IDENTITY_SECONDS);
    await expect(page.getByText('Verified').first()).toBeVisible();
  });

  await test.step('tops up 500 USDT', async () => {
    await app.open('/pages/assets/topup?currency=3&channel=1&step=report');
    await page.getByLabel('Amount in USDT').fill('500');
    await tap(app, /^Report/u);
    await expect(page.getByText('Your top-up waits for the payment')).toBeVisible();
    await advance(app, 2 * PAYMENT_SECONDS);
    await expectMessage(app, '500.00 USDT credited');
    await expect(page.getByRole('heading', { name: '500.00 USDT credited' })).toBeVisible();
  });

  await test.step('trades with real money', async () => {
    await app.open('/pages/trade/index');
    await app.stake.fill('50');
    await tap(app, /^Up/u);
    await confirmOrder(app);
    await expect(app.running).toBeVisible();
    await advance(app, 30);
  });

  await test.step('settles what stands against a withdrawal, one after the other', async () => {
    await advance(app, RESEND_SECONDS);
    await app.open('/pages/assets/withdraw');
    const cards = page.getByRole('list', { name: 'Before you can withdraw' });
    await cards.getByRole('link', { name: 'Set trade password' }).click();
    await page.getByLabel('New trade password').first().fill(TRADE_PASSWORD);
    await page.getByLabel('Repeat password').fill(TRADE_PASSWORD);
    await tap(app, 'Send code');
    await page.getByLabel('Code from the email').fill('111111');
    // The card must be gone when the form comes back, however late the account is read again.
    await failNextCalls(app, 'getCertification', 'beforeCommit', { kind: 'latency', ms: 2000 });
    await tap(app, 'Set trade password');
    await cards.getByRole('link', { name: 'Set trade password' }).waitFor({ state: 'hidden' });
    await cards.getByRole('link').first().click();
    await page.getByRole('link', { name: 'Add address' }).first().click();
    await page.getByRole('button', { name: /^Currency/u }).click();
    await sheet.getByRole('button', { name: 'USDT' }).click();
    await addAddress(app, '0xdAC17F958D2ee523a2206206994597C13D830002', 'Wallet that fails');
  });

  await test.step('a failed withdrawal says why and that all of it is back', async () => {
    await withdraw(app, 'Wallet that fails', '100');
    await advance(app, 2 * PAYMENT_SECONDS);
    await expect(sheet.getByText('all of it is back', { exact: false })).toBeVisible();
  });

  await test.step('another one is paid, to an address just added', async () => {
    await app.open('/pages/assets/withdraw');
    await page.getByRole('link', { name: 'Add' }).click();
    await addAddress(app, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'My wallet');
    await withdraw(app, 'My wallet', '100');
    await advance(app, 2 * PAYMENT_SECONDS);
    // Less the fee of 4 on ERC20.
    await expect(sheet.getByText('You got')).toBeVisible();
    await expect(sheet.getByText('96.00 USDT')).toBeVisible();
  });

  expect(await app.mock({ command: 'audit' })).toEqual([]);
});
