import type { Locator } from '@playwright/test';
import { expect, pastDoubleTap, signInByMorning, test, type App } from './app';
import { failNextCalls } from './lost-calls';
import { sendUntilMoved } from './receipt-steps';

const SAVINGS = '/pages/InterestTreasure/detail?id=1';
const LOAN = '/pages/loan/detail?id=1';
/** Ends on 8 March. */
const LIGHTHOUSE = '/pages/project/detail?id=34102';
/** Its price moves every minute. */
const SLIPWAY = '/pages/project/detail?id=5604';
const SUBSCRIBE = 'Subscribe for 134.64 USDT';
const DAY_SECONDS = 86_400;

const refusal = (key: string) => ({ kind: 'refusal', key });

/** Types an amount, opens the sheet, and confirms it there. */
const send = async (app: App, field: Locator, typed: string, button: string): Promise<void> => {
  const { page, sheet } = app;
  await field.fill(typed);
  await pastDoubleTap(page);
  await page.getByRole('button', { name: button }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: button }).click();
};

test('a savings product or a loan that ended, is full or has not begun: said in place, the amount stays', async ({
  app,
}) => {
  const { page, sheet } = app;
  await signInByMorning(app, 'practice');
  const field = page.getByLabel('Amount in USDT');
  const told = [
    ['openDeposit', SAVINGS, 'project_ended', 'This product has ended. Choose another one.'],
    ['openDeposit', SAVINGS, 'project_full', 'All places are taken. Choose another product.'],
    [
      'openDeposit',
      SAVINGS,
      'project_state_wrong',
      'This product is not on sale yet. Choose another one.',
    ],
    ['applyForLoan', LOAN, 'product_not_found', 'This loan is no longer on offer. See all loans'],
  ] as const;
  for (const [index, [operation, route, key, text]] of told.entries()) {
    const amount = `${300 + index}`;
    await app.open(route);
    await failNextCalls(app, operation, 'beforeCommit', refusal(key));
    const verb = operation === 'openDeposit' ? 'Deposit' : 'Apply for';
    await send(app, field, amount, `${verb} ${amount}.00 USDT`);
    await expect(sheet).toHaveCount(0);
    const next = page.getByRole('link', { name: text });
    await expect(next).toBeVisible();
    await expect(field).toHaveValue(amount);
    // Nothing more can be sent as it is, and nothing is lost on the way to the others and back.
    await expect(page.getByRole('button', { name: `${verb} ${amount}.00 USDT` })).toBeDisabled();
    await next.click();
    await expect(page).toHaveURL(/\/index(?:\?|$)/u);
    await page.goBack();
    await expect(field).toHaveValue(amount);
  }
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});

test('a project that ended, is full or has not begun: said in place, the units stay', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await signInByMorning(app, 'practice');
  const field = page.getByLabel('Units', { exact: true });
  const told = [
    ['project_not_found', 'This project is not on sale. Choose another one.'],
    ['project_full', 'This project is sold out. Choose another one.'],
    ['project_state_wrong', 'This project is not open. Choose another one.'],
    ['project_ended', 'This project has ended. Choose another one.'],
  ] as const;
  for (const [key, text] of told) {
    await app.open(LIGHTHOUSE);
    await failNextCalls(app, 'subscribeToProject', 'beforeCommit', refusal(key));
    await send(app, field, '101', SUBSCRIBE);
    await expect(sheet).toHaveCount(0);
    const next = page.getByRole('link', { name: text });
    await expect(next).toBeVisible();
    await expect(field).toHaveValue('101');
    await expect(page.getByRole('button', { name: SUBSCRIBE })).toBeDisabled();
    await next.click();
    await expect(page).toHaveURL(/project\/index$/u);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue('101');
  }

  // It ends while the sheet is open: the server refuses, and the screen says so by itself.
  await pastDoubleTap(page);
  await page.getByRole('button', { name: SUBSCRIBE }).click();
  await pastDoubleTap(page);
  // In one go: the next reply about the project would close the sheet by itself.
  await sheet
    .getByRole('button', { name: SUBSCRIBE })
    .evaluate(async (button: HTMLElement, seconds) => {
      await window.__mock?.({ command: 'advance', seconds });
      button.click();
    }, 6 * DAY_SECONDS);
  await expect(page.getByText('This project has ended. Choose another one.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('link', { name: 'See all projects' }).click();
  await expect(page).toHaveURL(/project\/index$/u);
  expect(await mock({ command: 'audit' })).toEqual([]);
});

test('a price that moved before the confirmation, not accepted: the units stay, at the new cost', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await signInByMorning(app, 'practice');
  await app.open(SLIPWAY);
  const field = page.getByLabel('Units', { exact: true });
  await field.fill('300');
  await pastDoubleTap(page);
  const subscribe = page.getByRole('button', { name: /^Subscribe for / });
  const shown = (await subscribe.innerText()).trim();
  await subscribe.click();
  await mock({ command: 'advance', seconds: 60 });
  const inSheet = sheet.getByRole('button', { name: /^Subscribe for / });
  const accept = sheet.getByRole('button', { name: 'Accept new price' });
  await sendUntilMoved(app, { accept, send: inSheet });
  await expect(sheet.getByText('The price has changed. Check the new cost.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(field).toHaveValue('300');
  await expect(subscribe).not.toHaveText(shown);
  await expect(page.getByText('Available 10,000.00 USDT')).toBeVisible();
  expect(await mock({ command: 'audit' })).toEqual([]);
});
