import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-checks';
import { expect, expectMessage, pastDoubleTap, test } from './app';

const STATISTICS = '/pages/statistics/index';

test('statistics: figures, charts and the export of orders', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/user/index');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL(/statistics\/index/u);
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/period=all&by=day/u);
  await expect(page.getByRole('img', { name: /^Result by day/u })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Result over time: now/u })).toBeVisible();
  const equity = page.locator('section').filter({ hasText: 'Equity over time' });
  await expect(equity.getByRole('img', { name: /^Equity from [\d-]+ to [\d-]+\./u })).toBeVisible();
  await expectAccessible(page);

  const counted = page.locator('dl > div').filter({ hasText: /^Orders/u });
  const total = Number(((await counted.textContent()) ?? '').replace(/\D/gu, ''));
  expect(total).toBeGreaterThan(0);
  // One currency and no missing rows, so the table's sums equal the server's totals.
  await expect(page.getByText(`${total} orders, closed from`)).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  const orders = await rows.locator('td:nth-child(2)').allTextContents();
  expect(orders.reduce((sum, text) => sum + Number(text), 0)).toBe(total);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expectMessage(app, `File saved: ${total} orders.`);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quayside-orders-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFNumber,Product,Pair,Direction,Opened (UTC),Closed (UTC),Stake or margin,Fees,Result after fees,Currency',
  );
  expect(lines.slice(1, -1)).toHaveLength(total);
  expect(lines[1]).toMatch(
    /^\d+,[\w ]+,\w+\/\w+,(?:Up|Down|Long|Short),[\dT:-]+Z,[\dT:-]+Z,[\d.]+,[\d.]+,-?[\d.]+,USDT$/u,
  );

  await page.getByRole('radio', { name: 'Month', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Month', exact: true })).toBeChecked();
  await app.open(`${STATISTICS}?period=7d`);
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();

  // With a frozen clock Home shows the same figures, and its hidden balances are hidden here too.
  await app.mock({ command: 'freeze' });
  await page.reload();
  const shown = await equity.getByText(/^[\d,.]+ USDT$/u).textContent();
  await app.open('/pages/index/index');
  const home = page.getByRole('region', { name: 'Total equity' });
  await expect(home).toContainText(shown ?? 'an amount');
  await home.getByRole('button', { name: 'Hide balances' }).click();
  await app.open(STATISTICS);
  await expect(equity.getByText('****')).toHaveCount(5);
  await expect(equity.getByText(/\d\.\d\d/u)).toHaveCount(0);
  // So is what is saved and earned, and what is owed, borrowed and left to borrow.
  for (const [path, figures] of [
    ['/pages/InterestTreasure/index', 3],
    ['/pages/loan/index', 4],
  ] as const) {
    await app.open(path);
    await expect(page.getByRole('main').getByText('****')).toHaveCount(figures);
  }
});

test('price alerts: refused at the current price, survive a reload, fire once when the price jumps past', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await page.getByRole('button', { name: 'Price alerts, 0 set' }).click();
  const field = sheet.getByLabel('Alert me at');
  await expect(field).toHaveValue(/^[\d,]+\.\d+$/u);
  await expect(sheet.getByText(/work only while the app is open/u)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await expect(sheet.getByText(/^Enter a price above or below/u)).toBeVisible();

  const now = Number((await field.inputValue()).replaceAll(',', ''));
  const level = Math.round(now * 1.02);
  await field.fill(String(level));
  await expect(sheet.getByText(/^When the price rises to/u)).toBeVisible();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  const shown = `${level.toLocaleString('en-US')}.00`;
  await expectMessage(app, `Alert set: BTC/USDT at ${shown}`);
  await expect(sheet.getByRole('listitem').filter({ hasText: shown })).toBeVisible();
  await field.fill(String(Math.round(now * 0.5)));
  await pastDoubleTap(page);
  await field.press('Enter');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Price alerts, 2 set' })).toBeVisible();

  // Every chart lists the alerts of other pairs.
  await app.open('/pages/kline/index?pair=ETH%2FUSDT');
  await page.getByRole('button', { name: 'Price alerts, 0 set' }).click();
  await expect(sheet.getByText('No alerts for this pair')).toBeVisible();
  await expect(sheet.getByText(`BTC/USDT: When the price rises to ${shown}`)).toBeVisible();

  // A screen without prices: alerts poll their own.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await app.open('/pages/user/language');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  await app.mock({ command: 'direct', symbol: 'BTC/USDT', kind: 'gap', seconds: 60, percent: 10 });
  const reached = `BTC/USDT reached ${shown}`;
  await expectMessage(app, reached);
  await expect(page.getByRole('status').getByText(reached)).toHaveCount(0);
  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await page.getByRole('button', { name: 'Price alerts, 1 set' }).click();
  await sheet.getByRole('button', { name: /^Remove: When the price falls/u }).click();
  await expect(sheet.getByText('No alerts for this pair')).toBeVisible();
});
