import type { Locator } from '@playwright/test';
import { figureOf } from './books';
import { expect, pastDoubleTap, signInByMorning, test, type App } from './app';
import { CALLS, failNextCalls, NO_REPLY } from './lost-calls';

/** From the morning on which the world begins to the first minutes of the next day in UTC. */
const PAST_MIDNIGHT = '15:05:00';
const MOVED = 'The figures have changed since.';

const borrow = async ({ page, sheet }: App): Promise<void> => {
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Apply for 500.00 USDT' }).click();
};

/** Types 100 in the opened record, and returns the sheet that confirms its repayment. */
const stageRepayment = async ({ page, sheet }: App): Promise<Locator> => {
  const confirm = page.getByRole('dialog', { name: 'Check your repayment' });
  await sheet.getByLabel('Amount in USDT').fill('100');
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Repay 100.00 USDT' }).click();
  await expect(confirm).toBeVisible();
  return confirm;
};

/** How often the loans were read. */
const loanReads = async ({ mock }: App): Promise<number> =>
  CALLS.parse(await mock({ command: 'calls' })).filter(({ operation }) => operation === 'getLoans')
    .length;

test('figures on screen at 00:00 UTC are renewed: of an application, a record and a repayment', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await page.clock.install();
  await signInByMorning(app, 'practice');
  await app.open('/pages/loan/detail?id=1');
  await page.getByLabel('Amount in USDT').fill('500');
  await expect(figureOf(page.getByRole('main'), 'Due by')).toContainText('2026-03-09');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Apply for 500.00 USDT' }).click();
  await expect(figureOf(sheet, 'Due by')).toContainText('2026-03-09');

  await page.clock.fastForward(PAST_MIDNIGHT);
  await expect(sheet.getByText(MOVED)).toBeVisible();
  await sheet.getByRole('button', { name: 'Show the new figures' }).click();
  await expect(figureOf(sheet, 'Due by')).toContainText('2026-03-10');
  await borrow(app);
  await expect(page).toHaveURL(/loan\/order\?id=\d+$/u);
  await mock({ command: 'advance', seconds: 60 });
  await page.clock.fastForward('00:10');
  await expect(figureOf(sheet, 'Owed today')).toHaveText('502.50 USDT');

  // The record itself.
  await page.clock.fastForward('24:00:00');
  await expect(figureOf(sheet, 'Owed today')).toHaveText('502.80 USDT');

  // Nothing is read after midnight at first: the day alone makes the figures of the sheet old.
  const confirm = await stageRepayment(app);
  await expect(figureOf(confirm, 'Interest')).toHaveText('0.30 USDT');
  await failNextCalls(app, 'getLoans', 'beforeCommit', NO_REPLY, 2);
  await page.clock.fastForward('24:00:00');
  await confirm.getByRole('button', { name: 'Show the new figures' }).click();
  await page.clock.fastForward('01:00');
  await expect(figureOf(sheet, 'Owed today')).toHaveText('503.10 USDT');

  await stageRepayment(app);
  await expect(figureOf(confirm, 'Interest')).toHaveText('0.60 USDT');
  const before = await loanReads(app);
  await page.clock.fastForward('24:00:00');
  await expect(confirm.getByText(MOVED)).toBeVisible();
  await expect.poll(() => loanReads(app)).toBeGreaterThan(before);
  await pastDoubleTap(page);
  await confirm.getByRole('button', { name: 'Show the new figures' }).click();
  await expect(figureOf(confirm, 'Interest')).toHaveText('0.90 USDT');
  await pastDoubleTap(page);
  await confirm.getByRole('button', { name: 'Repay 100.00 USDT' }).click();
  await expect(figureOf(sheet, 'Owed today')).toHaveText('403.40 USDT');
  expect(await mock({ command: 'audit' })).toEqual([]);
});
