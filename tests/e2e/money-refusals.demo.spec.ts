import { EXCHANGE_TARGETS } from '../../src/features/exchange/refusals';
import { ADDRESS_TARGETS } from '../../src/features/payout/refusals';
import { REPORT_REFUSALS } from '../../src/features/top-up/refusals';
import { TRANSFER_TARGETS } from '../../src/features/transfer/refusals';
import { expect, pastDoubleTap, test } from './app';
import { failNextCalls } from './lost-calls';
import {
  ETHEREUM,
  expectAt,
  expectBack,
  fillAddress,
  NEW_ADDRESS,
  refuseNext,
} from './money-refusal-steps';
import { closeExplanationOf, pressButton, refusalText } from './refusal-steps';

/*
 * Each refusal of the other calls that move money, forced by a fault. The tables of the features say where each is shown.
 */

test('every refusal of a transfer stands at its field or in the sheet', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('practice');
  await app.open('/pages/assets/transfer');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const own = { account_insufficient: 'still covers an earlier loss' };
  for (const [key, target] of Object.entries(TRANSFER_TARGETS)) {
    // A refused amount is not sent again as it is.
    await amount.fill('');
    await amount.fill('500');
    await pressButton(page.getByRole('main'), 'Transfer 500.00 USDT');
    await refuseNext(app, 'transferBetweenAccounts', key);
    await pastDoubleTap(page);
    await pressButton(sheet, 'Transfer 500.00 USDT');
    await closeExplanationOf(app, key);
    if (target === 'form') {
      await expect(sheet.getByText(refusalText(key)), key).toBeVisible();
    } else if (target === 'amount') await expectAt(amount, key, own);
    else await expect(page.getByRole('main').getByText(refusalText(key)), key).toBeVisible();
    await expectBack(app, amount, '500');
  }
});

test('every refusal of an exchange stands at its field or in the sheet', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('practice');
  // A rate that is not held does not run out while the test looks at a refusal.
  const noQuote = { kind: 'missing-field', field: 'quote' };
  await failNextCalls(app, 'quoteFlashExchange', 'beforeCommit', noQuote, 1000);
  await app.open('/pages/exchange/index');
  const amount = page.getByLabel('Amount in USDT');
  const own = {
    amount_wrong: 'Use digits and at most 2 decimals',
    quantity_below_minimum: 'This amount is too small to give anything',
  };
  const over = ['quote_expired', 'trade_record_not_found'];
  for (const [key, target] of Object.entries(EXCHANGE_TARGETS)) {
    await amount.fill('');
    await amount.fill('50');
    await pressButton(page.getByRole('main'), /^(?:Exchange [\d.,]+ |Accept new rate$)/u);
    await expect(sheet).toBeVisible();
    await refuseNext(app, 'submitFlashExchange', key);
    await pastDoubleTap(page);
    await pressButton(sheet, /^Exchange [\d.,]+ /u);
    await closeExplanationOf(app, key);
    if (target === 'form') {
      await expect(
        sheet.getByText(over.includes(key) ? 'This rate has expired' : refusalText(key)),
        key,
      ).toBeVisible();
    } else if (target === 'amount') await expectAt(amount, key, own);
    else
      await expect(
        page.getByText('USDT cannot be exchanged for BTC right now. Choose another currency.'),
        key,
      ).toBeVisible();
    await expectBack(app, amount, '50');
  }
});

test('every refusal of a reported payment stands at the amount or above the button', async ({
  app,
}) => {
  const { page } = app;
  await page.goto('./?mock=persona:reviewing#/pages/assets/topup?currency=3&channel=1&step=report');
  const amount = page.getByLabel('Amount in USDT');
  await amount.fill('120');
  for (const [key, { at }] of Object.entries(REPORT_REFUSALS)) {
    await refuseNext(app, 'submitTopUp', key);
    await pastDoubleTap(page);
    await pressButton(page.getByRole('main'), /^Report/u);
    await closeExplanationOf(app, key);
    if (at === 'amount') await expectAt(amount, key);
    else await expect(page.getByText(refusalText(key)).first(), key).toBeVisible();
    await expectBack(app, amount, '120');
  }
});

test('every refusal of a new address stands at its field or in the form', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open(NEW_ADDRESS);
  const address = await fillAddress(app);
  for (const [key, target] of Object.entries(ADDRESS_TARGETS)) {
    await pastDoubleTap(page);
    await pressButton(page.getByRole('main'), 'Continue');
    await refuseNext(app, 'savePayoutMethod', key);
    await pastDoubleTap(page);
    await pressButton(sheet, 'Save address');
    await closeExplanationOf(app, key);
    if (target === 'address') await expectAt(address, key);
    // Put right by a code, for whoever has an authenticator.
    else if (key === 'operation_unauthorized')
      await expect(sheet.getByRole('textbox', { name: /authenticator/u })).toBeVisible();
    else await expect(page.getByText(refusalText(key)).first(), key).toBeVisible();
    await expectBack(app, address, ETHEREUM);
  }
});
