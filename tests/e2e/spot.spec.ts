import { expectAccessible } from '../support/page-checks';
import { confirmOrder, expect, expectMessage, pastDoubleTap, test, type App, WIRE } from './app';
import { checkAgainAfterTimeout, failNextCalls, nextSecond } from './lost-calls';

const openSpot = async (app: App): Promise<void> => {
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await app.page.getByRole('link', { name: 'Spot', exact: true }).click();
  await expect(app.page.getByText('Available 10,000.00 USDT')).toBeVisible();
};

const amount = ({ page }: App) => page.getByRole('textbox', { name: 'Amount in BTC' });

const buy = async (app: App, count: string): Promise<void> => {
  const { page } = app;
  await amount(app).fill(count);
  await pastDoubleTap(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Buy ${count} BTC for`, 'u') })
    .click();
  await confirmOrder(app);
};

/** The rows of the records. */
const orders = ({ page }: App) => page.getByRole('button', { name: /BTC\/USDT/u });

test(
  'a market buy, a limit order placed and cancelled, both in the records; Back returns',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await openSpot(app);
    await buy(app, '0.01');
    await expectMessage(app, 'Order placed');
    // 0.01 less 0.2 %
    await page.getByRole('radio', { name: 'Sell' }).click();
    await expect(page.getByText('Available 0.00998 BTC')).toBeVisible();

    await page.getByRole('radio', { name: 'Buy' }).click();
    await page.getByRole('radio', { name: 'Limit' }).click();
    await expect(page.getByRole('textbox', { name: 'Limit price in USDT' })).toHaveValue(
      /^[\d,.]+$/u,
    );
    await page.getByRole('textbox', { name: 'Limit price in USDT' }).fill('20000');
    // An order empties the ticket.
    await expect(amount(app)).toHaveValue('');
    await page.getByRole('button', { name: 'BTC: Enter the amount in USDT' }).click();
    // 201.99 / 20000 = 0.0100995, down to the step of 0.0001; 0.01 costs 200.00
    const total = page.getByRole('textbox', { name: 'Amount in USDT' });
    await total.fill('201.99');
    await expect(page.getByText('≈ 0.01 BTC')).toBeVisible();
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Buy 0.01 BTC for 200.00 USDT' }).click();
    await expect(sheet.getByText('0.01 BTC', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await confirmOrder(app);
    await expect(page.getByRole('heading', { name: 'Open orders (1)' })).toBeVisible();
    await expect(total).toHaveValue('');
    await pastDoubleTap(page);
    await page.getByRole('article').getByRole('button', { name: 'Cancel order' }).click();
    await expect(sheet.getByText('200.00 USDT')).toBeVisible();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Cancel order' }).click();
    await expectMessage(app, 'Order cancelled');
    await expect(page.getByText('No open orders')).toBeVisible();
    expect(await app.mock({ command: 'audit' })).toEqual([]);

    await page.getByRole('link', { name: 'Spot orders' }).click();
    await expect(orders(app)).toHaveCount(2);
    await page.getByRole('radio', { name: 'Filled' }).click();
    await expect(orders(app)).toHaveCount(1);
    await orders(app).click();
    await expect(sheet.getByText('0.00998 BTC')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy number' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: /Spot BTC\/USDT/u })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/trade\/index/u);
  },
);

test(
  'a reply lost after the order was done: looked up in the list, nothing is sent twice',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await openSpot(app);
    await buy(app, '0.01');
    await expectMessage(app, 'Order placed');
    // An identical order: the first one does not prove that the second arrived.
    await failNextCalls(app, 'placeCoinOrder', 'beforeCommit', { kind: 'network-error' });
    await buy(app, '0.01');
    await expect(sheet.getByText(/We do not know yet/u)).toBeVisible();
    await checkAgainAfterTimeout(app, sheet.getByText(/This was not carried out\./u));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await nextSecond(app);
    // The last order that was placed is one tap away, and only filled in.
    await amount(app).fill('');
    await page.getByRole('radio', { name: 'Sell' }).click();
    await page.getByRole('button', { name: 'Repeat Buy · 0.01 BTC' }).click();
    await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await expect(amount(app)).toHaveValue('0.01');
    await expect(sheet).toBeHidden();
    await failNextCalls(app, 'placeCoinOrder', 'afterCommit', { kind: 'network-error' });
    await buy(app, '0.01');
    await expect(sheet).toBeHidden();
    await app.open('/pages/coin/order');
    await expect(orders(app)).toHaveCount(2);
    expect(await app.mock({ command: 'audit' })).toEqual([]);
  },
);
