import { expect, finishRegistration, placeOrder, seekOutcome, test, WIRE } from './app';

test(
  'a newcomer registers, is logged in, and trades up, down and to a draw, to the cent',
  WIRE,
  async ({ app }) => {
    const { page, open, mock, available } = app;
    await open('/pages/register/index');
    await page.getByLabel('Account name').fill('newcomer');
    await finishRegistration(app, 'secret12');
    // 10,000 in each of the two accounts.
    await expect(page.getByText('20,000.00').first()).toBeVisible();

    await page.getByRole('link', { name: 'Trade', exact: true }).click();
    await expect(available).toHaveText('Available 10,000.00 USDT');

    await seekOutcome(app, 'up', 'win');
    await placeOrder(app, 'Up', '100');
    await expect(app.running).toBeVisible();
    await mock({ command: 'advance', seconds: 30 });
    await expect(app.running).toContainText('You won+79.80 USDT');
    await app.running.getByRole('button', { name: 'Dismiss' }).click();
    // 10,000.00 - 0.20 fee (0.2 % of 100) + 80.00 (80 % of 100) = 10,079.80
    await expect(available).toHaveText('Available 10,079.80 USDT');

    await seekOutcome(app, 'down', 'lose');
    await placeOrder(app, 'Down', '50');
    await expect(app.running).toBeVisible();
    await mock({ command: 'advance', seconds: 30 });
    await expect(app.running).toContainText('You lost\u221250.10 USDT');
    await app.running.getByRole('button', { name: 'Dismiss' }).click();
    // 10,079.80 - 0.10 fee (0.2 % of 50) - 50.00 = 10,029.70
    await expect(available).toHaveText('Available 10,029.70 USDT');

    await open('/pages/trade/index?pair=DOGE%2FUSDT');
    await expect(page.getByRole('heading', { name: /DOGE\/USDT/u })).toBeVisible();
    await seekOutcome(app, 'up', 'draw', 'DOGE/USDT');
    await placeOrder(app, 'Up', '33.33');
    await expect(app.running).toBeVisible();
    await mock({ command: 'advance', seconds: 30 });
    await expect(app.running).toContainText('Unchanged\u22120.07 USDT');
    await app.running.getByRole('button', { name: 'Dismiss' }).click();
    // 10,029.70 - 0.07 fee (0.2 % of 33.33 = 0.06666, rounded up) = 10,029.63
    await expect(available).toHaveText('Available 10,029.63 USDT');

    await page.getByRole('link', { name: 'My orders' }).click();
    await expect(page.getByRole('button', { name: /USDT/u })).toHaveCount(3);
    await expect(page.getByText('+79.80')).toBeVisible();
    await expect(page.getByText('\u221250.10')).toBeVisible();
    await page.getByRole('radio', { name: 'Running' }).click();
    await expect(page.getByText('No running orders')).toBeVisible();

    await open('/pages/assets/index');
    await expect(page.getByText('10,029.63').first()).toBeVisible();
    expect(await mock({ command: 'audit' })).toEqual([]);
  },
);

test(
  'a forex contract is placed on its own board and found in its own list',
  WIRE,
  async ({ app }) => {
    await app.signIn('practice');
    await app.open('/pages/trade/index?pair=EUR%2FUSD');
    await expect(app.available).toBeVisible();
    await seekOutcome(app, 'down', 'win', 'EUR/USD');
    await placeOrder(app, 'Down', '20');
    await expect(app.running).toBeVisible();
    await app.mock({ command: 'advance', seconds: 30 });
    // 80 % of 20 less the fee of 0.04
    await expect(app.running).toContainText('You won+15.96 USDT');
    await app.open('/pages/trade/order?market=forex');
    await expect(app.page.getByRole('button', { name: /EUR\/USD/u })).toHaveCount(1);
  },
);
