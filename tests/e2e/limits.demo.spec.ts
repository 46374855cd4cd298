import {
  confirmOrder,
  expect,
  expectMessage,
  pastDoubleTap,
  placeOrder,
  signInByMorning,
  test,
  type App,
} from './app';
import { failNextCalls, NO_REPLY } from './lost-calls';

const LIMITS = '/pages/user/limits';
const TRADE = '/pages/trade/index?pair=BTC%2FUSDT';

const setLimit = async ({ page, sheet }: App, name: string, amount: string): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name: new RegExp(`: ${name}$`, 'u') }).click();
  await sheet.getByLabel('Limit in USDT').fill(amount);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
};

test('a limit is set, reached and explained at the ticket; a looser one waits a day', async ({
  app,
}) => {
  const { page, open, mock } = app;
  await signInByMorning(app, 'practice');
  await mock({ command: 'freeze' });
  await open(LIMITS);
  await setLimit(app, 'Most staked in a day', '150');
  await expect(page.getByText('150.00 USDT left')).toBeVisible();
  // The ticket says what is left, and again after an order.
  await open(TRADE);
  await expect(page.getByText('Left to stake today: 150.00 USDT')).toBeVisible();
  await placeOrder(app, 'Up', '100');
  await expect(page.getByText('Left to stake today: 50.00 USDT')).toBeVisible();
  await mock({ command: 'advance', seconds: 30 });
  // More than is left: said in place, and nothing can be sent.
  await app.stake.fill('60');
  await expect(
    page.getByText('Your limit leaves 50.00 USDT to stake today; this order needs 60.00.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Up/u })).toBeDisabled();
  // By key: scrolled to it, the result leaves the screen and stands above the buttons, which moves what a pointer is on.
  await page.getByRole('button', { name: /^Max:/u }).press('Enter');
  await expect(app.stake).toHaveValue('50');
  await placeOrder(app, 'Up', '50');
  const gate = page.getByRole('link', { name: /You have reached your limit for today/u });
  await expect(gate).toBeVisible();
  await gate.click();
  await expect(page.getByText('0.00 USDT left')).toBeVisible();
  // Looser counts in 24 hours, and can be taken back until then.
  await setLimit(app, 'Most staked in a day', '400');
  await expect(page.getByText(/^From .*: 400\.00 USDT$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Keep 150.00 USDT' }).click();
  await expect(page.getByText(/^From /u)).toHaveCount(0);
  await setLimit(app, 'Most staked in a day', '400');
  await expect(page.getByText(/^From /u)).toBeVisible();
  await mock({ command: 'advance', seconds: 24 * 3600 });
  await page.reload();
  await expect(page.getByText('400.00 USDT left')).toBeVisible();
});

test('a limit is applied to the tickets of Contract and Spot, where only buying counts', async ({
  app,
}) => {
  const { page, open } = app;
  await app.signIn('practice');
  await open(LIMITS);
  await setLimit(app, 'Most staked in a day', '150');
  await expect(page.getByText('150.00 USDT left')).toBeVisible();
  const beyond = page.getByText(/^Your limit leaves 150\.00 USDT to stake today/u);
  await open('/pages/contract/index?pair=BTC%2FUSDT');
  await page.getByRole('textbox', { name: 'Lots' }).fill('50');
  await expect(beyond).toBeVisible();
  await expect(page.getByRole('button', { name: /^Long at/u })).toBeDisabled();
  await page.getByRole('button', { name: /^Lots for 100%/u }).click();
  await expect(beyond).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Long at/u })).toBeEnabled();
  await open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('textbox', { name: 'Amount in BTC' }).fill('0.01');
  await expect(beyond).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy 0\.01 BTC/u })).toBeDisabled();
  await page.getByRole('radio', { name: 'Sell' }).click();
  await expect(beyond).toHaveCount(0);
});

test('a break refuses orders until it ends, and lets positions be closed', async ({ app }) => {
  const { page, open, mock, sheet } = app;
  await app.signIn('practice');
  await mock({ command: 'freeze' });
  // Waits for a price that comes during the break.
  await open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('textbox', { name: 'Limit price in USDT' }).fill('50000');
  await page.getByRole('textbox', { name: 'Amount in BTC' }).fill('0.01');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Buy 0\.01 BTC for/u }).click();
  await confirmOrder(app);
  await expectMessage(app, 'Order placed');
  await open(LIMITS);
  await page.getByRole('radio', { name: '6 hours' }).click();
  await page.getByRole('button', { name: 'Start break' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A break cannot be ended early');
  await question.getByRole('button', { name: 'Start break' }).click();
  await expectMessage(app, 'Your break has started');
  await open(TRADE);
  await expect(page.getByRole('link', { name: /You are on a break until/u })).toBeVisible();
  // The price of the limit order comes: it is not bought, and its record says why.
  await mock({ command: 'direct', symbol: 'BTC/USDT', kind: 'gap', seconds: 60, percent: -20 });
  await mock({ command: 'advance', seconds: 5 });
  await open('/pages/coin/order');
  await page.getByRole('button', { name: /BTC\/USDT.*Cancelled/u }).click();
  await expect(sheet.getByText('Your limit or break')).toBeVisible();
  await open('/pages/coin/index?pair=BTC%2FUSDT');
  await expect(page.getByText('Available 10,000.00 USDT')).toBeVisible();
  await open(TRADE);
  await mock({ command: 'advance', seconds: 6 * 3600 });
  await page.reload();
  await expect(page.getByText('Expires in').first()).toBeVisible();
  await placeOrder(app, 'Up', '10');
  await expect(app.running).toBeVisible();
});

