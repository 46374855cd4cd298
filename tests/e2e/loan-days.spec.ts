import type { Locator } from '@playwright/test';
import { cents, figureOf, money, readBooks, refocusUntil, startAt } from './books';
import { expect, pastDoubleTap, signInByMorning, test, type App } from './app';

const RECORDS = '/pages/loan/order';
const DAY_SECONDS = 86_400;

/** The last day of the term, and the one a week later. */
const DUE_DAY = 7;
const WEEK_LATE = 14;
/** A part is repaid on this day, all of it a week after the first day that it is overdue. */
const PART_DAY = 3;
const LAST_DAY = 15;
/** The night that passes while the record is on screen: it begins the delay. */
const OPEN_NIGHT = DUE_DAY;

const AMOUNT = 77_777;
/** 0.5 % of 777.77 is 3.88885, rounded up. */
const FEE = 389;
const PART = 10_000;
const CREDIT = 800_000;
/** Parts of a cent in which interest is exact: 0.06 % and 0.12 % of a cent. */
const EXACT = 10_000;
const RATE = 6;
const LATE_RATE = 12;

/** A debt in cents; what has accrued in ten-thousandths of a cent. */
interface Debt {
  readonly fee: number;
  readonly principal: number;
  readonly accrued: number;
  readonly interestPaid: number;
}

const interestOf = ({ accrued, interestPaid }: Debt): number =>
  Math.ceil(accrued / EXACT) - interestPaid;
const totalOf = (debt: Debt): number => debt.fee + interestOf(debt) + debt.principal;

/** The debt after the nights of these days, worked out here night by night. */
const after = (debt: Debt, fromDay: number, toDay: number): Debt => {
  let { accrued } = debt;
  for (let day = fromDay; day < toDay; day += 1)
    accrued += debt.principal * (day < DUE_DAY ? RATE : LATE_RATE);
  return { ...debt, accrued };
};

const amountAt = async (within: Locator, label: string): Promise<number> =>
  cents((await figureOf(within, label).textContent()) ?? '');

/** What the record says will be owed. */
interface Said {
  /** Owed on the due day. */
  readonly onDueDay: number;
  /** Owed a week after it. */
  readonly weekLate: number;
  /** Owed a week after the first day of the delay. */
  readonly inWeek: number;
}

/** Holds what the record says of the debt on one day to what was worked out, and reads what it says of the days to come. */
const checkRecord = async ({ sheet }: App, day: number, debt: Debt, said: Said): Promise<Said> => {
  const isLate = day > DUE_DAY;
  await expect(figureOf(sheet, 'Owed today')).toHaveText(money(totalOf(debt)));
  await expect(figureOf(sheet, 'Fee')).toHaveText(money(debt.fee));
  await expect(figureOf(sheet, 'Interest')).toHaveText(money(interestOf(debt)));
  await expect(figureOf(sheet, 'Principal')).toHaveText(money(debt.principal));
  await expect(sheet.getByText('This loan is overdue', { exact: false })).toHaveCount(
    isLate ? 1 : 0,
  );
  await expect(sheet.getByRole('button', { name: `All: ${money(totalOf(debt))}` })).toBeVisible();
  if (!isLate) {
    expect(await amountAt(sheet, 'On the due day')).toBe(said.onDueDay);
    expect(await amountAt(sheet, 'One week late')).toBe(said.weekLate);
    return said;
  }
  await expect(sheet.getByText('On the due day')).toHaveCount(0);
  const inWeek = await amountAt(sheet, 'In one week');
  expect(inWeek).toBe(totalOf(after(debt, day, day + 7)));
  return day === DUE_DAY + 1 ? { ...said, inWeek } : said;
};

/** What was said before of what is owed on a day. */
const saidOf = (day: number, said: Said): number | undefined =>
  new Map([
    [DUE_DAY, said.onDueDay],
    [WEEK_LATE, said.weekLate],
    [LAST_DAY, said.inWeek],
  ]).get(day);

