import { expectAccessible } from '../support/page-checks';
import { expect, expectMessage, pastDoubleTap, signInByMorning, test, WIRE, type App } from './app';
import { figureOf, refocusUntil, startAt } from './books';
import { failNextCalls, loseCall } from './lost-calls';

const LIST = '/pages/InterestTreasure/index';
const ORDERS = '/pages/InterestTreasure/order';
const productAt = (id: number): string => `/pages/InterestTreasure/detail?id=${id}`;

const DAY_SECONDS = 86_400;

const amountIn = ({ page }: App, currency: string) => page.getByLabel(`Amount in ${currency}`);

/** Types an amount and opens the sheet. */
const stage = async (app: App, amount: string, text: string): Promise<void> => {
  await amountIn(app, 'USDT').fill(amount);
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: `Deposit ${text} USDT` }).click();
  await expect(app.sheet.getByText('Confirm deposit')).toBeVisible();
};

const confirm = async ({ page, sheet }: App): Promise<void> => {
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: /^Deposit / }).click();
};

/** Moves the clock on and reads the records again. */
const advance = async ({ page, mock, open }: App, seconds: number, id: number): Promise<void> => {
  await mock({ command: 'advance', seconds });
  await open(LIST);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await open(`${ORDERS}?id=${id}`);
};

test(
  'a deposit, three nights, and an early redemption that costs what was said',
  WIRE,
  async ({ app }) => {
    const { page, sheet, mock } = app;
    await signInByMorning(app, 'practice');
    await app.open(LIST);
    // The range of the rate a day, and of a year without interest on interest: 0.02 and 0.03 % x 365.
    const week = page.getByRole('link', { name: /^USDT · 7 days/u });
    await expect(week).toContainText('0.02% – 0.03%');
    await expect(week).toContainText('7.3% – 10.95%');
    await expect(page.getByRole('link', { name: /^USDT · 90 days/u })).toContainText('Full');
    await week.click();

    await amountIn(app, 'USDT').fill('1000');
    // 1,000 x 0.02 % x 7 = 1.40 to 2.10; half of 1.40 is 0.70. With three days paid 0.80 to 1.20 is left, half of 0.80 is 0.40.
    await expect(page.getByText('about 1.40 – 2.10 USDT').first()).toBeVisible();
    await expect(page.getByText('999.30 USDT')).toBeVisible();
    await expect(page.getByText('999.60 USDT')).toBeVisible();
    await expect(page.getByText('about 0.80 – 1.20 USDT')).toBeVisible();
    await expectAccessible(page);

    await stage(app, '1000', '1,000.00');
    await expect(sheet.getByText('fee 0.70 USDT, 999.30 USDT back')).toBeVisible();
    await expect(figureOf(sheet, 'Daily rate')).toHaveText('0.02% – 0.03%');
    await expect(figureOf(sheet, 'Yearly rate (simple)')).toHaveText('7.3% – 10.95%');
    await loseCall(app, 'openDeposit', () => confirm(app));
    // Then the reply is lost after the deposit was taken: it is found in the records, and shown.
    await failNextCalls(app, 'openDeposit', 'afterCommit', { kind: 'network-error' });
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expectMessage(app, 'Deposit sent');
    await expect(page).toHaveURL(/order\?id=\d+$/u);
    await expect(sheet.getByText('The deposit is being reviewed.', { exact: false })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Take back' })).toBeVisible();
    const id = Number(/id=(\d+)/u.exec(page.url())?.[1]);

    await advance(app, 60, id);
    await expect(sheet.getByText('0 of 7 paid')).toBeVisible();
    await expect(figureOf(sheet, 'Fee now')).toHaveText('0.70 USDT');
    await expect(figureOf(sheet, 'Interest in all')).toHaveText('about 1.40 – 2.10 USDT');
    await expect(sheet.getByText('about 0.20 – 0.30 USDT')).toHaveCount(4);
    await expectAccessible(page);

    await advance(app, 3 * DAY_SECONDS, id);
    await refocusUntil(app, '3 of 7 paid');
    await expect(figureOf(sheet, 'Fee now')).toHaveText('0.40 USDT');
    await expect(figureOf(sheet, 'Interest you give up')).toHaveText('about 0.80 – 1.20 USDT');
    await expect(figureOf(sheet, 'Interest in all')).toHaveText(
      /^about \d\.\d\d – \d\.\d\d USDT$/u,
    );
    await expect(figureOf(sheet, 'Yearly rate (simple)')).toHaveText('7.3% – 10.95%');
    await expect(figureOf(sheet, 'You get back')).toHaveText('999.60 USDT');

    // Assets tells of it, since its total does not count it.
    await app.open('/pages/assets/index');
    await page.getByRole('link', { name: 'In savings, not in the total 1,000.00 USDT' }).click();
    await page.getByRole('button', { name: /1,000\.00 USDT/u }).click();
    await sheet.getByRole('button', { name: 'Redeem early' }).click();
    await loseCall(app, 'redeemDeposit', async () => {
      await pastDoubleTap(page);
      await sheet.getByRole('button', { name: 'Redeem, 999.60 USDT back' }).click();
    });
    await failNextCalls(app, 'redeemDeposit', 'afterCommit', { kind: 'network-error' });
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expectMessage(app, '999.60 USDT is back in your spot account');
    await expect(sheet.getByText('Ended early')).toHaveCount(2);
    await expect(figureOf(sheet, 'Fee')).toHaveText('0.40 USDT');
    await expect(sheet.getByText('999.60 USDT is back in your spot account.')).toBeVisible();
    await expect(sheet.getByText('3 of 7 paid')).toBeVisible();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: /1,000\.00 USDT/u })).toHaveCount(1);
    expect(await mock({ command: 'audit' })).toEqual([]);
  },
);

