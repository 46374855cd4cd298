import { confirmOrder, expect, expectMessage, pastDoubleTap, test, type App, PLACE } from './app';
import { failNextCalls } from './lost-calls';

const gap = (app: App, percent: number): Promise<unknown> =>
  app.mock({ command: 'direct', symbol: 'BTC/USDT', kind: 'gap', seconds: 1, percent });

const openTicket = async (app: App): Promise<void> => {
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await app.page.getByRole('textbox', { name: 'Lots' }).fill('2');
};

const cards = ({ page }: App) => page.getByRole('tabpanel').getByRole('article');

test('the price moves during confirmation; a position without a stop loses and is reversed', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openTicket(app);
  await page.getByRole('button', { name: /^Long at/u }).click();
  // What it costs and when it is stopped out is in sight, and on the button: 2 lots are 0.02 BTC.
  for (const figure of ['Margin', 'Opening fee', 'Stop-out price'])
    await expect(sheet.getByText(figure, { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^[\d,.]+ \([\d.]+%\)$/u)).toBeVisible();
  await expect(sheet.getByRole('button', { name: PLACE })).toHaveText(
    /^Open Long · 2 lots · [\d,.]+ USDT$/u,
  );
  await gap(app, 2);
  await expect(sheet.getByText('The price has moved.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Update price' }).click();
  // The button is replaced by the one that places the order, which a double tap must not press.
  await pastDoubleTap(page);
  await confirmOrder(app);
  await expect(cards(app)).toHaveCount(1);

  await gap(app, -1);
  await expect(cards(app).getByText('This position is losing and has no stop loss.')).toBeVisible();
  await cards(app).getByRole('button', { name: 'Reverse' }).click();
  await expect(sheet.getByText(/the ticket is filled in for the other side/u)).toBeVisible();
  await sheet.getByRole('button', { name: 'Reverse' }).click();
  await expect(cards(app)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Short' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Lots' })).toHaveValue('2');
  await expect(page.getByRole('button', { name: /^Short at/u })).toBeEnabled();
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});

test('a market order is sent only at a confirmed price, also after a refusal', async ({ app }) => {
  const { page, sheet } = app;
  await openTicket(app);
  await failNextCalls(app, 'openPosition', 'beforeCommit', {
    kind: 'refusal',
    key: 'debit_failed',
  });
  await page.getByRole('button', { name: /^Long at/u }).click();
  await confirmOrder(app);
  await expect(sheet.getByText(/This was not carried out\./u)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
  await gap(app, 10);
  await expect(sheet.getByText('The price has moved.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Update price' }).click();
  await pastDoubleTap(page);
  await confirmOrder(app);
  await expect(cards(app)).toHaveCount(1);
  // The same again is one tap away, and only filled in.
  await page.getByRole('radio', { name: 'Short' }).click();
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Repeat Long · 2 lots · /u }).click();
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Lots' })).toHaveValue('2');
  await expect(sheet).toBeHidden();
});

test('a position that ends while its close is being confirmed is reported as ended', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openTicket(app);
  await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
  await page.getByRole('radio', { name: 'Percent' }).click();
  await page.getByRole('textbox', { name: 'Stop loss' }).fill('5');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await confirmOrder(app);
  await cards(app).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: 'Lots' })).toBeVisible();
  await gap(app, -8);
  await expectMessage(app, /^This position has already ended/u);
  await expect(sheet).toBeHidden();
  await expect(cards(app)).toHaveCount(0);
});
