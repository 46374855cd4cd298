import { expect, expectMessage, fillLogin, pastDoubleTap, test, type App } from './app';
import { checkAgainAfterTimeout, failNextCalls, nextSecond } from './lost-calls';
import { ETHEREUM } from './money-refusal-steps';
import { watchSecrets } from './secrets';

const WITHDRAW = '/pages/assets/withdraw';
const TRADE_PASSWORD = 'payme12';

/** Opens a world as a persona. Its clock runs: a frozen one falls behind the app's, which tells records apart by time. */
const openAs = async ({ page }: App, persona: string, route: string): Promise<void> => {
  await page.goto(`./?mock=persona:${persona},clock:2026-03-02T09:00Z,seed:7#${route}`);
};

/** Fills the form for a card of the bank and opens the confirmation. */
const fill = async ({ page }: App, amount: string, card = /0001/u): Promise<void> => {
  await page.getByRole('radio', { name: 'Bank card' }).click();
  await page.getByRole('radio', { name: card }).click();
  await page.getByLabel('Amount in USDT').fill(amount);
  await pastDoubleTap(page);
  await page.getByRole('button', { name: `Withdraw ${amount}.00 USDT` }).click();
};

const confirm = async ({ page, sheet }: App, amount: string): Promise<void> => {
  await pastDoubleTap(page);
  await sheet.getByLabel('Trade password').fill(TRADE_PASSWORD);
  await sheet.getByRole('button', { name: `Withdraw ${amount}.00 USDT` }).click();
};

test('a withdrawal is made once though its reply is lost, cancelled, made again and paid; refusals stand at their places', async ({
  app,
}) => {
  const { page, sheet } = app;
  const secrets = await watchSecrets(page);
  await openAs(app, 'banked', WITHDRAW);

  await test.step('a wrong password at its field, then a new fee, which is asked for', async () => {
    await fill(app, '300');
    await expect(sheet.getByText('274.16 EUR')).toBeVisible();
    await expect(sheet.getByText('1 USDT = 0.92 EUR')).toBeVisible();
    await pastDoubleTap(page);
    await sheet.getByLabel('Trade password').fill('wrong12');
    await sheet.getByRole('button', { name: 'Withdraw 300.00 USDT' }).click();
    await expect(sheet.getByText('The trade password is wrong.', { exact: false })).toBeVisible();
    await failNextCalls(app, 'submitWithdrawal', 'beforeCommit', {
      kind: 'refusal',
      key: 'fee_changed',
    });
    await confirm(app, '300');
    await expect(sheet.getByText('The fee has changed.', { exact: false })).toBeVisible();
  });

  await test.step('the reply is lost after the commit: it is found in the records', async () => {
    await nextSecond(app);
    await failNextCalls(app, 'submitWithdrawal', 'afterCommit', { kind: 'html' });
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('It usually takes about 2 days.')).toBeVisible();
    await page.getByRole('link', { name: 'See the withdrawal' }).click();
    await expect(sheet.getByText(/^Expected by 2026-03-04 09:0/u)).toBeVisible();
  });

  await test.step('cancelled: all of it is back, and the form is filled in again', async () => {
    await sheet.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(page.getByText('Cancel this withdrawal?')).toBeVisible();
    // Whoever thinks better of it is back at the record.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cancel this withdrawal?')).toHaveCount(0);
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(page.getByText('Cancel this withdrawal?')).toBeVisible();
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Cancel withdrawal' }).last().click();
    await expect(page.getByText('300.00 USDT is available again.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: /300.00 USDT Cancelled/u }).click();
    await sheet.getByRole('link', { name: 'Withdraw again' }).click();
    await expect(page.getByLabel('Amount in USDT')).toHaveValue('300');
    await expect(page.getByRole('radio', { name: /0001/u })).toBeChecked();
  });

  await test.step('made again: the request is lost, which is not known until it can no longer arrive', async () => {
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Withdraw 300.00 USDT' }).click();
    await failNextCalls(app, 'submitWithdrawal', 'beforeCommit', { kind: 'network-error' });
    await confirm(app, '300');
    await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
    // Its figures outlive a reload; the trade password does not, so it is confirmed again.
    await page.reload();
    await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
    await expect(sheet.getByText('300.00 USDT').first()).toBeVisible();
    await checkAgainAfterTimeout(app, sheet.getByText(/^This was not carried out/u));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('sent again, and paid once', async () => {
    await nextSecond(app);
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Withdraw 300.00 USDT' }).click();
    await confirm(app, '300');
    await page.getByRole('link', { name: 'See the withdrawal' }).click();
    await expect(sheet.getByText('First review')).toBeVisible();
    await app.mock({ command: 'advance', seconds: 31 });
    await expect(sheet.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0);
    // 300 without the fee of 2, at 0.92.
    await expect(sheet.getByText('274.16 EUR')).toBeVisible();
    await expect(sheet.getByText('Ada Berg')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /300.00 USDT Paid/u })).toHaveCount(1);
  });

  await test.step('other screens fill in the form: a currency, a chosen destination, one just saved', async () => {
    const filledIn = /assets\/withdraw$/u;
    await app.open('/pages/assets/currency?id=1');
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await expect(page.getByRole('radio', { name: 'BTC' })).toBeChecked();
    await expect(page).toHaveURL(filledIn);
    await app.open('/pages/bankcard/index?from=%2Fpages%2Fassets%2Fwithdraw&currency=3');
    await expect(page.getByText('This address is for BTC.')).toBeVisible();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByRole('radio', { name: 'USDT' })).toBeChecked();
    const destinations = page.getByRole('radiogroup', { name: 'Destination' });
    await expect(destinations.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page).toHaveURL(filledIn);
    await page.getByRole('link', { name: 'Add' }).click();
    await page.getByRole('button', { name: /^Network/u }).click();
    await sheet.getByRole('button', { name: /ERC20/u }).click();
    await page.getByLabel('Address', { exact: true }).fill(ETHEREUM);
    await page.getByLabel('Label (optional)').fill('New wallet');
    await page.getByRole('button', { name: 'Continue' }).click();
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    const added = destinations.locator('label').filter({ hasText: 'New wallet' });
    await expect(added.getByRole('radio')).toBeChecked();
    await expect(page).toHaveURL(filledIn);
  });
  await secrets.expectNone(TRADE_PASSWORD, 'wrong12');
});

