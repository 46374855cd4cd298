import { expectAccessible } from '../support/page-checks';
import type { Locator, Page } from '@playwright/test';
import { confirmOrder, expect, expectMessage, pastDoubleTap, test, type App, WIRE } from './app';
import { checkAgainAfterTimeout, failNextCalls } from './lost-calls';

const openContract = async (app: App): Promise<void> => {
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await expect(lots(app.page)).toBeVisible();
  await expectPositions(app, 0);
};

/** The field for the number of lots, on the ticket or in a sheet. */
const lots = (within: Page | Locator): Locator => within.getByRole('textbox', { name: 'Lots' });

/** The cards of the visible list. */
const positions = ({ page }: App) => page.getByRole('tabpanel').getByRole('article');

const expectPositions = async (app: App, count: number): Promise<void> => {
  await expect(app.page.getByRole('tab', { name: `Positions ${count}` })).toBeVisible();
  expect(await app.mock({ command: 'audit' })).toEqual([]);
};

const openLong = async (app: App, count: string): Promise<void> => {
  const { page } = app;
  await lots(page).fill(count);
  await page
    .getByRole('button', { name: new RegExp(`^Long at [\\d,.]+ ?${count} lot`, 'u') })
    .click();
  await confirmOrder(app);
};

test(
  'a long with a stop loss: opened, stops changed, closed in two parts, from all lots each time',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await openContract(app);
    await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
    await page.getByRole('radio', { name: 'Percent' }).click();
    await page.getByRole('textbox', { name: 'Stop loss' }).fill('5');
    await expect(page.getByText(/^At [\d,.]+, 5% away$/u)).toBeVisible();
    await openLong(app, '3');
    await expectMessage(app, 'Order placed');
    await expectPositions(app, 1);
    const card = positions(app).first();
    await expect(card.getByRole('heading')).toHaveText(/BTC\/USDTLong 10x/u);

    await card.getByRole('button', { name: 'Edit stops' }).click();
    await sheet.getByRole('radio', { name: 'Percent' }).click();
    await sheet.getByRole('textbox', { name: 'Take profit' }).fill('5');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expectMessage(app, 'Stops saved');
    await expect(card.getByText('None')).toHaveCount(0);

    // Lots of an opening that was left do not stand in the next one.
    await card.getByRole('button', { name: 'Close', exact: true }).click();
    await lots(sheet).fill('2');
    await expect(sheet.getByRole('heading', { name: 'Close part of the position' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await pastDoubleTap(page);
    await card.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(lots(sheet)).toHaveValue('3');
    await expect(sheet.getByRole('heading', { name: 'Close position' })).toBeVisible();
    await lots(sheet).fill('1');
    await sheet.getByRole('button', { name: 'Close 1 lot' }).click();
    await expectMessage(app, /^1 of 3 lots closed · [+−]?\d+\.\d\d USDT$/u);
    await expectPositions(app, 1);

    await pastDoubleTap(page);
    await card.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(lots(sheet)).toHaveValue('2');
    await sheet.getByRole('button', { name: 'Close 2 lots' }).click();
    await expectMessage(app, /^Position closed · [+−]?\d+\.\d\d USDT$/u);
    await expectPositions(app, 0);
    await page.getByRole('link', { name: 'Order records' }).click();
    await expect(page.getByRole('button', { name: /BTC\/USDT.*Long 10x/u }).first()).toBeVisible();
  },
);

test(
  'a reply lost after a position was opened: looked up in the list, nothing is opened twice',
  WIRE,
  async ({ app }) => {
    await openContract(app);
    await failNextCalls(app, 'openPosition', 'afterCommit', { kind: 'network-error' });
    await openLong(app, '1');
    await expectMessage(app, 'Order placed');
    await expectPositions(app, 1);
  },
);

test('an order that never arrived is reported once it can no longer arrive, and is resent at a confirmed price', async ({
  app,
}) => {
  const { sheet } = app;
  await openContract(app);
  await failNextCalls(app, 'openPosition', 'beforeCommit', { kind: 'network-error' });
  await openLong(app, '1');
  await expect(sheet.getByText(/We do not know yet/u)).toBeVisible();
  await checkAgainAfterTimeout(app, sheet.getByText(/This was not carried out\./u));
  await pastDoubleTap(app.page);
  // In two minutes the price may have moved too far: then the new figures are confirmed first.
  const retry = sheet.getByRole('button', { name: 'Try again' });
  const requote = sheet.getByRole('button', { name: 'Update price' });
  await expect(retry.or(requote)).toBeVisible();
  if (await requote.isVisible()) {
    await requote.click();
    await confirmOrder(app);
  } else await retry.click();
  await expectMessage(app, 'Order placed');
  await expectPositions(app, 1);
});

test('a limit order waits, and releases its margin when it is cancelled', WIRE, async ({ app }) => {
  const { page, sheet } = app;
  await openContract(app);
  await page.getByRole('radio', { name: 'Limit' }).click();
  await page.getByRole('textbox', { name: 'Limit price' }).fill('20000');
  await lots(page).fill('1');
  await page.getByRole('button', { name: 'Long, limit 20,000.00' }).click();
  await confirmOrder(app);
  await page.getByRole('tab', { name: 'Pending 1' }).click();
  await positions(app).first().getByRole('button', { name: 'Cancel order' }).click();
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expectMessage(app, 'Order cancelled');
  await expect(page.getByText('No pending orders')).toBeVisible();
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});

test('invalid values are shown at their fields before anything is sent', async ({ app }) => {
  const { page } = app;
  await openContract(app);
  const long = page.getByRole('button', { name: /^Long at/u });
  await lots(page).fill('500');
  await expect(lots(page)).toHaveAccessibleDescription(/balance|account|margin/iu);
  await expect(long).toBeDisabled();
  await lots(page).fill('1');
  await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
  await page.getByRole('textbox', { name: 'Take profit' }).fill('1');
  await expect(page.getByRole('textbox', { name: 'Take profit' })).toHaveAccessibleDescription(
    /wrong side/u,
  );
  await expect(long).toBeDisabled();
});

test('the ticket keeps its values after a refusal by the server', WIRE, async ({ app }) => {
  await openContract(app);
  await failNextCalls(app, 'openPosition', 'beforeCommit', {
    kind: 'refusal',
    key: 'trading_closing',
  });
  await openLong(app, '1');
  await expect(app.sheet.getByText(/This was not carried out\./u)).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(lots(app.page)).toHaveValue('1');
  await expectPositions(app, 0);
});

test('a visitor reads how leverage works and returns after login', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/contract/index?pair=ETH%2FUSDT');
  await expect(page.getByText('How it works')).toBeVisible();
  await page.getByRole('link', { name: 'Log in to trade' }).click();
  await expect(page).toHaveURL(/login/u);
});
