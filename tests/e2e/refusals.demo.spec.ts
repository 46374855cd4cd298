import type { Locator } from '@playwright/test';
import { heardAtFields, heardInSheet, type RefusalRow } from '../support/trading-refusals';
import { type App, expect, pastDoubleTap, test } from './app';
import {
  audit,
  begin,
  each,
  field,
  goTo,
  hearAtField,
  hearInSheet,
  keeps,
  placeInSheet,
  press,
  tell,
  textOf,
} from './refusals';

/*
 * What refuses an order is typed: each value is the magic one of its refusal (mocks/README.md), which the contract's tests
 * hold to the list of what each call announces.
 */

test('whatever refuses a seconds contract is said at the stake or in the sheet, and the ticket keeps what was typed', async ({
  app,
}) => {
  const { page, stake } = app;
  const hearAll = async (call: 'submitOrder' | 'submitForexOrder'): Promise<void> => {
    await page.getByRole('radio', { name: '1 min 85%' }).click();
    await each(
      app,
      heardInSheet(call),
      (value) => stake.fill(value),
      async ({ key }, value) => {
        await page.getByRole('button', { name: /^Up/u }).press('Enter');
        await hearInSheet(app, 'Place order', key);
        await keeps(stake, value);
      },
    );
  };
  await begin(app, 'practice', '/pages/trade/index?pair=BTC%2FUSDT');
  await hearAll('submitOrder');
  await each(
    app,
    heardAtFields('submitOrder'),
    (value) => stake.fill(value),
    async ({ key }, value) => {
      await page.getByRole('button', { name: /^Up/u }).press('Enter');
      await hearAtField(app, stake, textOf(key));
      await keeps(stake, value);
    },
  );
  await tell(stake, [
    ['10.001', 'at most two decimals'],
    ['9.99', 'At least 10.00 USDT'],
    ['10000.01', 'At most 10,000.00 USDT'],
    // The fee is 0.2 %: 19.98.
    ['9990', 'You have 10,000.00 USDT; stake and fee need 10,009.98. Enter less, or add'],
  ]);
  await goTo(app, '/pages/trade/index?pair=EUR%2FUSD');
  await expect(page.getByRole('button', { name: 'Trade EUR/USD' })).toBeVisible();
  await hearAll('submitForexOrder');
  await audit(app);
});

/** Those that a ticket at the market can show. */
const isWithoutLimit = ({ target }: RefusalRow): boolean => target !== 'limit';

const CONTRACT = {
  BTC: '/pages/contract/index?pair=BTC%2FUSDT',
  EUR: '/pages/contract/index?pair=EUR%2FUSD',
} as const;

/** Shows the stops of the ticket: each pair has a ticket of its own. */
const showStops = ({ page }: App): Promise<void> =>
  page.getByRole('switch', { name: /Take profit and stop loss/u }).click();

const long = ({ page }: App): Locator => page.getByRole('button', { name: /^Long/u });

const placeLong = async (app: App): Promise<void> => {
  await long(app).press('Enter');
  await placeInSheet(app);
};