test('refusals at their place; rejected, taken back, changed meanwhile; not on sale', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await signInByMorning(app, 'practice');
  await app.open(productAt(5));
  await expect(page.getByRole('link', { name: /^All places are taken/u })).toBeVisible();
  await app.open(productAt(901));
  await expect(page.getByText('This product is not on sale.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'See products' }).click();
  await page.getByRole('link', { name: /^USDT · 7 days/u }).click();

  await test.step('bounds and balance before the tap, the product and the server after it', async () => {
    await amountIn(app, 'USDT').fill('99.99');
    await expect(page.getByText('At least 100.00 USDT')).toBeVisible();
    await amountIn(app, 'USDT').fill('50000.01');
    await expect(page.getByText('At most 50,000.00 USDT per deposit')).toBeVisible();
    await amountIn(app, 'USDT').fill('20000');
    await expect(page.getByText('You have 10,000.00 USDT.', { exact: false })).toBeVisible();
    // Play money comes from the other account alone.
    await expect(
      page.getByRole('link', { name: 'Transfer from your contract account' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Top up' })).toHaveCount(0);
    for (const tooLittle of ['0', '-5']) {
      await amountIn(app, 'USDT').fill(tooLittle);
      await expect(page.getByText('At least 100.00 USDT')).toBeVisible();
    }
    await amountIn(app, 'USDT').fill('100.001');
    await expect(page.getByText('Use digits and at most 2 decimals')).toBeVisible();
    for (const [key, words] of [
      ['project_ended', /^This product has ended/u],
      ['project_state_wrong', /^This product is not on sale yet/u],
    ] as const) {
      await failNextCalls(app, 'openDeposit', 'beforeCommit', { kind: 'refusal', key });
      await stage(
        app,
        key === 'project_ended' ? '300' : '301',
        key === 'project_ended' ? '300.00' : '301.00',
      );
      await confirm(app);
      await expect(page.getByRole('link', { name: words })).toBeVisible();
    }
  });

  await test.step('rejected: the reason, and all of it back', async () => {
    await stage(app, '500.13', '500.13');
    await confirm(app);
    await expect(sheet.getByText('The deposit is being reviewed.', { exact: false })).toBeVisible();
    const id = Number(/id=(\d+)/u.exec(page.url())?.[1]);
    await advance(app, 60, id);
    await expect(sheet.getByText('The conditions are not met.')).toBeVisible();
    await expect(sheet.getByText('500.13 USDT is back in your spot account.')).toBeVisible();
  });

  await test.step('ended while its sheet was open: it says what the deposit is now', async () => {
    await app.open(productAt(1));
    await stage(app, '600.14', '600.14');
    await confirm(app);
    await sheet.getByRole('button', { name: 'Take back' }).click();
    const takeBack = sheet.getByRole('button', { name: 'Take back 600.14 USDT' });
    await failNextCalls(app, 'redeemDeposit', 'beforeCommit', {
      kind: 'refusal',
      key: 'deposit_status_abnormal',
    });
    await pastDoubleTap(page);
    await takeBack.click();
    await expect(sheet.getByText('It is now: Under review.', { exact: false })).toBeVisible();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await pastDoubleTap(page);
    // Back at the record: Escape leads there as well, and from there to the list.
    await sheet.getByRole('button', { name: 'Take back' }).click();
    await expect(takeBack).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet.getByText('The deposit is being reviewed.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: /600\.14 USDT/u }).click();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Take back' }).click();
    await pastDoubleTap(page);
    await takeBack.click();
    await expectMessage(app, '600.14 USDT is back in your spot account');
  });
  expect(await mock({ command: 'audit' })).toEqual([]);
});

test('a visitor sees terms and dates, and logs in to deposit; live money needs a verified identity', async ({
  app,
}) => {
  const { page } = app;
  await app.open(LIST);
  await expect(page.getByText('Log in to see what you earn', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: /^BTC · 30 days/u }).click();
  await expect(page.getByText('Example: 0.01 BTC')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to deposit' })).toHaveAttribute(
    'href',
    /login/u,
  );

  await app.signIn('unverified');
  await app.open(productAt(1));
  await amountIn(app, 'USDT').fill('100');
  const gate = page.getByRole('link', { name: 'Verify your identity first' });
  await expect(gate).toBeVisible();
  await gate.click();
  await expect(page).toHaveURL(/primaryAuth/u);
  await page.goBack();
  // What was typed is kept.
  await expect(amountIn(app, 'USDT')).toHaveValue('100');
  await amountIn(app, 'USDT').fill('40000');
  // Real money comes by a top-up or from the other account.
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Top up' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Transfer/u })).toBeVisible();
});

test('past midnight in UTC the sheet sends nothing with the dates of the day before, and offers the new ones', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await app.signIn('practice', 'clock:2026-03-02T23:58Z,seed:7');
  await app.open(productAt(1));
  await stage(app, '500', '500.00');
  await expect(figureOf(sheet, 'First interest payment')).toHaveText(/^2026-03-03 /u);
  await expect(figureOf(sheet, 'Last interest, deposit back')).toHaveText(/^2026-03-09 /u);
  await expect(sheet.getByText('If it is approved today (UTC).', { exact: false })).toBeVisible();

  await mock({ command: 'advance', seconds: 180 });
  await refocusUntil(app, 'It is past midnight (UTC): the dates have changed.');
  await expect(sheet.getByRole('button', { name: /^Deposit / })).toHaveCount(0);
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Show new dates' }).click();
  await expect(figureOf(sheet, 'First interest payment')).toHaveText(/^2026-03-04 /u);
  await expect(figureOf(sheet, 'Last interest, deposit back')).toHaveText(/^2026-03-10 /u);
  await confirm(app);
  await expect(page).toHaveURL(/order\?id=\d+$/u);
  const id = Number(/id=(\d+)/u.exec(page.url())?.[1]);
  await advance(app, 60, id);
  await expect(figureOf(sheet, 'Next interest payment')).toHaveText(/^2026-03-04 /u);
  await expect(figureOf(sheet, 'Ends')).toHaveText(/^2026-03-10 /u);
  expect(await mock({ command: 'audit' })).toEqual([]);
});

test('totals of several currencies are marked as converted, those of money alone are exact', async ({
  app,
}) => {
  const { page, mock } = app;
  const main = page.getByRole('main');
  const note = main.getByText('Converted to USDT at today’s prices');
  await signInByMorning(app, 'trader');
  await app.open(productAt(1));
  await stage(app, '150.55', '150.55');
  await confirm(app);
  await expect(page).toHaveURL(/order\?id=\d+$/u);
  await mock({ command: 'advance', seconds: DAY_SECONDS });
  await startAt(app, LIST);
  await expect(figureOf(main, 'Deposited now')).toHaveText('150.55 USDT');
  await expect(figureOf(main, 'Interest in total')).toHaveText(/^0\.0\d USDT$/u);
  await expect(note).toHaveCount(0);

  await app.open(productAt(4));
  await amountIn(app, 'ETH').fill('1.2');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Deposit 1\.2/u }).click();
  await confirm(app);
  await expect(page).toHaveURL(/order\?id=\d+$/u);
  await mock({ command: 'advance', seconds: DAY_SECONDS });
  await startAt(app, LIST);
  await expect(figureOf(main, 'Deposited now')).toHaveText(/^≈ \d,\d{3}\.\d\d USDT$/u);
  await expect(figureOf(main, 'Interest today')).toHaveText(/^≈ \d\.\d\d USDT$/u);
  await expect(figureOf(main, 'Interest in total')).toHaveText(/^≈ \d\.\d\d USDT$/u);
  await expect(note).toBeVisible();
});

test('the terms of a product stay without the balances', async ({ app }) => {
  const { page } = app;
  await signInByMorning(app, 'practice');
  await failNextCalls(app, 'getDeposits', 'beforeCommit', { kind: 'network-error' }, 100);
  await app.open(productAt(1));
  const main = page.getByRole('main');
  await expect(main.getByText('Your balances could not be loaded.')).toBeVisible();
  await expect(figureOf(main, 'Daily rate')).toHaveText('0.02% – 0.03%');
  await expect(figureOf(main, 'Interest until the end')).toHaveText('about 0.14 – 0.21 USDT');
  await expect(main.getByText('Early redemption')).toBeVisible();
  await expect(amountIn(app, 'USDT')).toHaveCount(0);
});
