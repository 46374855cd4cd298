import { expect, pastDoubleTap, placeOrder, seekOutcome, test, type App } from './app';

const strip = ({ page }: App) => page.getByRole('region', { name: 'Running order at a glance' });

const chart = ({ running }: App) => running.getByRole('img', { name: /entry/u });

const trade = async (app: App): Promise<void> => {
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(app.available).toBeVisible();
};

test('far down the page a strip tells the countdown and the result, with its receipt one tap away', async ({
  app,
}) => {
  const { page, sheet } = app;
  await trade(app);
  await seekOutcome(app, 'up', 'win');
  await placeOrder(app, 'Up', '100');
  await expect(chart(app)).toHaveAccessibleName(/^BTC\/USDT: entry [\d,.]+, now/u);
  await expect(sheet).toBeHidden();
  await expect(strip(app)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(strip(app).getByRole('timer')).toHaveText(/^00:(30|2\d)$/u);
  await expect(strip(app)).toContainText('If it ended now');

  await app.mock({ command: 'advance', seconds: 30 });
  await expect(strip(app)).toContainText('You won+79.80 USDT');
  await pastDoubleTap(page);
  await strip(app).getByRole('button', { name: 'Receipt' }).click();
  await expect(sheet.getByText(/quayside seconds contract 2\npair BTC\/USDT/u)).toBeVisible();
  // The chart shows the price of the receipt.
  const text = (await sheet.getByText(/\nsettled \d+ at /u).textContent()) ?? '';
  const [, decided = ''] = /settled \d+ at ([\d.]+)/u.exec(text) ?? [];
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  const shown = decided.replace(/^(\d+)(\d{3})/u, '$1,$2');
  await expect(chart(app)).toHaveAccessibleName(new RegExp(`settled at ${shown}$`, 'u'));
  // The seconds that this page has not seen come from the receipt: no part of the line is dashed.
  await expect(chart(app).locator('path[stroke-linecap=round]')).toHaveCount(1);
  await expect(chart(app).locator('path[stroke-linecap=round][stroke-dasharray]')).toHaveCount(0);
  await expect(strip(app)).toHaveCount(0);
});

test('put away, the event stays a strip over a reload, and comes back for the next order', async ({
  app,
}) => {
  const { page } = app;
  await trade(app);
  await seekOutcome(app, 'down', 'lose');
  await placeOrder(app, 'Down', '100');
  await app.running.getByRole('button', { name: 'Minimize' }).click();
  await expect(app.running).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Chart of|line/iu }).first()).toBeVisible();
  await page.reload();
  await expect(strip(app).getByRole('timer')).toBeVisible();
  await expect(app.running).toHaveCount(0);
  await app.mock({ command: 'advance', seconds: 30 });
  await expect(strip(app)).toContainText('You lost\u2212100.20 USDT');
  await expect(app.running).toHaveCount(0);
  await pastDoubleTap(page);
  await strip(app).getByRole('button', { name: 'Dismiss' }).click();
  await expect(strip(app)).toHaveCount(0);
  await placeOrder(app, 'Up', '50');
  await expect(app.running.getByRole('timer')).toBeVisible();
});

test('a result is announced once on Trade, and not again on the next screen', async ({ app }) => {
  const { page } = app;
  await trade(app);
  await seekOutcome(app, 'up', 'win');
  await placeOrder(app, 'Up', '100');
  await expect(app.running).toBeVisible();
  await app.mock({ command: 'advance', seconds: 30 });
  await expect(app.running).toContainText('You won');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(app.available).toBeVisible();
  const messages = await page.evaluate(() => window.messages ?? []);
  expect(messages.filter((message) => message.includes('+79.80'))).toHaveLength(1);
});
