import { readFile } from 'node:fs/promises';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, test } from './app';

test('a filter that lets nothing through says so and leads to all movements', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/assets/records?kind=loan&period=week&currency=ETH');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Top up' })).toHaveCount(0);
  await page.getByRole('button', { name: 'See all' }).click();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('savings are in the history with what they earned and with what came back', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto('./?mock=persona:saver,clock:2026-03-02T09:00Z,seed:7#/pages/assets/records');
  const movements = page.getByRole('main').getByRole('listitem');
  await expect(movements.filter({ hasText: /^Savings interest/u }).first()).toContainText(
    /\+\d+\.\d\d USDT/u,
  );
  // 3,000 redeemed early for a fee of 1 %.
  const returned = movements.filter({ hasText: '+2,970.00 USDT' });
  await expect(returned).toContainText('Savings paid back');
  await returned.getByRole('link').click();
  await expect(page).toHaveURL(/InterestTreasure\/order\?id=\d+/u);
  await expect(sheet.getByText('30.00 USDT').first()).toBeVisible();
});

test('trades are in the history with their result, and lead to their records', async ({ app }) => {
  const { page, sheet } = app;
  await page.goto(`./?mock=persona:trader,clock:2026-03-02T09:00Z,seed:7#${SCREENS.moneyRecords}`);
  const movements = page.getByRole('main').getByRole('listitem');
  await expect(movements.first()).toBeVisible();
  for (const [kind, name, address] of [
    ['seconds', 'Seconds contract', SCREENS.tradeOrders],
    ['leverage', 'Leveraged position', SCREENS.contractOrders],
  ] as const) {
    await app.open(`${SCREENS.moneyRecords}?kind=${kind}`);
    const newest = movements.filter({ hasText: name }).first();
    await expect(newest).toContainText(/[A-Z]+\/[A-Z]+/u);
    await expect(newest).toContainText(/[+−][\d,.]+ [A-Z]+/u);
    await newest.getByRole('link').click();
    await expect(page).toHaveURL((url) => url.hash.includes(`${address}?market=`));
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  }
});

test('of an amount that cannot be withdrawn nothing is said to arrive', async ({ app }) => {
  const { page } = app;
  await page.goto('./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#/pages/assets/withdraw');
  await page.getByRole('radio', { name: 'Bank card' }).click();
  await page.getByRole('radio', { name: /0001/u }).click();
  const amount = page.getByLabel('Amount in USDT');
  const receives = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: 'Your bank receives' });
  // 300 less 2 at 0.92
  await amount.fill('300');
  await expect(receives).toContainText('274.16 EUR');
  await expect(page.getByText('1 USDT = 0.92 EUR')).toBeVisible();
  // More than there is, less than the minimum, finer than a cent.
  for (const impossible of ['20001', '5', '300.001']) {
    await amount.fill(impossible);
    await expect(receives).toContainText('--');
  }
});

test('what is in savings stands apart from what the accounts hold', async ({ app }) => {
  const { page } = app;
  await page.goto(
    './?mock=persona:saver,clock:2026-03-02T09:00Z,seed:7#/pages/assets/currency?id=3',
  );
  const savings = page.locator('section', {
    has: page.getByRole('heading', { name: 'In savings, not in the total' }),
  });
  await expect(savings.getByRole('listitem')).toContainText(['1,000.14', '5,000.00']);
  // The accounts hold nothing, and nothing is said to be held.
  await expect(page.getByRole('heading', { name: 'Where it is held' })).toHaveCount(0);
});

test('the page of a currency finds its movements behind those of others, and has units of projects', async ({
  app,
}) => {
  const { page } = app;
  const movements = page
    .locator('section', { has: page.getByRole('heading', { name: 'Latest movements' }) })
    .getByRole('listitem');
  const actions = page.getByRole('navigation', { name: 'What you can do' }).getByRole('link');
  // Two hundred newer trades are in USDT.
  await page.goto(
    './?mock=persona:trader,clock:2026-03-02T09:00Z,seed:7#/pages/assets/currency?id=1',
  );
  await expect(movements.filter({ hasText: '+0.0421 BTC' })).toContainText('Top-up');
  await expect(actions).toHaveText(['Top up', 'Withdraw', 'Transfer', 'Exchange', 'Trade']);

  await page.goto(
    './?mock=persona:subscriber,clock:2026-03-02T09:00Z,seed:7#/pages/assets/currency?id=26',
  );
  await expect(movements).toContainText(['Project units delivered']);
  await expect(movements.first()).toContainText('+400.00 HBR');
  // Nobody tops up, withdraws or exchanges them here.
  await expect(actions).toHaveText(['Transfer']);
  await movements.first().getByRole('link').click();
  await expect(page).toHaveURL(/project\/order\?id=\d+/u);
});

test('the file of all movements has the fee of each', async ({ app }) => {
  const { page } = app;
  await page.goto(
    `./?mock=persona:exchanger,clock:2026-03-02T09:00Z,seed:7#${SCREENS.moneyRecords}?kind=exchange`,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  // 0.1 % of 1,892,532.22137983, which 25 USDT bought before the fee, rounded up.
  expect(rows.find((row) => row.includes('Flash exchange,63,'))).toMatch(
    /,-25,USDT,1890639\.68915845,SHIB,1892\.53222138,SHIB,,Done$/u,
  );
});

test('Assets says which units have no price, what projects hold and what is owed', async ({
  app,
}) => {
  const { page } = app;
  await page.goto('./?mock=persona:subscriber,clock:2026-03-02T09:00Z,seed:7#/pages/assets/index');
  await expect(page.getByText(/^Without [A-Z, ]+: no price is known$/u)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total equity' })).not.toContainText('--');
  const held = page.getByRole('link', { name: /^In projects, not in the total/u });
  await expect(held).toContainText(/[\d,.]+ USDT/u);
  await held.click();
  await expect(page).toHaveURL(/project\/order/u);

  await page.goto('./?mock=persona:debtor,clock:2026-03-02T09:00Z,seed:7#/pages/assets/index');
  // 454.80 of principal and 2.73 of interest.
  await expect(
    page.getByRole('link', { name: /^Owed on loans, not taken off the total/u }),
  ).toContainText('457.53 USDT');
});
