import { expectAccessible } from '../support/page-checks';
import { PATIENCE } from '../support/patience';
import { expect, pastDoubleTap, signInByMorning, test, WIRE, type App } from './app';
import { refocusUntil } from './books';
import { failNextCalls, loseCall } from './lost-calls';

const LOANS = '/pages/loan/index';
const WEEK = '/pages/loan/detail?id=1';
const RECORDS = '/pages/loan/order';
const DAY_SECONDS = 86_400;

const amount = ({ page }: App) => page.getByLabel('Amount in USDT');

/** Fills in the form of a product and opens the sheet. */
const stageLoan = async (app: App, text: string): Promise<void> => {
  await amount(app).fill(text);
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: /^Apply for/u }).click();
  await expect(app.sheet.getByText('Total due')).toBeVisible();
};

const confirmLoan = async (app: App): Promise<void> => {
  await pastDoubleTap(app.page);
  await app.sheet.getByRole('button', { name: /^Apply for/u }).click();
};

/** The opened record shows this status. */
const expectStatus = async ({ sheet }: App, status: string): Promise<void> => {
  await expect(sheet.getByRole('heading', { name: /^Loan / })).toBeVisible();
  await expect(sheet.getByText(status, { exact: true }).first()).toBeVisible({
    timeout: PATIENCE.condition,
  });
};

const REPAY = /^Repay [\d,.]+ USDT$/u;

/** Types what to repay in the opened record, and opens the sheet that confirms it. */
const stageRepayment = async (app: App, text: string): Promise<void> => {
  await amount(app).fill(text);
  await pastDoubleTap(app.page);
  await app.sheet.getByRole('button', { name: REPAY }).click();
  await expect(app.page.getByRole('dialog', { name: 'Check your repayment' })).toBeVisible();
};

const confirmRepayment = async (app: App): Promise<void> => {
  await pastDoubleTap(app.page);
  await app.page
    .getByRole('dialog', { name: 'Check your repayment' })
    .getByRole('button', { name: REPAY })
    .click();
};

test(
  'a loan from its costs over a delay to the last repayment; lost replies; the score falls and rises',
  WIRE,
  async ({ app }) => {
    const { page, sheet, mock } = app;
    await signInByMorning(app, 'practice');
    await app.open(LOANS);
    await expect(page.getByText('8,000.00 USDT')).toBeVisible();
    await page.getByRole('link', { name: 'Details: 7 days' }).click();
    await expect(page).toHaveURL(/detail\?id=1$/u);

    // 0.5 % of 500; 500 x 0.06 % x 7; 500 x 0.12 % x 7
    await stageLoan(app, '500');
    for (const text of ['2.50 USDT', '2.10 USDT', '504.60 USDT', '+4.20 USDT', '−30'])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await loseCall(app, 'applyForLoan', () => confirmLoan(app));
    // Then the reply is lost after the server has it: the record is found, and there is one.
    await failNextCalls(app, 'applyForLoan', 'afterCommit', { kind: 'network-error' });
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/loan\/order\?id=\d+$/u);
    await expectStatus(app, 'Under review');
    await mock({ command: 'advance', seconds: 40 });
    await expectStatus(app, 'Repaying');
    await expectAccessible(page);

    // Seven nights of 0.30 and one of 0.60, after the due day.
    await mock({ command: 'advance', seconds: 8 * DAY_SECONDS });
    await app.open('/pages/user/credit');
    await expect(page.getByText('−30').first()).toBeVisible();
    await app.open(RECORDS);
    await expect(page.getByRole('button', { name: /500\.00 USDT/u })).toHaveCount(1);
    await page.getByRole('button', { name: /Overdue/u }).click();
    await refocusUntil(app, 'This loan is overdue');
    await expect(sheet.getByText('505.20 USDT').first()).toBeVisible();
    await amount(app).fill('505.21');
    await expect(sheet.getByText(/^You owe 505\.20 USDT/u)).toBeVisible();

    await stageRepayment(app, '100');
    for (const text of ['2.50 USDT', '2.70 USDT', '94.80 USDT', '405.20 USDT'])
      await expect(sheet.getByText(text)).toBeVisible();
    await loseCall(app, 'repayLoan', () => confirmRepayment(app));
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expectStatus(app, 'Overdue');
    await expect(sheet.getByText('−100.00 USDT')).toHaveCount(1);

    // All of it, and the reply is lost: found by what is repaid in all.
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: /^All:/u }).click();
    await expect(amount(app)).toHaveValue('405.20');
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: REPAY }).click();
    await failNextCalls(app, 'repayLoan', 'afterCommit', { kind: 'network-error' });
    await confirmRepayment(app);
    await expectStatus(app, 'Repaid');
    await app.open('/pages/assets/records?kind=repayment');
    await expect(page.getByText('−405.20 USDT')).toBeVisible();
    await expect(page.getByText('−100.00 USDT')).toBeVisible();
    await app.open('/pages/user/credit');
    await expect(page.getByText('+5', { exact: true })).toBeVisible();
    expect(await mock({ command: 'audit' })).toEqual([]);
  },
);

test('rejected, one at a time, refused repayments, and what a visitor sees', async ({ app }) => {
  const { page, sheet, mock } = app;
  await app.open(WEEK);
  await amount(app).fill('200');
  await expect(page.getByText('201.84 USDT')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Log in/u })).toBeVisible();
  await app.open('/pages/loan/detail?id=99');
  await expect(page.getByText('This loan is not on offer.')).toBeVisible();

  await signInByMorning(app, 'practice');
  await app.open(WEEK);
  await stageLoan(app, '200.13');
  await confirmLoan(app);
  await expectStatus(app, 'Under review');
  await mock({ command: 'advance', seconds: 40 });
  await expectStatus(app, 'Rejected');
  await expect(sheet.getByText(/^Reason: /u)).toBeVisible();
  await sheet.getByRole('link', { name: 'Apply again' }).click();

  // Approved, and repaid in a state that the server no longer knows.
  await stageLoan(app, '300');
  await confirmLoan(app);
  await expectStatus(app, 'Under review');
  await mock({ command: 'advance', seconds: 40 });
  await expectStatus(app, 'Repaying');
  await stageRepayment(app, '50');
  // Back at the record, with what was typed.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Check your repayment' })).toHaveCount(0);
  await expectStatus(app, 'Repaying');
  await stageRepayment(app, '50');
  await failNextCalls(app, 'repayLoan', 'beforeCommit', {
    kind: 'refusal',
    key: 'status_abnormal',
  });
  await confirmRepayment(app);
  await expect(
    sheet.getByText('Status of this loan now: Repaying', { exact: false }),
  ).toBeVisible();
  await amount(app).fill('60');
  await expect(sheet.getByText('Status of this loan now', { exact: false })).toBeHidden();
  await failNextCalls(app, 'repayLoan', 'beforeCommit', {
    kind: 'refusal',
    key: 'wallet_insufficient',
  });
  await stageRepayment(app, '61');
  await confirmRepayment(app);
  await expect(sheet.getByText(/in your spot account\. Enter less/u)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Transfer' })).toBeVisible();

  // One left to a reviewer: a second application waits for its decision.
  await app.open(WEEK);
  await stageLoan(app, '150.14');
  await confirmLoan(app);
  await expectStatus(app, 'Under review');
  await app.open('/pages/loan/detail?id=2');
  await page.getByRole('link', { name: /once your last application is decided/u }).click();
  await expectStatus(app, 'Under review');
  expect(await mock({ command: 'audit' })).toEqual([]);
});
