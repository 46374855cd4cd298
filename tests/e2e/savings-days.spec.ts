import { figureOf, money, readBooks, refocusUntil, startAt } from './books';
import { expect, pastDoubleTap, signInByMorning, test, type App } from './app';
import { daysOf, payoutOf, readRecord, type Day } from './deposit-record';

const LIST = '/pages/InterestTreasure/index';
const ORDERS = '/pages/InterestTreasure/order';
const DAY_SECONDS = 86_400;

const NIGHTS = 7;
/** The night that passes while the record is on screen. */
const OPEN_NIGHT = 2;
const PRINCIPAL = 123_456;
/** Half of 1,234.56 x 0.02 % x the unpaid days, which is rounded down, rounded up: from seven days to one. */
const FEES = [86, 74, 62, 49, 37, 25, 12];
/** 1,234.56 x 0.02 % x 7, and 0.03 %. */
const LEAST = 172;
const MOST = 259;

/** Holds the totals of the list to the books. */
const checkTotals = async (app: App, held: number, booked: readonly number[]): Promise<void> => {
  const { page } = app;
  await app.open(LIST);
  const main = page.getByRole('main');
  const total = booked.reduce((sum, amount) => sum + amount, 0);
  await expect(figureOf(main, 'Deposited now')).toHaveText(money(held));
  await expect(figureOf(main, 'Interest today')).toHaveText(money(booked.at(-1) ?? 0));
  await expect(figureOf(main, 'Interest in total')).toHaveText(money(total));
};

/** Redeems in a copy of the world, and returns what that books: what comes back, and the fee. */
const redeemInCopy = async (app: App, id: number) => {
  const before = await readBooks(app, 'practice');
  await app.mock({ command: 'checkpoint', name: 'day' });
  const reply = await app.page.evaluate(async (deposit) => {
    const authorization = localStorage.getItem('token') ?? '';
    const body = new URLSearchParams({ id: `${deposit}` });
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch('/api/lh/deposit/cancel', { method: 'POST', headers, body });
    const message: unknown = await answer.json();
    return message;
  }, id);
  expect(reply).toMatchObject({ type: 'ok' });
  const after = await readBooks(app, 'practice');
  await app.mock({ command: 'restore', name: 'day' });
  return {
    back: after.available - before.available,
    fee: after.received('fee') - before.received('fee'),
  };
};

/** Deposits, and returns its id once it earns. */
const deposit = async (app: App): Promise<number> => {
  const { page, sheet, mock } = app;
  await app.open('/pages/InterestTreasure/detail?id=1');
  await page.getByLabel('Amount in USDT').fill('1234.56');
  // Said before the tap: what it brings, and what leaving costs on the first day and half way.
  await expect(page.getByText('about 1.72 – 2.59 USDT').first()).toBeVisible();
  await expect(page.getByText(money(PRINCIPAL - (FEES[0] ?? 0)))).toBeVisible();
  await expect(page.getByText(money(PRINCIPAL - (FEES[3] ?? 0)))).toBeVisible();
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Deposit 1,234.56 USDT' }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Deposit 1,234.56 USDT' }).click();
  await expect(page).toHaveURL(/order\?id=\d+$/u);
  await mock({ command: 'advance', seconds: 60 });
  return Number(/id=(\d+)/u.exec(page.url())?.[1]);
};

/** What was said of today on the day before has come. */
const checkAgainst = (yesterday: Day, today: Day, night: number): void => {
  const said = payoutOf(yesterday.payouts[night - 1]);
  const came = payoutOf(today.payouts[night - 1]);
  expect(said.isPaid).toBe(false);
  expect(came.isPaid).toBe(true);
  expect(came.day).toBe(said.day);
  expect(yesterday.next.startsWith(said.day)).toBe(true);
  expect(came.amount).toBeGreaterThanOrEqual(said.amount);
  expect(today.paid - yesterday.paid).toBe(came.amount);
  // What it brings at least never falls; its end stays; the days to come are the same.
  expect(today.inAll).toBeGreaterThanOrEqual(yesterday.inAll);
  expect(today.ends).toBe(yesterday.ends);
  expect(daysOf(today)).toEqual(daysOf(yesterday));
};

test('a whole deposit, day by day: each figure is what was said the day before and what is booked', async ({
  app,
}) => {
  const { sheet, mock } = app;
  await signInByMorning(app, 'practice');
  const start = await readBooks(app, 'practice');
  const id = await deposit(app);
  const record = `${ORDERS}?id=${id}`;
  await startAt(app, record);
  let yesterday: Day | undefined;
  for (let night = 0; night < NIGHTS; night += 1) {
    const books = await readBooks(app, 'practice');
    const booked = books.interestPaid;
    expect(booked).toHaveLength(night);
    const today = await readRecord(app, night, NIGHTS);
    expect(today.paid).toBe(booked.reduce((sum, amount) => sum + amount, 0));
    expect(today.payouts.slice(0, night).map((row) => payoutOf(row).amount)).toEqual(booked);
    expect(books.available).toBe(start.available - PRINCIPAL + today.paid);
    // What is given up is all that is still to come at least.
    expect(today.paid + today.givenUp).toBe(today.inAll);
    expect(today.inAll).toBeGreaterThanOrEqual(LEAST);
    expect(today.fee).toBe(FEES[night]);
    expect({ back: today.back, fee: today.fee }).toEqual(await redeemInCopy(app, id));
    if (yesterday !== undefined) checkAgainst(yesterday, today, night);
    await checkTotals(app, PRINCIPAL, booked);
    yesterday = today;
    // One night passes while the record is open, the others while the app is closed.
    if (night === OPEN_NIGHT) await startAt(app, record);
    if (night === OPEN_NIGHT) await readRecord(app, night, NIGHTS);
    await mock({ command: 'advance', seconds: DAY_SECONDS });
    if (night === OPEN_NIGHT) await refocusUntil(app, `${night + 1} of ${NIGHTS} paid`);
    else await startAt(app, record);
  }

  await expect(sheet.getByText('Completed', { exact: true }).first()).toBeVisible();
  const end = await readBooks(app, 'practice');
  const booked = end.interestPaid;
  const total = booked.reduce((sum, amount) => sum + amount, 0);
  // The last payout came with the principal when the record said that it ends.
  await expect(figureOf(sheet, 'Interest paid')).toHaveText(money(total));
  await expect(figureOf(sheet, 'Ends')).toHaveText(yesterday?.ends ?? '');
  expect(total).toBeGreaterThanOrEqual(yesterday?.inAll ?? LEAST);
  expect(total).toBeLessThanOrEqual(MOST);
  expect(end.available).toBe(start.available + total);
  await expect(sheet.getByRole('button', { name: 'Redeem early' })).toHaveCount(0);
  await checkTotals(app, 0, booked);
  expect(await mock({ command: 'audit' })).toEqual([]);
});
