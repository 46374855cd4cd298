import type { Locator } from '@playwright/test';
import { fieldRefusals, sheetRefusals, type RefusalRow } from '../support/trading-refusals';
import { type App, closeSheet, expect, pastDoubleTap, test, PLACE } from './app';
import {
  expectCleanAudit,
  openFrozenWorld,
  forEachRefusal,
  textField,
  openRoute,
  expectRefusalAtField,
  expectRefusalInSheet,
  expectKept,
  placeOrderInSheet,
  pressButton,
  expectFieldErrors,
  refusalText,
} from './refusal-steps';

/*
 * Each refusal is triggered by typing its magic value (mocks/README.md). Contract tests check that the values cover the
 * refusals that each call lists.
 */

test('every refusal of a seconds contract is shown at the stake or in the sheet; the ticket keeps its values', async ({
  app,
}) => {
  const { page, stake } = app;
  const checkAll = async (call: 'submitOrder' | 'submitForexOrder'): Promise<void> => {
    await page.getByRole('radio', { name: '1 min 85%' }).click();
    await forEachRefusal(
      app,
      sheetRefusals(call),
      (value) => stake.fill(value),
      async ({ key }, value) => {
        await page.getByRole('button', { name: /^Up/u }).press('Enter');
        await expectRefusalInSheet(app, PLACE, key);
        await expectKept(stake, value);
      },
    );
  };
  await openFrozenWorld(app, 'practice', '/pages/trade/index?pair=BTC%2FUSDT');
  await checkAll('submitOrder');
  await forEachRefusal(
    app,
    fieldRefusals('submitOrder'),
    (value) => stake.fill(value),
    async ({ key }, value) => {
      await page.getByRole('button', { name: /^Up/u }).press('Enter');
      await expectRefusalAtField(app, stake, refusalText(key));
      await expectKept(stake, value);
    },
  );
  await expectFieldErrors(stake, [
    ['10.001', 'at most two decimals'],
    ['9.99', 'At least 10.00 USDT'],
    ['10000.01', 'At most 10,000.00 USDT'],
    // The fee is 0.2 %: 19.98.
    ['9990', 'You have 10,000.00 USDT; stake and fee need 10,009.98. Enter less, or add'],
  ]);
  await openRoute(app, '/pages/trade/index?pair=EUR%2FUSD');
  await expect(page.getByRole('button', { name: 'Trade EUR/USD' })).toBeVisible();
  await checkAll('submitForexOrder');
  await expectCleanAudit(app);
});

/** The refusals that a market ticket can show. */
const isWithoutLimit = ({ target }: RefusalRow): boolean => target !== 'limit';

const CONTRACT = {
  BTC: '/pages/contract/index?pair=BTC%2FUSDT',
  EUR: '/pages/contract/index?pair=EUR%2FUSD',
} as const;

/** Expands the stops of the ticket, as each pair has its own ticket. */
const showStops = ({ page }: App): Promise<void> =>
  page.getByRole('switch', { name: /Take profit and stop loss/u }).click();

const long = ({ page }: App): Locator => page.getByRole('button', { name: /^Long/u });

const placeLong = async (app: App): Promise<void> => {
  await long(app).press('Enter');
  await placeOrderInSheet(app);
};

