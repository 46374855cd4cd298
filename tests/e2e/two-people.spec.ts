import {
  expect,
  PASSWORD,
  pastDoubleTap,
  placeOrder,
  seekOutcome,
  signInByMorning,
  test,
  type App,
} from './app';
import { failNextCalls, untilLateReply } from './lost-calls';

/** Signs another user in as their own tab would: by call, and in the shared storage. */
const signInElsewhere = async (app: App, account: string): Promise<void> => {
  const other = await app.page.context().newPage();
  await other.goto('./#/pages/market/index');
  // In the demo, calls are answered once the page shows a screen.
  await expect(other.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await other.evaluate(
    async ([name, password]) => {
      const body = new URLSearchParams({ user_string: name, password });
      const reply = await fetch('/api/user/login', { method: 'POST', body });
      localStorage.removeItem('token');
      localStorage.removeItem('userInfo');
      localStorage.setItem('token', (await reply.json()).message);
    },
    [account, PASSWORD] as const,
  );
  await other.close();
};

test('a pending order is not shown to the next user', async ({ app }) => {
  const { page, sheet } = app;
  await signInByMorning(app, 'practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await seekOutcome(app, 'up', 'win');
  await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'network-error' });
  await placeOrder(app, 'Up', '100');
  await expect(sheet.getByText(/do not know yet whether the order was placed/u)).toBeVisible();
  await failNextCalls(app, 'getOrders', 'beforeCommit', { kind: 'latency', ms: 6000 }, 4);
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet.getByText(/Checking whether the order was placed/u)).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('microtrade/submit')) sent.push(request.url());
  });
  await signInElsewhere(app, 'trader');
  await expect(sheet).toBeHidden();
  await untilLateReply(app, 'getOrders', 6000);
  await expect(sheet).toBeHidden();
  await app.open('/pages/trade/order');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: /USDT Up/u }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /BTC\/USDT Up 100\.00 USDT/u })).toHaveCount(0);
  await page.reload();
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(app.available).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(sent).toEqual([]);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^pending:[^:]+$/u.test(key)),
    ),
  ).toEqual([]);
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});
