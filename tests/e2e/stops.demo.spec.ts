import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/page-checks';
import { expect, test, type App } from './app';

const field = ({ page }: App, name: string) => page.getByRole('textbox', { name });

const grip = ({ page }: App, name: string) => page.getByRole('slider', { name });

const centreOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The number in a field. */
const priceIn = async (of: Locator): Promise<number> =>
  Number((await of.inputValue()).replaceAll(',', ''));

/** A ticket with its stops open and a limit price, from which they are measured. */
const openStops = async (app: App): Promise<void> => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit', exact: true }).click();
  await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
};

test('a percent chip sets one stop, on its side of the entry price', async ({ app }) => {
  const { page } = app;
  await openStops(app);
  const up = page.getByRole('button', { name: '+2% Take profit' });
  // Nothing to measure from, and nothing filled in.
  await expect(up).toBeDisabled();
  await expect(field(app, 'Take profit')).toHaveValue('');
  await field(app, 'Limit price').fill('50000');
  await up.click();
  await expect(field(app, 'Take profit')).toHaveValue('51,000.00');
  await expect(field(app, 'Stop loss')).toHaveValue('');
  await page.getByRole('button', { name: '−5% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('47,500.00');
  await page.getByRole('radio', { name: 'Percent', exact: true }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('5');
  await page.getByRole('button', { name: '−1% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('1');
  await expect(page.getByText(/^At 49,500.00, 1% away/u)).toBeVisible();

  await page.getByRole('radio', { name: 'Short', exact: true }).click();
  await page.getByRole('radio', { name: 'Price', exact: true }).click();
  await page.getByRole('button', { name: '+1% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('50,500.00');
});

test('lines on the chart move the limit and the stops: by keys, by mouse, by finger', async ({
  app,
}) => {
  const { page } = app;
  await openStops(app);
  await expect(grip(app, 'Take profit')).toHaveCount(0);
  await field(app, 'Limit price').fill('50000');

  await test.step('arrow keys move by a tick, Page keys by ten', async () => {
    await expect(grip(app, 'Take profit')).toHaveAttribute('aria-valuetext', /^Not set/u);
    await grip(app, 'Take profit').focus();
    await page.keyboard.press('PageUp');
    await expect(field(app, 'Take profit')).toHaveValue('50,000.10');
    await page.keyboard.press('ArrowDown');
    await expect(field(app, 'Take profit')).toHaveValue('50,000.09');
    await grip(app, 'Limit price').focus();
    await page.keyboard.press('ArrowUp');
    await expect(field(app, 'Limit price')).toHaveValue('50,000.01');
    await expectAccessible(page);
  });

  await test.step('the mouse drags the stop loss from its place below, and its meaning follows', async () => {
    const { x, y } = await centreOf(grip(app, 'Stop loss'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 10, { steps: 3 });
    const first = await priceIn(field(app, 'Stop loss'));
    expect(first).toBeLessThan(50_000);
    await page.mouse.move(x, y + 30, { steps: 3 });
    await page.mouse.up();
    const price = await field(app, 'Stop loss').inputValue();
    expect(await priceIn(field(app, 'Stop loss'))).toBeLessThan(first);
    await expect(page.getByText(`At ${price},`)).toBeVisible();
    await expect(grip(app, 'Stop loss')).toHaveAttribute('aria-valuetext', price);
    await expect(page).toHaveURL(/contract\/index/u);
  });

  await test.step('a finger drags the take profit up, and the page stays', async () => {
    const before = await priceIn(field(app, 'Take profit'));
    await page.evaluate(() => window.scrollTo(0, 40));
    const { x, y } = await centreOf(grip(app, 'Take profit'));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      });
    await touch('touchStart', y);
    for (const by of [5, 15, 25, 35]) await touch('touchMove', y - by);
    await touch('touchEnd');
    expect(await priceIn(field(app, 'Take profit'))).toBeGreaterThan(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
  });
});

test('lines move the stops of a position while their form is open', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await field(app, 'Lots').fill('1');
  await page.getByRole('button', { name: /^Long at/u }).click();
  await sheet.getByRole('button', { name: /^Open Long/u }).press('Enter');
  await page.getByRole('button', { name: 'Edit stops' }).click();
  const stop = sheet.getByRole('slider', { name: 'Stop loss' });
  await sheet.getByRole('button', { name: '−5% Stop loss' }).click();
  const text = sheet.getByRole('textbox', { name: 'Stop loss' });
  const before = await priceIn(text);
  await stop.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  const price = await text.inputValue();
  expect(await priceIn(text)).toBeCloseTo(before - 0.11, 5);
  await expect(stop).toHaveAttribute('aria-valuetext', price);
  await expectAccessible(page);
  const profit = sheet.getByRole('textbox', { name: 'Take profit' });
  await profit.fill('99999.50');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article').getByText(price)).toBeVisible();

  await test.step('looked at in other units, they do not move', async () => {
    await page.getByRole('button', { name: 'Edit stops' }).click();
    for (const unit of ['Percent', 'Amount', 'Price']) {
      await sheet.getByRole('radio', { name: unit, exact: true }).click();
      await expect(sheet.getByText(`At ${price},`)).toBeVisible();
    }
    await expect(text).toHaveValue(price);
    await expect(profit).toHaveValue('99,999.50');
    await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });
});

test('each pair has its own ticket, on the form and on the chart', async ({ app }) => {
  const { page } = app;
  await openStops(app);
  await field(app, 'Limit price').fill('50000');
  await page.getByRole('button', { name: /BTC\/USDT/u }).click();
  await page.getByRole('button', { name: /^ETH\/USDT/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: /ETH\/USDT/u })).toBeVisible();
  await expect(grip(app, 'Limit price')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Market', exact: true })).toBeChecked();
  await page.goto('./#/pages/contract/index?pair=BTC%2FUSDT');
  await expect(field(app, 'Limit price')).toHaveValue('50,000');
  await expect(grip(app, 'Limit price')).toHaveAttribute('aria-valuetext', '50,000.00');
});
