import type { Locator } from '@playwright/test';
import { cents, figureOf } from './books';
import { expect, pastDoubleTap, test, type App } from './app';

const LOANS = '/pages/loan/index';
const RECORDS = '/pages/loan/order';

const openAs = async ({ page }: App, persona: string, route: string): Promise<void> => {
  await page.goto(`./?mock=persona:${persona},clock:2026-03-02T09:00Z,seed:7#${route}`);
};

const openRecord = async ({ page, sheet }: App, status: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(status, 'u') }).click();
  await expect(sheet.getByRole('heading', { name: 'Terms' })).toBeVisible();
};

const amountAt = async (within: Locator, label: string): Promise<number> =>
  cents(await figureOf(within, label).innerText());

test('the loans screen and its records say when a running loan is due, and its annual rate', async ({
  app,
}) => {
  const { page, sheet } = app;
  const due = page.getByText(/^Due by 2026-03-02 24:00 UTC, 1[45]\sh/u);
  await openAs(app, 'borrower', LOANS);
  await expect(due).toBeVisible();
  await app.open(RECORDS);
  await expect(due).toBeVisible();
  await openRecord(app, 'Repaying');
  await expect(sheet.getByText('21.9% a year')).toBeVisible();
  await expect(figureOf(sheet, 'Late rate')).toContainText('43.8% a year');
});

test('an overdue loan says since when, what the score loses, and that nothing less than zero repays it', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openAs(app, 'debtor', LOANS);
  await expect(page.getByText(/^Overdue since 2026-\d\d-\d\d 00:00 UTC$/u)).toBeVisible();
  await app.open(RECORDS);
  await expect(page.getByText(/^Overdue since /u)).toBeVisible();
  await openRecord(app, 'Overdue');
  await expect(sheet.getByText('your credit score is 30 points lower')).toBeVisible();
  for (const text of ['0', '-5']) {
    await sheet.getByLabel('Amount in USDT').fill(text);
    await expect(sheet.getByText('Enter an amount above zero')).toBeVisible();
    await sheet.getByLabel('Amount in USDT').fill('');
    await expect(sheet.getByText('Enter an amount above zero')).toBeHidden();
  }
});

test('an application under review says what it costs if it is approved today', async ({ app }) => {
  const { sheet } = app;
  await openAs(app, 'debtor', RECORDS);
  await openRecord(app, 'Under review');
  const interest = await amountAt(sheet, 'Interest for 30 days');
  const parts = (await amountAt(sheet, 'Principal')) + (await amountAt(sheet, 'Fee'));
  expect(await amountAt(sheet, 'Total due')).toBe(parts + interest);
  await expect(figureOf(sheet, 'Due by')).toContainText('2026-04-01 24:00 UTC');
});

test('an application says its annual rates before the tap, and the minimum for zero or less', async ({
  app,
}) => {
  const { page, sheet } = app;
  await openAs(app, 'borrower', '/pages/loan/detail?id=1');
  const amount = page.getByLabel('Amount in USDT');
  for (const text of ['0', '-5']) {
    await amount.fill(text);
    await expect(page.getByText('At least 100.00 USDT')).toBeVisible();
    await amount.fill('');
    await expect(page.getByText('At least 100.00 USDT')).toBeHidden();
  }
  await amount.fill('500');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Apply for 500.00 USDT' }).click();
  await expect(figureOf(sheet, 'Interest')).toContainText('0.06% a day');
  await expect(figureOf(sheet, 'Interest')).toContainText('21.9% a year');
  await expect(figureOf(sheet, 'Late rate')).toContainText('43.8% a year');
});