test('every refusal to open a position is shown at its field or in the sheet; the ticket keeps its values', async ({
  app,
}) => {
  const { page } = app;
  const limit = textField(app, 'Limit price');
  const takeProfit = textField(app, 'Take profit');
  const stopLoss = textField(app, 'Stop loss');
  const fields: ReadonlyMap<string, Locator> = new Map([
    ['lots', textField(app, 'Lots')],
    ['limit', limit],
    ['takeProfit', takeProfit],
    ['stopLoss', stopLoss],
  ]);
  const check = async ({ key, target }: RefusalRow): Promise<void> => {
    await long(app).press('Enter');
    const at = fields.get(target);
    if (at === undefined) await expectRefusalInSheet(app, PLACE, key);
    else await expectRefusalAtField(app, at, refusalText(key));
  };
  await openFrozenWorld(app, 'trader', CONTRACT.BTC);
  await textField(app, 'Lots').fill('1');
  await page.getByRole('radio', { name: 'Limit' }).click();
  const atLimit = fieldRefusals('openPosition').filter(({ target }) => target === 'limit');
  await forEachRefusal(
    app,
    [...atLimit, ...sheetRefusals('openPosition')],
    (value) => limit.fill(value),
    async (row, value) => {
      await check(row);
      await expectKept(limit, value);
    },
  );

  await page.getByRole('radio', { name: 'Short' }).click();
  await expectFieldErrors(limit, [['1', refusalText('limit_sell_below_price')]]);
  await page.getByRole('radio', { name: 'Market' }).click();
  await expectFieldErrors(textField(app, 'Lots'), [
    ['0', 'At least 1 lot'],
    ['501', 'At most 500 lots'],
    ['500', refusalText('account_insufficient')],
  ]);
  await showStops(app);
  await expectFieldErrors(takeProfit, [['900000', refusalText('take_profit_wrong')]]);
  await expectFieldErrors(textField(app, 'Stop loss'), [['1', refusalText('stop_loss_wrong')]]);

  await openRoute(app, CONTRACT.EUR);
  await expect(page.getByRole('button', { name: 'Contract EUR/USD' })).toBeVisible();
  await textField(app, 'Lots').fill('1');
  await showStops(app);
  await forEachRefusal(
    app,
    [
      ...fieldRefusals('openForexPosition').filter(isWithoutLimit),
      ...sheetRefusals('openForexPosition'),
    ],
    (value) => takeProfit.fill(value),
    async (row, value) => {
      await check(row);
      await expectKept(takeProfit, value);
    },
  );
  await expectCleanAudit(app);
});

