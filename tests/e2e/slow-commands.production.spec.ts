import type { Locator } from '@playwright/test';
import { expect, MORNING, pastDoubleTap, test, type App } from './app';
import { cents, readBooks } from './books';
import { CALLS, failNextCalls } from './lost-calls';
import { slowDown } from './slow-line';

/** Fills in a form and opens its sheet, whose button has the name of the form's. */
const stageForm =
  (route: string, field: string, button: string) =>
  async ({ page, sheet, open }: App): Promise<Locator> => {
    await open(route);
    const input = page.getByLabel(field, { exact: true });
    await expect(input).toBeVisible();
    await slowDown(page);
    await input.fill('1000');
    await page.getByRole('button', { name: button }).dblclick();
    return sheet.getByRole('button', { name: button });
  };

/** Opens a record of a list, in which a command is given. */
const openRecord = async ({ page, open }: App, list: string, row: RegExp): Promise<void> => {
  await open(list);
  await expect(page.getByRole('button', { name: row })).toBeVisible();
  await slowDown(page);
  await page.getByRole('button', { name: row }).click();
};

const REPAY = 'Repay 100.00 USDT';

/**
 * Commands of money: who gives them in which account, the steps to the button that sends, where it ends, and what that moves in
 * the spot account, in cents or as the button says.
 */
const COMMANDS: readonly {
  readonly operation: string;
  readonly person: string;
  readonly mode: 'live' | 'demo';
  readonly stage: (app: App) => Promise<Locator>;
  readonly done: (app: App) => Locator;
  readonly moved: number | 'as said';
}[] = [
  {
    operation: 'openDeposit',
    person: 'practice',
    mode: 'demo',
    stage: stageForm(
      '/pages/InterestTreasure/detail?id=1',
      'Amount in USDT',
      'Deposit 1,000.00 USDT',
    ),
    done: ({ page }) => page.getByRole('dialog', { name: /^Deposit D/u }),
    moved: -100_000,
  },
  {
    operation: 'redeemDeposit',
    person: 'saver',
    mode: 'live',
    stage: async (app) => {
      await openRecord(app, '/pages/InterestTreasure/order', /5,000\.00 USDT/u);
      await app.sheet.getByRole('button', { name: 'Redeem early' }).dblclick();
      return app.sheet.getByRole('button', { name: /^Redeem, .* back$/u });
    },
    done: ({ sheet }) => sheet.getByText('is back in your spot account.', { exact: false }),
    moved: 'as said',
  },
  {
    operation: 'applyForLoan',
    person: 'practice',
    mode: 'demo',
    stage: stageForm('/pages/loan/detail?id=1', 'Amount in USDT', 'Apply for 1,000.00 USDT'),
    done: ({ page }) => page.getByRole('dialog', { name: /^Loan L/u }),
    // Nothing is paid out before the review.
    moved: 0,
  },
  {
    operation: 'repayLoan',
    person: 'debtor',
    mode: 'live',
    stage: async (app) => {
      await openRecord(app, '/pages/loan/order', /Overdue/u);
      await app.page.getByLabel('Amount in USDT').fill('100');
      await app.sheet.getByRole('button', { name: REPAY }).dblclick();
      return app.page
        .getByRole('dialog', { name: 'Check your repayment' })
        .getByRole('button', { name: REPAY });
    },
    done: ({ sheet }) => sheet.getByText('−100.00 USDT'),
    moved: -10_000,
  },
  {
    operation: 'subscribeToProject',
    person: 'practice',
    mode: 'demo',
    stage: stageForm('/pages/project/detail?id=34102', 'Units', 'Subscribe for 1,333.00 USDT'),
    done: ({ page }) => page.getByRole('dialog', { name: /^Subscription P/u }),
    moved: -133_300,
  },
];

/** How long the reply is outstanding, in milliseconds: for longer than taps count as one. */
const OUTSTANDING_MS = 4000;

/** Taps twice at once, and once more when that is no double tap any longer. */
const tapThrice = async ({ page }: App, button: Locator): Promise<void> => {
  const box = await button.boundingBox();
  if (box === null) throw new Error('there is no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y, { clickCount: 2 });
  await pastDoubleTap(page);
  await page.mouse.click(x, y);
};

for (const { operation, person, mode, stage, done, moved } of COMMANDS)
  test(`${operation} on a slow line: taps while its reply is outstanding have one effect`, async ({
    app,
  }) => {
    await app.signIn(person, person === 'practice' ? MORNING : `persona:${person},${MORNING}`);
    const before = await readBooks(app, person, mode);
    const send = await stage(app);
    await expect(send).toBeVisible();
    const said = cents(await send.innerText());
    await pastDoubleTap(app.page);
    await failNextCalls(app, operation, 'afterCommit', { kind: 'latency', ms: OUTSTANDING_MS });
    await tapThrice(app, send);
    await expect(done(app)).toBeVisible();
    const calls = CALLS.parse(await app.mock({ command: 'calls' }));
    expect(calls.filter((call) => call.operation === operation)).toHaveLength(1);
    const after = await readBooks(app, person, mode);
    expect(after.available - before.available).toBe(moved === 'as said' ? said : moved);
    expect(await app.mock({ command: 'audit' })).toEqual([]);
  });
