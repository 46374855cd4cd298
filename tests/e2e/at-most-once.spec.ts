import { PATIENCE } from '../support/patience';
import {
  closeSheet,
  expect,
  pastDoubleTap,
  placeOrder,
  seekOutcome,
  test,
  type App,
  WIRE,
  PLACE,
} from './app';
import { checkAgainAfterTimeout, failNextCalls, untilLateReply } from './lost-calls';

/** Limit of each of several taps, in milliseconds: long, since a second tap on a switch that has just taken the first undoes it. */
const TRY_MS = 15_000;

const openTicket = async (app: App): Promise<void> => {
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(app.available).toHaveText('Available 10,000.00 USDT');
  await seekOutcome(app, 'up', 'win');
};

const expectOneOrder = async (app: App): Promise<void> => {
  await app.open('/pages/trade/order');
  await expect(app.page.getByRole('button', { name: /BTC\/USDT/u })).toHaveCount(1);
  expect(await app.mock({ command: 'audit' })).toEqual([]);
};

test('a double tap places one order', WIRE, async ({ app }) => {
  await openTicket(app);
  await app.stake.fill('100');
  await app.page.getByRole('button', { name: /^Up/u }).click();
  await app.sheet.getByRole('button', { name: PLACE }).dblclick();
  await expect(app.running).toBeVisible();
  await expectOneOrder(app);
});

test(
  'a reply lost after the order was placed: looked up in the list, nothing is sent twice',
  WIRE,
  async ({ app }) => {
    await openTicket(app);
    await failNextCalls(app, 'submitOrder', 'afterCommit', { kind: 'network-error' });
    await placeOrder(app, 'Up', '100');
    await expect(app.running).toBeVisible();
    await expectOneOrder(app);
  },
);

test(
  'an order that never arrived is reported once it can no longer arrive; a retry places one',
  WIRE,
  async ({ app }) => {
    await openTicket(app);
    await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'network-error' });
    await placeOrder(app, 'Up', '100');
    await expect(
      app.sheet.getByText(/do not know yet whether the order was placed/u),
    ).toBeVisible();
    await expect(app.sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await checkAgainAfterTimeout(app, app.sheet.getByText(/The order was not placed/u));
    await pastDoubleTap(app.page);
    await app.sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(app.running).toBeVisible();
    await expectOneOrder(app);
  },
);

test('an order that arrives late is found, and no other is sent before', async ({ app }) => {
  const { page, sheet } = app;
  await openTicket(app);
  const sent = page.waitForRequest(/microtrade\/submit/u);
  await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'network-error' });
  await placeOrder(app, 'Up', '100');
  const unknown = sheet.getByText(/do not know yet whether the order was placed/u);
  await expect(unknown).toBeVisible();
  // The first order only now reaches the server, which ignores idempotency keys.
  const body = (await sent).postData() ?? '';
  await page.evaluate(async (json) => {
    const authorization = localStorage.getItem('token') ?? '';
    const headers = { authorization, 'content-type': 'application/json' };
    await fetch('/api/microtrade/submit', { method: 'POST', headers, body: json });
  }, body);
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(app.running).toBeVisible();
  await expectOneOrder(app);
});

test('neither order nor list answered: every screen says so and leads to the look-up', async ({
  app,
}) => {
  await openTicket(app);
  await failNextCalls(app, 'submitOrder', 'afterCommit', { kind: 'html' });
  await failNextCalls(app, 'getOrders', 'beforeCommit', { kind: 'http', status: 503 });
  await placeOrder(app, 'Up', '100');
  await expect(app.sheet.getByText(/do not know yet whether the order was placed/u)).toBeVisible();
  await expect(app.sheet.getByRole('button', { name: PLACE })).toHaveCount(0);
  await pastDoubleTap(app.page);
  await app.page.keyboard.press('Escape');
  await app.open('/pages/index/index');
  await app.mock({ command: 'advance', seconds: 11 });
  await app.page.getByRole('button', { name: 'Check it' }).click();
  await expect(app.running).toBeVisible();
  await expectOneOrder(app);
});