/** Holds the totals and the score to the debt. */
const checkTotals = async (app: App, day: number, debt: Debt): Promise<void> => {
  const { page } = app;
  const main = page.getByRole('main');
  await app.open('/pages/loan/index');
  await expect(main.getByText('Owed now').locator('..')).toContainText(money(totalOf(debt)));
  await expect(figureOf(main, 'Principal left')).toHaveText(money(debt.principal));
  await expect(figureOf(main, 'Borrowed so far')).toHaveText(money(AMOUNT));
  await expect(figureOf(main, 'Credit left')).toHaveText(money(CREDIT - debt.principal));
  await app.open('/pages/user/credit');
  // 50, less 30 while a loan is overdue.
  await expect(main.getByText(day > DUE_DAY ? '20' : '50', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('−30', { exact: true })).toHaveCount(day > DUE_DAY ? 1 : 0);
};

/** Applies, and returns the id of the loan and what was said of it before the tap. */
const borrow = async (app: App): Promise<readonly [id: number, said: Said]> => {
  const { page, sheet, mock } = app;
  await app.open('/pages/loan/detail?id=1');
  await page.getByLabel('Amount in USDT').fill('777.77');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Apply for 777.77 USDT' }).click();
  const onDueDay = await amountAt(sheet, 'Total due');
  const weekLate = onDueDay + (await amountAt(sheet, 'One week late adds'));
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Apply for 777.77 USDT' }).click();
  await expect(page).toHaveURL(/loan\/order\?id=\d+$/u);
  await mock({ command: 'advance', seconds: 60 });
  return [Number(/id=(\d+)/u.exec(page.url())?.[1]), { onDueDay, weekLate, inWeek: 0 }];
};

/** Repays, and returns what the sheet says is left. */
const repay = async ({ page, sheet }: App, amount: number): Promise<number> => {
  const name = `Repay ${money(amount)}`;
  await sheet.getByLabel('Amount in USDT').fill(`${amount / 100}`);
  await sheet.getByRole('button', { name }).click();
  const confirm = page.getByRole('dialog', { name: 'Check your repayment' });
  const left = await figureOf(confirm, 'Left to repay').innerText();
  await pastDoubleTap(page);
  await confirm.getByRole('button', { name }).click();
  await expect(confirm).toHaveCount(0);
  return cents(left.split('USDT').at(-2) ?? '');
};

test('a whole loan, day by day: each figure is what was said before and what is booked, late days too', async ({
  app,
}) => {
  const { sheet, mock } = app;
  await signInByMorning(app, 'practice');
  const start = await readBooks(app, 'practice');
  const [id, firstSaid] = await borrow(app);
  const record = `${RECORDS}?id=${id}`;
  let debt: Debt = { fee: FEE, principal: AMOUNT, accrued: 0, interestPaid: 0 };
  let said = firstSaid;
  expect(said.onDueDay).toBe(totalOf(after(debt, 0, DUE_DAY)));
  await startAt(app, record);
  for (let day = 0; day <= LAST_DAY; day += 1) {
    said = await checkRecord(app, day, debt, said);
    expect(totalOf(debt)).toBe(saidOf(day, said) ?? totalOf(debt));
    if (day === PART_DAY) {
      // The fee, then the interest of three nights, 1.399986, then principal.
      const parts = { fee: FEE, interest: 140, principal: PART - FEE - 140 };
      expect(await repay(app, PART)).toBe(totalOf(debt) - PART);
      debt = {
        ...debt,
        fee: 0,
        principal: debt.principal - parts.principal,
        interestPaid: parts.interest,
      };
      await expect(figureOf(sheet, 'Owed today')).toHaveText(money(totalOf(debt)));
      const books = await readBooks(app, 'practice');
      expect(books.received('fee') - start.received('fee')).toBe(parts.fee);
      expect(books.received('interest') - start.received('interest')).toBe(parts.interest);
      said = {
        onDueDay: totalOf(after(debt, day, DUE_DAY)),
        weekLate: totalOf(after(debt, day, WEEK_LATE)),
        inWeek: 0,
      };
      await checkRecord(app, day, debt, said);
    }
    const books = await readBooks(app, 'practice');
    expect(start.received('loan-principal') - books.received('loan-principal')).toBe(
      debt.principal,
    );
    if (day === LAST_DAY) break;
    await checkTotals(app, day, debt);
    if (day === OPEN_NIGHT) await startAt(app, record);
    if (day === OPEN_NIGHT) await expect(sheet.getByText('Owed today').first()).toBeVisible();
    await mock({ command: 'advance', seconds: DAY_SECONDS });
    debt = after(debt, day, day + 1);
    if (day === OPEN_NIGHT) await refocusUntil(app, 'This loan is overdue');
    else await startAt(app, record);
  }

  const owed = totalOf(debt);
  await repay(app, owed);
  await expect(sheet.getByText('Repaid', { exact: true }).first()).toBeVisible();
  const end = await readBooks(app, 'practice');
  const cost = PART + owed - AMOUNT;
  expect(end.available).toBe(start.available - cost);
  expect(end.received('loan-principal')).toBe(start.received('loan-principal'));
  // What the record says that it cost is what the house has taken.
  await expect(figureOf(sheet, 'Fee')).toHaveText(
    money(end.received('fee') - start.received('fee')),
  );
  await expect(figureOf(sheet, 'Interest')).toHaveText(
    money(end.received('interest') - start.received('interest')),
  );
  await expect(figureOf(sheet, 'Repaid so far')).toHaveText(money(PART + owed));
  expect(await mock({ command: 'audit' })).toEqual([]);
});
