import { OPERATIONS, type OperationId } from '../../src/api/generated/operations';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import { type App, breakNext, expect, pastDoubleTap, test } from './app';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** What a field tells of before anything is sent (tests/contract/trading-refusals.test.ts). */
const TOLD_BEFORE: ReadonlySet<string> = new Set([
  'amount_wrong',
  'quantity_not_multiple',
  'order_below_minimum',
  'order_above_maximum',
  'balance_insufficient',
  'account_insufficient',
  'limit_sell_below_price',
  'take_profit_wrong',
  'stop_loss_wrong',
]);

/** What the contract announces for a call and is heard when it is sent. A lost session is handled for the whole app. */
const announced = (operation: OperationId): readonly string[] =>
  OPERATIONS[operation].errors.filter((key) => key !== 'session_expired' && !TOLD_BEFORE.has(key));

/** Sends what the sheet shows once for each refusal; the sheet says it in the words of the catalogue. */
const hearEach = async (
  app: App,
  operation: OperationId,
  keys: readonly string[],
  first: string,
): Promise<void> => {
  const send = app.sheet.getByRole('button', { name: new RegExp(`^(${first}|Try again)$`, 'u') });
  for (const key of keys) {
    await breakNext(app, operation, 'beforeCommit', { kind: 'refusal', key });
    await send.press('Enter');
    await Promise.all([
      expect(app.sheet.getByText(TEXTS.get(key) ?? key), key).toBeVisible(),
      pastDoubleTap(app.page),
    ]);
  }
};

test('whatever refuses a seconds contract is said in the sheet, and the ticket keeps what was typed', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await app.stake.fill('250');
  await page.getByRole('button', { name: /^Up/u }).click();
  await hearEach(app, 'submitOrder', announced('submitOrder'), 'Place order');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(app.stake).toHaveValue('250');
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});

test('whatever refuses to open, close or cancel a position is said in the sheet, and the ticket keeps what was typed', async ({
  app,
}) => {
  const { page, sheet } = app;
  const lots = page.getByRole('textbox', { name: 'Lots' });
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await lots.fill('2');
  await page.getByRole('button', { name: /^Long at/u }).click();
  const opening = announced('openPosition');
  await hearEach(app, 'openPosition', opening, 'Place order');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(lots).toHaveValue('2');

  await page.getByRole('button', { name: /^Long at/u }).click();
  await sheet.getByRole('button', { name: 'Place order' }).click();
  const card = page.getByRole('tabpanel').getByRole('article');
  await card.getByRole('button', { name: 'Close', exact: true }).click();
  // The rest sounds as it does for an order that is opened.
  const isNew = (key: string): boolean => !opening.includes(key);
  await hearEach(app, 'closePosition', announced('closePosition').filter(isNew), 'Close, lots: 2');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(1);

  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('textbox', { name: 'Limit price' }).fill('20000');
  await page.getByRole('button', { name: /^Long, limit/u }).click();
  await sheet.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('tab', { name: /^Pending 1/u }).click();
  await card.getByRole('button', { name: 'Cancel order' }).click();
  const cancelling = announced('cancelPendingPosition').filter(isNew);
  await hearEach(app, 'cancelPendingPosition', cancelling, 'Cancel order');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(1);
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});
