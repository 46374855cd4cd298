import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-checks';
import { confirmOrder, expect, expectMessage, pastDoubleTap, test, type App, WIRE } from './app';
import { failNextCalls, loseCall } from './lost-calls';

const TRANSFER = '/pages/assets/transfer';

const transfer = async ({ page, sheet }: App, amount: string): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name: `Transfer ${amount} USDT` }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: `Transfer ${amount} USDT` }).click();
};

test(
  'money goes both ways, once though a reply is lost; an open position keeps it, and is named',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await app.signIn('practice');
    await app.open(TRANSFER);
    await expect(page.getByText('Available 10,000.00 USDT')).toHaveCount(2);
    await page.getByRole('button', { name: '25% of what is available' }).click();
    const figures = page.locator('dl > div');
    await expect(figures.filter({ hasText: '→' })).toHaveCount(0);
    await expect(figures.filter({ hasText: 'Spot account10,000.00' })).toContainText('7,500.00');
    await expect(figures.filter({ hasText: 'Contract account10,000.00' })).toContainText(
      '12,500.00',
    );
    await expectAccessible(page);
    await failNextCalls(app, 'transferBetweenAccounts', 'afterCommit', { kind: 'network-error' });
    await transfer(app, '2,500.00');
    await expectMessage(app, '2,500.00 USDT moved to your contract account');
    await expect(page.getByText('Available 12,500.00 USDT')).toBeVisible();
    await page.getByRole('button', { name: 'Swap accounts' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await loseCall(app, 'transferBetweenAccounts', () => transfer(app, '500.00'));
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expectMessage(app, '500.00 USDT moved to your spot account');
    expect(await app.mock({ command: 'audit' })).toEqual([]);

    // Sent before a reload and found after it: the amount does not stay in the form, to be sent again.
    await page.getByRole('textbox', { name: 'Amount' }).fill('40');
    await failNextCalls(app, 'transferBetweenAccounts', 'afterCommit', { kind: 'html' });
    await failNextCalls(app, 'getTransfers', 'beforeCommit', { kind: 'http', status: 503 });
    await transfer(app, '40.00');
    await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
    await page.reload();
    await expectMessage(app, '40.00 USDT moved to your spot account');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');

    await page.getByRole('link', { name: 'See the transfer' }).click();
    await expect(sheet.getByRole('heading', { name: 'Transfer' })).toBeVisible();
    await expect(sheet.getByText('40.00 USDT').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Transfer .* USDT$/u })).toHaveCount(3);
    await page.getByRole('button', { name: /^Transfer .* 2,500\.00 USDT$/u }).click();
    await expect(sheet.getByRole('button', { name: 'Copy number' })).toBeVisible();
    await page.keyboard.press('Escape');

    await app.open('/pages/contract/index?pair=BTC%2FUSDT');
    await page.getByRole('textbox', { name: 'Lots' }).fill('1');
    await page.getByRole('button', { name: /^Long at [\d,.]+ ?1 lot/u }).click();
    await confirmOrder(app);
    await expectMessage(app, 'Order placed');
    await app.open(TRANSFER);
    // The form is as it was left: out of the contract account.
    const gate = page.getByRole('link', { name: 'Close your open positions first: BTC/USDT' });
    await expect(gate).toBeVisible();
    await expect(page.getByRole('button', { name: 'Transfer', exact: true })).toBeDisabled();
    await gate.click();
    await expect(page.getByRole('tab', { name: 'Positions 1' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/contract\/index\?.*pair=BTC%2FUSDT/u);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(gate).toBeVisible();
  },
);

test('a currency says what holds it; all movements are filtered and saved as a file', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('textbox', { name: 'Limit price in USDT' }).fill('20000');
  await page.getByRole('textbox', { name: 'Amount in BTC' }).fill('0.01');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Buy 0\.01 BTC for/u }).click();
  await confirmOrder(app);
  await expectMessage(app, 'Order placed');
  await app.open('/pages/assets/index');
  await page.getByRole('link', { name: /^USDT/u }).click();
  await expect(page.getByRole('heading', { name: 'USDT', level: 1 })).toBeVisible();
  const holds = page.locator('section', {
    has: page.getByRole('heading', { name: 'Where it is held' }),
  });
  await expect(holds.getByRole('link', { name: /^Spot order.*200\.00/u })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/assets\/records\?currency=USDT/u);
  // It has brought nothing yet.
  const waiting = page.getByRole('link', { name: /^Spot order BTC\/USDT .*In progress$/u });
  await expect(waiting).toBeVisible();
  await expect(waiting).not.toContainText(/\+[\d.]+ BTC/u);
  await page.getByRole('button', { name: /^Type/u }).click();
  await sheet.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByRole('button', { name: /^Transfer .*800\.00 USDT$/u })).toBeVisible();
  await expect(page).toHaveURL(/kind=transfer.*currency=USDT/u);
  // The guards of focus stay until the sheet has closed.
  await expect(sheet).toHaveCount(0);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quayside-money-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFTime (UTC),Type,Number,Pair,Amount,Currency,Received,Currency received,Fee,Fee currency,From,Status',
  );
  expect(lines[1]).toMatch(/^[\dT:-]+Z,Transfer,\d+,,800,USDT,,,,,Spot account,Completed$/u);
  expect(lines.slice(1, -1)).toHaveLength(1);
});