test('everything against a withdrawal is listed at once, each with its button; one under review leads to its record', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openAs(app, 'whale', WITHDRAW);
  const cards = page.getByRole('list', { name: 'Before you can withdraw' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText([
    'Set a trade password',
    'Save a destination',
    'Close your open positions',
  ]);
  await cards.getByRole('link', { name: 'Set trade password' }).click();
  await page.getByLabel('New trade password').first().fill(TRADE_PASSWORD);
  await page.getByLabel('Repeat password').fill(TRADE_PASSWORD);
  await page.getByRole('button', { name: 'Set trade password' }).click();
  await expect(cards.getByRole('heading')).toHaveText([
    'Save a destination',
    'Close your open positions',
  ]);

  await cards.getByRole('link', { name: 'Add' }).first().click();
  await page.getByRole('link', { name: 'Add address' }).first().click();
  await page.getByRole('button', { name: /^Currency/u }).click();
  await sheet.getByRole('button', { name: 'USDT' }).click();
  await page.getByRole('button', { name: /^Network/u }).click();
  await sheet.getByRole('button', { name: /ERC20/u }).click();
  await page.getByLabel('Address', { exact: true }).fill(ETHEREUM);
  await page.getByRole('button', { name: 'Continue' }).click();
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(cards.getByRole('heading')).toHaveText(['Close your open positions']);
  await cards.getByRole('link').click();
  await expect(page.getByRole('tab', { name: /^Positions/u })).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).click();
  await cards.getByRole('link').click();
  await page.getByRole('button', { name: 'Close all' }).click();
  await pastDoubleTap(page);
  await sheet
    .getByRole('button', { name: /^Close/u })
    .last()
    .click();
  await expect(page.getByRole('tab', { name: 'Positions 0' })).toBeVisible();

  await app.open('/pages/assets/transfer');
  await page.getByRole('button', { name: 'Swap accounts' }).click();
  await page.getByRole('button', { name: '25% of what is available' }).click();
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Transfer [\d,.]+ USDT$/u }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: /^Transfer [\d,.]+ USDT$/u }).click();
  await expectMessage(app, 'USDT moved to your spot account');

  await app.open(WITHDRAW);
  await page.getByLabel('Amount in USDT').fill('100');
  await page.getByRole('button', { name: 'Withdraw 100.00 USDT' }).click();
  await confirm(app, '100');
  await expect(page.getByRole('link', { name: 'See the withdrawal' })).toBeVisible();
  expect(await app.mock({ command: 'audit' })).toEqual([]);

  await openAs(app, 'reviewing', WITHDRAW);
  await expect(cards.getByRole('heading')).toHaveText(['A withdrawal is under review']);
  await cards.getByRole('link', { name: 'See the withdrawal' }).click();
  // Asked for 25 hours ago, usually done within half an hour.
  await expect(
    sheet.getByText('This is taking longer than usual.', { exact: false }),
  ).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Get help with this' })).toBeVisible();
});