test('whatever refuses to open a position is said at its field or in the sheet, and the ticket keeps what was typed', async ({
  app,
}) => {
  const { page } = app;
  const limit = field(app, 'Limit price');
  const takeProfit = field(app, 'Take profit');
  const stopLoss = field(app, 'Stop loss');
  const fields: ReadonlyMap<string, Locator> = new Map([
    ['lots', field(app, 'Lots')],
    ['limit', limit],
    ['takeProfit', takeProfit],
    ['stopLoss', stopLoss],
  ]);
  const hear = async ({ key, target }: RefusalRow): Promise<void> => {
    await long(app).press('Enter');
    const at = fields.get(target);
    if (at === undefined) await hearInSheet(app, 'Place order', key);
    else await hearAtField(app, at, textOf(key));
  };
  await begin(app, 'trader', CONTRACT.BTC);
  await field(app, 'Lots').fill('1');
  await page.getByRole('radio', { name: 'Limit' }).click();
  const atLimit = heardAtFields('openPosition').filter(({ target }) => target === 'limit');
  await each(
    app,
    [...atLimit, ...heardInSheet('openPosition')],
    (value) => limit.fill(value),
    async (row, value) => {
      await hear(row);
      await keeps(limit, value);
    },
  );

  await page.getByRole('radio', { name: 'Short' }).click();
  await tell(limit, [['1', textOf('limit_sell_below_price')]]);
  await page.getByRole('radio', { name: 'Market' }).click();
  await tell(field(app, 'Lots'), [
    ['0', textOf('order_below_minimum')],
    ['501', textOf('order_above_maximum')],
    ['500', textOf('account_insufficient')],
  ]);
  await showStops(app);
  await tell(takeProfit, [['900000', textOf('take_profit_wrong')]]);
  await tell(field(app, 'Stop loss'), [['1', textOf('stop_loss_wrong')]]);

  await goTo(app, CONTRACT.EUR);
  await expect(page.getByRole('button', { name: 'Contract EUR/USD' })).toBeVisible();
  await field(app, 'Lots').fill('1');
  await showStops(app);
  await each(
    app,
    [
      ...heardAtFields('openForexPosition').filter(isWithoutLimit),
      ...heardInSheet('openForexPosition'),
    ],
    (value) => takeProfit.fill(value),
    async (row, value) => {
      await hear(row);
      await keeps(takeProfit, value);
    },
  );
  await audit(app);
});

