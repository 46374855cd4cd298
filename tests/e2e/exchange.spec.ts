import { expectAccessible } from '../support/page-checks';
import { expect, pastDoubleTap, test, WIRE, type App } from './app';
import { checkAgainAfterTimeout, failNextCalls, nextSecond } from './lost-calls';
import { acceptAndSend, closeReceipt, sendUntilMoved } from './receipt-steps';

const EXCHANGE = '/pages/exchange/index';
const RECORDS = '/pages/exchange/order';

const amountIn = ({ page }: App, currency: string) => page.getByLabel(`Amount in ${currency}`);

/** The button of the sheet that converts. */
const convert = ({ sheet }: App) => sheet.getByRole('button', { name: /^Exchange [\d.,]+ / });
const accept = ({ sheet }: App) => sheet.getByRole('button', { name: 'Accept new rate' });
const receipt = ({ page }: App) => page.getByRole('dialog', { name: /^Exchange \d+$/u });

/** Types an amount and opens the sheet. */
const stage = async (app: App, currency: string, amount: string): Promise<void> => {
  await amountIn(app, currency).fill(amount);
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: /^Exchange [\d.,]+ / }).click();
  await expect(app.sheet.getByRole('timer')).toBeVisible();
};

/** The places of the sheet that sends. */
const places = (app: App) => ({ accept: accept(app), send: convert(app), receipt: receipt(app) });

test(
  'a rate that has run out is replaced on purpose only; lost replies, swap, records',
  WIRE,
  async ({ app }) => {
    const { page, sheet, mock } = app;
    await app.signIn('practice');
    // The page of a currency leads here with it, which is then no longer in the address.
    await app.open(`${EXCHANGE}?currency=1`);
    await expect(page.getByRole('button', { name: 'You give BTC' })).toBeVisible();
    await expect(page).toHaveURL(/exchange\/index$/u);
    await page.getByRole('button', { name: 'Swap currencies' }).click();
    await expect(page.getByRole('link', { name: /demo/iu }).first()).toBeVisible();
    await stage(app, 'USDT', '100');
    await expectAccessible(page);

    // Past the fifteen seconds nothing is converted: the new rate stands beside the old one, and is accepted.
    await mock({ command: 'advance', seconds: 16 });
    await sendUntilMoved(app, places(app));
    await expect(sheet.getByText(/This rate has expired/u)).toBeVisible();
    await expect(sheet.locator('s')).toHaveText(/1 USDT = /u);

    // The reply is lost after the exchange was done: it is found in the records.
    await nextSecond(app);
    await failNextCalls(app, 'submitFlashExchange', 'afterCommit', { kind: 'network-error' });
    await acceptAndSend(app, places(app));
    await expect(receipt(app)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy number' })).toBeVisible();
    await closeReceipt(app);
    await expect(page.getByText('Available 9,900.00 USDT')).toBeVisible();
    await expect(amountIn(app, 'USDT')).toHaveValue('');

    // The call itself is lost: not known until it can no longer arrive, then done once, at a rate of then.
    await stage(app, 'USDT', '200');
    await failNextCalls(app, 'submitFlashExchange', 'beforeCommit', { kind: 'network-error' });
    await pastDoubleTap(page);
    await convert(app).click();
    await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
    await checkAgainAfterTimeout(app, sheet.getByText(/^This was not carried out/u));
    await acceptAndSend(app, places(app));
    await closeReceipt(app);
    await expect(page.getByText('Available 9,700.00 USDT')).toBeVisible();

    await nextSecond(app);
    await page.getByRole('button', { name: 'Swap currencies' }).click();
    await page.getByRole('button', { name: /^Max/u }).click();
    await expect(amountIn(app, 'BTC')).not.toHaveValue('');
    await page.getByRole('button', { name: /^Exchange [\d.,]+ BTC/u }).click();
    await acceptAndSend(app, places(app));
    await expect(sheet.getByText('BTC → USDT')).toBeVisible();
    await sheet.getByRole('link', { name: 'All exchanges' }).click();

    await expect(page).toHaveURL(new RegExp(RECORDS, 'u'));
    await expect(page.getByRole('button', { name: /→/u })).toHaveCount(3);
    await page.getByRole('button', { name: /USDT → BTC.*200\.00 USDT/u }).click();
    await expect(sheet.getByText('You gave')).toBeVisible();
    await sheet.getByRole('link', { name: 'Exchange again' }).click();
    await expect(amountIn(app, 'USDT')).toHaveValue('200');
    expect(await mock({ command: 'audit' })).toEqual([]);
  },
);

test('refusals at their place; a server without rates; no rate is asked for without an amount', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  const quotes = async (): Promise<number> =>
    JSON.stringify(await mock({ command: 'calls' })).split('"quoteFlashExchange"').length - 1;
  await app.signIn('practice');
  await app.open(EXCHANGE);
  await expect(page.getByText('Available 10,000.00 USDT')).toBeVisible();
  expect(await quotes()).toBe(1);

  await stage(app, 'USDT', '7777.06');
  expect(await quotes()).toBe(2);
  await pastDoubleTap(page);
  await convert(app).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('This amount is too small', { exact: false })).toBeVisible();

  await stage(app, 'USDT', '7777.37');
  await pastDoubleTap(page);
  await convert(app).click();
  // The explanation of a stopped account lies over the sheet and keeps the focus.
  const explanation = page.getByRole('alertdialog', { name: 'Your account is frozen' });
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(explanation).toBeHidden();
  await expect(sheet.getByText(/This account is frozen/u)).toBeVisible();
  await expect(sheet.getByRole('link', { name: /service/iu })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await nextSecond(app);
  // A server that holds no rates takes its own price: the same as before for USDT.
  await amountIn(app, 'USDT').fill('');
  const noQuote = { kind: 'missing-field', field: 'quote' };
  await failNextCalls(app, 'quoteFlashExchange', 'beforeCommit', noQuote, 100);
  await amountIn(app, 'USDT').fill('50');
  await expect(page.getByText(/^The rate is not held/u)).toBeVisible();
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Exchange 50\.00 USDT for about/u }).click();
  await expect(sheet.getByText('Fee', { exact: true }).locator('..')).toContainText('Not stated');
  await acceptAndSend(app, places(app));
  await expect(sheet.getByText('50.00 USDT')).toBeVisible();
  expect(await mock({ command: 'audit' })).toEqual([]);
});