test('every refusal to change, close or cancel an order is shown in the sheet; the order stays', async ({
  app,
}) => {
  const { page, sheet } = app;
  // Newest first.
  const card = page.getByRole('tabpanel').getByRole('article').first();
  const checkClosing = async ({ key }: RefusalRow): Promise<void> => {
    await pressButton(card, 'Close');
    await sheet.getByRole('button', { name: 'Close 1 lot' }).press('Enter');
    await expect(sheet.getByText(refusalText(key)), key).toBeVisible();
    await closeSheet(app);
  };
  await openFrozenWorld(app, 'trader', CONTRACT.EUR);
  await showStops(app);
  // An order empties the ticket.
  const placeOneLot = async (): Promise<void> => {
    await textField(app, 'Lots').fill('1');
    await placeLong(app);
  };
  const typeTakeProfit = async (value: string): Promise<void> => {
    await textField(app, 'Take profit').fill(value);
    await placeOneLot();
    await expect(card.getByText('EUR/USD')).toBeVisible();
  };
  await forEachRefusal(app, sheetRefusals('closeForexPosition'), typeTakeProfit, checkClosing);

  await openRoute(app, CONTRACT.BTC);
  await expect(page.getByRole('button', { name: 'Contract BTC/USDT' })).toBeVisible();
  await showStops(app);
  await textField(app, 'Take profit').fill('900000');
  await textField(app, 'Stop loss').fill('20000');
  await placeOneLot();
  await expect(card.getByText('BTC/USDT')).toBeVisible();
  const typeStopLoss = async (value: string): Promise<void> => {
    await pressButton(card, 'Edit stops');
    await sheet.getByRole('textbox', { name: 'Stop loss' }).fill(value);
    await pressButton(sheet, 'Save');
  };
  await forEachRefusal(app, sheetRefusals('setStops'), typeStopLoss, async ({ key }) => {
    await expect(sheet.getByText(refusalText(key)), key).toBeVisible();
    await closeSheet(app);
  });
  await pressButton(card, 'Edit stops');
  await expectFieldErrors(sheet.getByRole('textbox', { name: 'Stop loss' }), [
    ['900000', refusalText('stop_loss_wrong')],
  ]);
  await expectFieldErrors(sheet.getByRole('textbox', { name: 'Take profit' }), [
    ['1', refusalText('take_profit_wrong')],
  ]);
  await closeSheet(app);
  await pastDoubleTap(page);
  const saveStopLoss = async (value: string): Promise<void> => {
    await typeStopLoss(value);
    await expect(sheet).toBeHidden();
    await expect(card.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await forEachRefusal(app, sheetRefusals('closePosition'), saveStopLoss, checkClosing);
  await forEachRefusal(app, sheetRefusals('closePositions'), saveStopLoss, async ({ key }) => {
    await page.getByRole('button', { name: 'Close all' }).press('Enter');
    await expectRefusalInSheet(app, 'Close all', key);
  });
  await pressButton(card, 'Close');
  await expectFieldErrors(sheet.getByRole('textbox', { name: 'Lots' }), [['2', 'At most 1 lot']]);
  await page.keyboard.press('Escape');
  await expect(card.getByText('BTC/USDT')).toBeVisible();

  await showStops(app);
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('tab', { name: /^Pending/u }).click();
  const rows = sheetRefusals('cancelPendingPosition');
  const typeLimit = async (value: string): Promise<void> => {
    await textField(app, 'Limit price').fill(value);
    await placeOneLot();
    await expect(card.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await forEachRefusal(app, rows, typeLimit, async ({ key }) => {
    await pressButton(card, 'Cancel order');
    await expectRefusalInSheet(app, 'Cancel order', key);
  });
  await expect(page.getByRole('tab', { name: `Pending ${rows.length}` })).toBeVisible();
  await expectCleanAudit(app);
});

/** The error text at the field of each refusal of a spot order. */
const AT_FIELD: ReadonlyMap<string, string> = new Map([
  ['parameter_wrong', 'Use digits and at most 2 decimals'],
  ['amount_wrong', 'Use digits and a decimal point'],
  ['quantity_not_multiple', 'Only in steps of 0.0001 BTC'],
  ['order_below_minimum', 'At least 0.0005 BTC'],
  ['order_above_maximum', 'At most 5 BTC'],
  ['limit_sell_below_price', refusalText('limit_sell_below_price')],
  // 0.01 at 7777.01, rounded up.
  ['wallet_insufficient', 'this order needs 77.78 USDT. Enter less, or add'],
]);

test('every refusal of a spot order is shown at its field or in the sheet; the ticket keeps its values', async ({
  app,
}) => {
  const { page } = app;
  const limit = textField(app, 'Limit price in USDT');
  const amount = page.getByRole('textbox', { name: /^Amount in/u });
  const fields: ReadonlyMap<string, Locator> = new Map([
    ['limit', limit],
    ['amount', amount],
  ]);
  const ask = (): Promise<void> =>
    page.getByRole('button', { name: /^(?:Buy|Sell) .* for/u }).press('Enter');
  const check = async ({ key, target }: RefusalRow, value: string): Promise<void> => {
    await ask();
    const at = fields.get(target);
    if (at === undefined) await expectRefusalInSheet(app, PLACE, key);
    else await expectRefusalAtField(app, at, AT_FIELD.get(key) ?? 'none');
    await expectKept(limit, value);
    await expect(amount).toHaveValue('0.01');
  };
  await openFrozenWorld(app, 'practice', '/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit' }).click();
  await amount.fill('0.01');
  const typed = fieldRefusals('placeCoinOrder');
  const refusals = [...typed, ...sheetRefusals('placeCoinOrder')];
  await forEachRefusal(app, refusals, (value) => limit.fill(value), check);

  const rows = sheetRefusals('cancelCoinOrder');
  const first = page.getByRole('article').first();
  const typeLimit = async (value: string): Promise<void> => {
    await limit.fill(value);
    await amount.fill('0.01');
    await ask();
    await placeOrderInSheet(app);
    await expect(first.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await forEachRefusal(app, rows, typeLimit, async ({ key }) => {
    await pressButton(first, 'Cancel order');
    await expectRefusalInSheet(app, 'Cancel order', key);
  });
  await expect(page.getByRole('heading', { name: `Open orders (${rows.length})` })).toBeVisible();

  await openRoute(app, '/pages/coin/index?pair=ETH%2FUSDT');
  await amount.fill('0.1');
  await ask();
  await placeOrderInSheet(app);
  await page.getByRole('radio', { name: 'Sell' }).click();
  await page.getByRole('radio', { name: 'Limit' }).click();
  await amount.fill('0.01');
  const selling = typed.filter(({ key }) => key === 'limit_sell_below_price');
  await forEachRefusal(app, selling, (value) => limit.fill(value), check);
  await expectCleanAudit(app);
});
