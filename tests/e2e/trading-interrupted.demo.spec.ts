import {
  confirmOrder,
  type App,
  expect,
  expectMessage,
  fillLogin,
  pastDoubleTap,
  test,
  PLACE,
} from './app';
import { failNextCalls } from './lost-calls';

const EURO = '/pages/contract/index?pair=EUR%2FUSD';
const FIVE_DAYS = 432_000;

const lots = ({ page }: App) => page.getByRole('textbox', { name: 'Lots' });

/** Signs in by call instead of the form, as the address alone opens a world signed in. */
const openOn = async (app: App, route: string): Promise<void> => {
  await app.page.goto(`./?mock=persona:trader,clock:2026-03-02T09:00Z,seed:7,frozen#${route}`);
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('when the market closes during confirmation, the sheet and its position show when it opens', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openOn(app, EURO);
  await lots(app).fill('1');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await confirmOrder(app);
  const card = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'EUR/USD' });
  await expect(card.getByRole('button', { name: 'Close', exact: true })).toBeEnabled();
  await pastDoubleTap(page);
  // An order empties the ticket.
  await lots(app).fill('1');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await expect(sheet.getByRole('button', { name: PLACE })).toBeEnabled();

  // From Monday to Saturday.
  await app.mock({ command: 'advance', seconds: FIVE_DAYS });
  await expect(sheet.getByRole('button', { name: PLACE })).toBeDisabled();
  await expect(sheet.getByText(/^Forex is closed at the weekend\. Opens/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText(/opens in/iu)).toBeVisible();
  for (const name of ['Edit stops', 'Reverse', 'Close'])
    await expect(card.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(lots(app)).toHaveValue('1');
});

test('losing the session or connection during a leveraged or spot order loses no input and sends nothing twice', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await lots(app).fill('2');
  await page.getByRole('button', { name: /^Long at/u }).click();
  // The order itself learns it: a poll that did would take the sheet away before the tap.
  await failNextCalls(app, 'openPosition', 'beforeCommit', { kind: 'session-lost' });
  await confirmOrder(app);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'trader');
  await expect(lots(app)).toHaveValue('2');
  await expect(page.getByRole('tab', { name: /^Positions 0/u })).toBeVisible();

  await app.open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByLabel('Amount in BTC').fill('0.01');
  await page.getByRole('button', { name: /^Buy 0.01 BTC/u }).click();
  await failNextCalls(app, 'placeCoinOrder', 'beforeCommit', { kind: 'session-lost' });
  await confirmOrder(app);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'trader');
  await expect(page.getByLabel('Amount in BTC')).toHaveValue('0.01');
  expect(await app.mock({ command: 'audit' })).toEqual([]);

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. What you see is not updating.')).toBeVisible();
  await expect(page.getByLabel('Amount in BTC')).toHaveValue('0.01');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline. What you see is not updating.')).toBeHidden();
  await page.getByRole('button', { name: /^Buy 0.01 BTC/u }).click();
  await confirmOrder(app);
  await expectMessage(app, 'Order placed');
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});

test('a market that is about to close says so on Trade and Contract, and offers no expiry past it', async ({
  app,
}) => {
  const { page, sheet } = app;
  const opening = 'persona:trader,clock:2026-03-06T21:58:20Z,seed:7,frozen';
  await page.goto(`./?mock=${opening}#/pages/trade/index?pair=EUR%2FUSD`);
  await expect(page.getByText(/^Closes in [12].min$/u).first()).toBeVisible();
  const tooLate = 'Expiries that end after the market closes are not available.';
  await expect(page.getByText(tooLate)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^2 min/u })).toBeDisabled();
  await page.getByRole('radio', { name: /^1 min/u }).click();
  await app.stake.fill('10');
  await page.getByRole('button', { name: /^Up/u }).click();
  await expect(sheet.getByRole('button', { name: PLACE })).toBeEnabled();
  // Too little time is left while the order is being confirmed.
  await app.mock({ command: 'advance', seconds: 60 });
  await expect(sheet.getByText(tooLate)).toBeVisible();
  await expect(sheet.getByRole('button', { name: PLACE })).toBeDisabled();
  await page.keyboard.press('Escape');
  await app.open('/pages/contract/index?pair=EUR%2FUSD');
  const notice =
    /^EUR\/USD closes in [12].min\. Positions cannot be closed until it opens again\.$/u;
  await expect(page.getByText(notice)).toBeVisible();
  await lots(app).fill('1');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await expect(sheet.getByText(notice)).toBeVisible();
});