test(
  'an order with an unknown outcome blocks others, and is looked up by itself after a reload',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await openTicket(app);
    await failNextCalls(app, 'submitOrder', 'afterCommit', { kind: 'html' });
    await failNextCalls(app, 'getOrders', 'beforeCommit', { kind: 'http', status: 503 });
    await placeOrder(app, 'Up', '100');
    const unknown = sheet.getByText(/do not know yet whether the order was placed/u);
    await expect(unknown).toBeVisible();
    await closeSheet(app);
    await page.getByRole('button', { name: /^Down/u }).click();
    await expect(unknown).toBeVisible();
    await expect(sheet.getByText(/^Your new request was not sent/u)).toBeVisible();
    await expect(sheet.getByRole('button', { name: PLACE })).toHaveCount(0);
    // Whoever comes back need not ask: it is looked up by itself.
    await page.reload();
    await expect(app.running).toBeVisible();
    await expectOneOrder(app);
  },
);

test('leaving the screen while an order is being placed creates no second one', async ({ app }) => {
  const { sheet } = app;
  await openTicket(app);
  await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'latency', ms: 4000 });
  await placeOrder(app, 'Up', '100');
  await app.open('/pages/market/index');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(sheet.getByRole('button', { name: PLACE })).toBeDisabled();
  await expect(app.running).toBeVisible();
  await expectOneOrder(app);
});

test(
  'offline during a submit: nothing is lost, and one order is placed in the end',
  WIRE,
  async ({ app }) => {
    await openTicket(app);
    await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'latency', ms: 1500 });
    await placeOrder(app, 'Up', '100');
    await app.page.context().setOffline(true);
    await expect(
      app.page.getByText('You are offline. What you see is not updating.'),
    ).toBeVisible();
    await untilLateReply(app, 'submitOrder', 1500);
    await app.page.context().setOffline(false);
    const again = app.sheet.getByRole('button', { name: 'Check again' });
    await expect(app.running.or(again).first()).toBeVisible();
    if (await again.isVisible()) {
      const retry = app.sheet.getByRole('button', { name: 'Try again' });
      await checkAgainAfterTimeout(app, app.running.or(retry).first());
      await pastDoubleTap(app.page);
      if (await retry.isVisible()) await retry.click();
    }
    await expect(app.running).toBeVisible();
    await expectOneOrder(app);
  },
);

test(
  'a reload during a running order: it still runs, and its result is shown',
  WIRE,
  async ({ app }) => {
    const { page, mock } = app;
    await openTicket(app);
    await placeOrder(app, 'Up', '100');
    await expect(app.running).toBeVisible();
    await mock({ command: 'advance', seconds: 10 });
    await page.reload();
    await expect(app.running.getByText('00:20')).toBeVisible();
    await mock({ command: 'advance', seconds: 20 });
    await expect(app.running).toContainText('You won+79.80 USDT');
    await expect(app.available).toHaveText('Available 10,079.80 USDT');
  },
);

test('one tap: placed without confirmation, confirmed if unusual, looked up if its reply is lost', async ({
  app,
}) => {
  const { page, sheet, stake } = app;
  const asks = page.getByRole('switch', { name: /^Confirm each order/u });
  const up = page.getByRole('button', { name: /^Up/u });
  await openTicket(app);
  await stake.fill('100');
  await up.click();
  await sheet.locator(asks).click();
  await closeSheet(app);
  // A quarter of 10,000 is 2,500.
  await stake.fill('3000');
  await pastDoubleTap(page);
  await up.click();
  await expect(sheet.getByText(/more than a quarter/u)).toBeVisible();
  await closeSheet(app);
  await failNextCalls(app, 'submitOrder', 'afterCommit', { kind: 'network-error' });
  await stake.fill('100');
  await pastDoubleTap(page);
  await up.click();
  await expect(page.getByText('Order placed')).toBeVisible();
  await expect(app.running.getByRole('timer')).toHaveCount(1);
  await expect(sheet).toBeHidden();
  // The page may still be moving to the running order: a tap on what moves away meanwhile is none.
  await expect(async () => {
    if (await asks.isVisible()) await asks.click({ timeout: TRY_MS });
    await expect(asks).toBeHidden({ timeout: TRY_MS });
  }).toPass({ timeout: PATIENCE.condition });
  await expectOneOrder(app);
});