test('a running break is extended, and a shorter one says why it is not offered', async ({
  app,
}) => {
  const { page, open } = app;
  await app.signIn('practice');
  await open(LIMITS);
  const question = page.getByRole('alertdialog');
  await page.getByRole('radio', { name: '3 days' }).click();
  await page.getByRole('button', { name: 'Start break' }).click();
  await question.getByRole('button', { name: 'Start break' }).click();
  await expectMessage(app, 'Your break has started');
  const extend = page.getByRole('button', { name: 'Extend break' });
  await page.getByRole('radio', { name: '6 hours' }).click();
  await expect(page.getByText('Your break already lasts longer.')).toBeVisible();
  await expect(extend).toBeDisabled();
  await page.getByRole('radio', { name: '7 days' }).click();
  await expect(page.getByText('Your break already lasts longer.')).toBeHidden();
  await pastDoubleTap(page);
  await extend.click();
  await expect(question).toContainText('Extend your break?');
  await question.getByRole('button', { name: 'Extend break' }).click();
  await expectMessage(app, 'Your break has been extended');
});

const UNKNOWN = /^We got no answer, so we do not know whether this was saved/u;

test('a break and a limit whose replies are lost are found in force', async ({ app }) => {
  const { page, open } = app;
  await app.signIn('practice');
  await open(LIMITS);
  await page.getByRole('radio', { name: '6 hours' }).click();
  await page.getByRole('button', { name: 'Start break' }).click();
  await failNextCalls(app, 'setLimits', 'afterCommit', NO_REPLY);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start break' }).click();
  await expectMessage(app, 'Your break has started');
  await expect(page.getByText('On a break until')).toBeVisible();
  await failNextCalls(app, 'setLimits', 'afterCommit', NO_REPLY);
  await setLimit(app, 'Most staked in a day', '150');
  await expect(page.getByText('150.00 USDT left')).toBeVisible();
  await open(TRADE);
  await expect(page.getByRole('link', { name: /You are on a break until/u })).toBeVisible();
});

test('a limit that never arrives is not said to be refused, and can be sent again', async ({
  app,
}) => {
  const { page, open, sheet } = app;
  await app.signIn('practice');
  await open(LIMITS);
  await failNextCalls(app, 'setLimits', 'beforeCommit', NO_REPLY);
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /: Most staked in a day$/u }).click();
  await sheet.getByLabel('Limit in USDT').fill('150');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText(UNKNOWN)).toBeVisible();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectMessage(app, 'Limit saved');
  await expect(page.getByText('150.00 USDT left')).toBeVisible();
});

test('an error of a limit or a break goes with its sheet or question', async ({ app }) => {
  const { page, open, sheet } = app;
  await app.signIn('practice');
  await open(LIMITS);
  const set = page.getByRole('button', { name: /: Most staked in a day$/u });
  const amount = sheet.getByLabel('Limit in USDT');
  const reopen = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await pastDoubleTap(page);
    await set.click();
    await expect(amount).toBeVisible();
  };
  await set.click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  const wrong = sheet.getByText('Enter an amount above zero');
  await expect(wrong).toBeVisible();
  await reopen();
  await expect(wrong).toHaveCount(0);
  await amount.fill('150');
  await failNextCalls(app, 'setLimits', 'beforeCommit', NO_REPLY);
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText(UNKNOWN)).toBeVisible();
  await reopen();
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await pastDoubleTap(page);
  const start = page.getByRole('button', { name: 'Start break' });
  await start.click();
  const question = page.getByRole('alertdialog');
  await failNextCalls(app, 'setLimits', 'beforeCommit', NO_REPLY);
  await pastDoubleTap(page);
  await question.getByRole('button', { name: 'Start break' }).click();
  await expect(question.getByText(UNKNOWN)).toBeVisible();
  await pastDoubleTap(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
  await pastDoubleTap(page);
  await start.click();
  await expect(question).toBeVisible();
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
});

/** Limits what may be staked in a day, as another device does. */
const limitElsewhere = ({ page }: App, stake: string): Promise<void> =>
  page.evaluate(async (amount) => {
    const authorization = localStorage.getItem('token') ?? '';
    const body = new URLSearchParams({ stake: amount });
    await fetch('/api/user/limits', { method: 'POST', headers: { authorization }, body });
  }, stake);

/** Opens a ticket and waits until it has read that there are no limits. */
const openWithoutLimit = async (app: App): Promise<void> => {
  await app.signIn('practice');
  await app.open(TRADE);
  await expect(app.available).toBeVisible();
  const calls = async (): Promise<unknown> => app.mock({ command: 'calls' });
  await expect.poll(calls).toContainEqual(expect.objectContaining({ operation: 'getLimits' }));
};

test('a ticket that loaded without a limit learns of one by a refusal, which leads to the limits', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openWithoutLimit(app);
  await limitElsewhere(app, '150');
  await placeOrder(app, 'Up', '200');
  await expect(sheet.getByText(/goes beyond a limit that you set/u)).toBeVisible();
  await expect(page.getByText('Left to stake today: 150.00 USDT')).toBeAttached();
  // The same order would be refused again.
  await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await sheet.getByRole('link', { name: 'Trading limits' }).click();
  await expect(page.getByText('150.00 USDT left')).toBeVisible();
  // The refused order is over, and does not come back with its screen.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Left to stake today: 150.00 USDT')).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('a ticket that loaded without a limit learns of one when it is looked at again', async ({
  app,
}) => {
  const { page } = app;
  await openWithoutLimit(app);
  await limitElsewhere(app, '150');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('Left to stake today: 150.00 USDT')).toBeVisible();
});