test('whatever refuses to change, close or cancel an order is said in the sheet, and the order stays', async ({
  app,
}) => {
  const { page, sheet } = app;
  // Newest first.
  const card = page.getByRole('tabpanel').getByRole('article').first();
  const hearClosing = async ({ key }: RefusalRow): Promise<void> => {
    await press(card, 'Close');
    await sheet.getByRole('button', { name: 'Close, lots: 1' }).press('Enter');
    await expect(sheet.getByText(textOf(key)), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  };
  await begin(app, 'trader', CONTRACT.EUR);
  await field(app, 'Lots').fill('1');
  await showStops(app);
  const typeTakeProfit = async (value: string): Promise<void> => {
    await field(app, 'Take profit').fill(value);
    await placeLong(app);
    await expect(card.getByText('EUR/USD')).toBeVisible();
  };
  await each(app, heardInSheet('closeForexPosition'), typeTakeProfit, hearClosing);

  await goTo(app, CONTRACT.BTC);
  await expect(page.getByRole('button', { name: 'Contract BTC/USDT' })).toBeVisible();
  await field(app, 'Lots').fill('1');
  await showStops(app);
  await field(app, 'Take profit').fill('900000');
  await field(app, 'Stop loss').fill('20000');
  await placeLong(app);
  await expect(card.getByText('BTC/USDT')).toBeVisible();
  const typeStopLoss = async (value: string): Promise<void> => {
    await press(card, 'Edit stops');
    await sheet.getByRole('textbox', { name: 'Stop loss' }).fill(value);
    await press(sheet, 'Save');
  };
  await each(app, heardInSheet('setStops'), typeStopLoss, async ({ key }) => {
    await expect(sheet.getByText(textOf(key)), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
  await press(card, 'Edit stops');
  await tell(sheet.getByRole('textbox', { name: 'Stop loss' }), [
    ['900000', textOf('stop_loss_wrong')],
  ]);
  await tell(sheet.getByRole('textbox', { name: 'Take profit' }), [
    ['1', textOf('take_profit_wrong')],
  ]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await pastDoubleTap(page);
  const saveStopLoss = async (value: string): Promise<void> => {
    await typeStopLoss(value);
    await expect(card.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await each(app, heardInSheet('closePosition'), saveStopLoss, hearClosing);
  await each(app, heardInSheet('closePositions'), saveStopLoss, async ({ key }) => {
    await page.getByRole('button', { name: 'Close all' }).press('Enter');
    await hearInSheet(app, 'Close all', key);
  });
  await press(card, 'Close');
  await tell(sheet.getByRole('textbox', { name: 'Lots' }), [['2', textOf('order_above_maximum')]]);
  await page.keyboard.press('Escape');
  await expect(card.getByText('BTC/USDT')).toBeVisible();

  await showStops(app);
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('tab', { name: /^Pending/u }).click();
  const rows = heardInSheet('cancelPendingPosition');
  const typeLimit = async (value: string): Promise<void> => {
    await field(app, 'Limit price').fill(value);
    await placeLong(app);
    await expect(card.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await each(app, rows, typeLimit, async ({ key }) => {
    await press(card, 'Cancel order');
    await hearInSheet(app, 'Cancel order', key);
  });
  await expect(page.getByRole('tab', { name: `Pending ${rows.length}` })).toBeVisible();
  await audit(app);
});

/** What the ticket of a coin order says at the field that a refusal belongs to. */
const AT_FIELD: ReadonlyMap<string, string> = new Map([
  ['parameter_wrong', 'Use digits and at most 2 decimals'],
  ['amount_wrong', 'Use digits and a decimal point'],
  ['quantity_not_multiple', 'Only in steps of 0.0001 BTC'],
  ['order_below_minimum', 'At least 0.0005 BTC'],
  ['order_above_maximum', 'At most 5 BTC'],
  ['limit_sell_below_price', textOf('limit_sell_below_price')],
  // 0.01 at 7777.01, rounded up.
  ['wallet_insufficient', 'this order needs 77.78 USDT. Enter less, or add'],
]);

test('whatever refuses a coin order is said at its field or in the sheet, and the ticket keeps what was typed', async ({
  app,
}) => {
  const { page } = app;
  const limit = field(app, 'Limit price in USDT');
  const amount = page.getByRole('textbox', { name: /^Amount in/u });
  const fields: ReadonlyMap<string, Locator> = new Map([
    ['limit', limit],
    ['amount', amount],
  ]);
  const ask = (): Promise<void> =>
    page.getByRole('button', { name: /^(?:Buy|Sell) .* for/u }).press('Enter');
  const hear = async ({ key, target }: RefusalRow, value: string): Promise<void> => {
    await ask();
    const at = fields.get(target);
    if (at === undefined) await hearInSheet(app, 'Place order', key);
    else await hearAtField(app, at, AT_FIELD.get(key) ?? 'none');
    await keeps(limit, value);
    await expect(amount).toHaveValue('0.01');
  };
  await begin(app, 'practice', '/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit' }).click();
  await amount.fill('0.01');
  const typed = heardAtFields('placeCoinOrder');
  const heard = [...typed, ...heardInSheet('placeCoinOrder')];
  await each(app, heard, (value) => limit.fill(value), hear);

  const rows = heardInSheet('cancelCoinOrder');
  const first = page.getByRole('article').first();
  const typeLimit = async (value: string): Promise<void> => {
    await limit.fill(value);
    await ask();
    await placeInSheet(app);
    await expect(first.getByText(value.replace('7777', '7,777'))).toBeVisible();
  };
  await each(app, rows, typeLimit, async ({ key }) => {
    await press(first, 'Cancel order');
    await hearInSheet(app, 'Cancel order', key);
  });
  await expect(page.getByRole('heading', { name: `Open orders (${rows.length})` })).toBeVisible();

  await goTo(app, '/pages/coin/index?pair=ETH%2FUSDT');
  await amount.fill('0.1');
  await ask();
  await placeInSheet(app);
  await page.getByRole('radio', { name: 'Sell' }).click();
  await page.getByRole('radio', { name: 'Limit' }).click();
  await amount.fill('0.01');
  const selling = typed.filter(({ key }) => key === 'limit_sell_below_price');
  await each(app, selling, (value) => limit.fill(value), hear);
  await audit(app);
});