test('whoever stays after sending one learns on the spot how it ends', async ({ app }) => {
  const { page, sheet, mock } = app;
  await openAs(app, 'banked', WITHDRAW);
  await fill(app, '300');
  await expect(sheet).toBeVisible();
  await confirm(app, '300');
  const standing = page.getByRole('main').getByRole('status');
  await expect(standing).toContainText('300.00 USDT is held until then.');
  // And what it costs.
  await expect(page.getByRole('main')).toContainText(/Amount300\.00 USDTFee/u);
  // Two reviews of 15 seconds; the page learns of them with its next poll.
  await mock({ command: 'advance', seconds: 16 });
  await mock({ command: 'advance', seconds: 16 });
  await expect(standing.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expect(standing).not.toContainText('is held');

  await page.reload();
  // The bank refuses this card.
  await fill(app, '200', /0002/u);
  await expect(sheet).toBeVisible();
  await confirm(app, '200');
  await expect(standing).toContainText('200.00 USDT is held until then.');
  await mock({ command: 'advance', seconds: 16 });
  await mock({ command: 'advance', seconds: 16 });
  await expect(standing.getByRole('heading', { name: 'Failed' })).toBeVisible();
  await expect(standing).toContainText('All of it is back in your spot account: 200.00 USDT');
  await expect(standing).not.toContainText('is held');

  // Again: the form is filled in, and says beside the destination that it was refused.
  await page.getByRole('link', { name: 'See the withdrawal' }).click();
  await sheet.getByRole('link', { name: 'Withdraw again' }).click();
  await expect(page.getByLabel('Amount in USDT')).toHaveValue('200');
  await expect(page.getByRole('alert')).toContainText('The bank refused the account.');
  // Nothing was ever paid there, so a small amount is proposed as well.
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Use 50.00 USDT' }).click();
  await expect(page.getByLabel('Amount in USDT')).toHaveValue('50');
});

test('a lost session keeps the form, not the password; a code of the authenticator sends the refused request again', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openAs(app, 'banked', WITHDRAW);
  await fill(app, '60');
  await failNextCalls(app, 'submitWithdrawal', 'beforeCommit', { kind: 'session-lost' });
  await confirm(app, '60');
  await fillLogin(app, 'banked');
  await expect(page.getByLabel('Amount in USDT')).toHaveValue('60');
  await expect(sheet).toHaveCount(0);

  await app.open('/pages/user/authenticator');
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  await page.getByRole('textbox', { name: 'Enter the code that the app shows' }).focus();
  await page.keyboard.type('111111');
  await expect(page.getByText('Your authenticator is on')).toBeVisible();
  await app.open(WITHDRAW);
  await page.getByRole('button', { name: 'Withdraw 60.00 USDT' }).click();
  await expect(sheet.getByLabel('Trade password')).toHaveValue('');
  await confirm(app, '60');
  const code = sheet.getByRole('textbox', { name: 'Code from the authenticator app' });
  await code.focus();
  await page.keyboard.type('000000');
  await expect(sheet.getByText('This code is wrong.', { exact: false })).toBeVisible();
  await expect(code).toHaveValue('');
  await code.focus();
  await page.keyboard.type('111111');
  await expect(page.getByText('60.00 USDT is held until then.')).toBeVisible();
});
