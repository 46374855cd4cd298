import type { Locator } from '@playwright/test';
import { MOST_SHIFT, recordShifts, shiftsIn } from './layout-shifts';
import { untilAtRest } from '../support/page-checks';
import { expect, MORNING, pastDoubleTap, signInByMorning, test, type App } from './app';
import { readBooks } from './books';
import { CALLS, failNextCalls } from './lost-calls';
import { slowDown } from './slow-line';

declare global {
  interface Window {
    /** Routes that have shown a placeholder. */
    placeholders?: Set<string>;
  }
}

/** Runs in the page before the app: notes the routes that show placeholders. */
const notePlaceholders = (): void => {
  const seen = new Set<string>();
  window.placeholders = seen;
  new MutationObserver(() => {
    if (document.querySelector('main .animate-skeleton') !== null) seen.add(window.location.hash);
  }).observe(document, { childList: true, subtree: true });
};

/** Screens of people who have records, with a text that stands there once all is loaded. */
const SCREENS = [
  ['saver', '/pages/InterestTreasure/index', 'Interest in total'],
  ['saver', '/pages/InterestTreasure/detail?id=1', 'Yearly rate (simple)'],
  ['saver', '/pages/InterestTreasure/order', 'Completed'],
  ['debtor', '/pages/loan/index', 'A loan is overdue'],
  ['debtor', '/pages/loan/detail?id=1', 'Late rate'],
  ['debtor', '/pages/loan/order', 'Rejected'],
  ['subscriber', '/pages/project/index', 'Lighthouse'],
  ['subscriber', '/pages/project/detail?id=34102', 'Units in total'],
  ['subscriber', '/pages/project/order', 'Delivered'],
] as const;

/** Opens a screen over a slow line, from one that is at rest by itself: nothing moves until `shows` is there. */
const expectStill = async (
  app: App,
  person: string,
  route: string,
  shows: string | RegExp,
): Promise<void> => {
  const { page } = app;
  await recordShifts(page);
  await app.signIn(person, `persona:${person},${MORNING}`);
  await app.open('/pages/user/about');
  await expect(page.getByText('Members in 190 countries', { exact: true })).toBeVisible();
  await untilAtRest(page);
  const before = await shiftsIn(page);
  await slowDown(page);
  await app.open(route);
  await expect(page.getByText(shows).first()).toBeVisible();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  const { total, moved } = await shiftsIn(page);
  expect(total - before.total, moved.slice(before.moved.length).join('\n')).toBeLessThanOrEqual(
    MOST_SHIFT,
  );
};

for (const [person, route, shows] of SCREENS)
  test(`${route} on a slow line shows placeholders, and nothing jumps`, async ({ app }) => {
    const { page } = app;
    await page.addInitScript(notePlaceholders);
    await expectStill(app, person, route, shows);
    expect(await page.evaluate(() => [...(window.placeholders ?? [])])).toContain(`#${route}`);
  });

/** Commands of money: where each is given, what is typed, and the button that opens the sheet and sends. */
const COMMANDS = [
  {
    operation: 'openDeposit',
    route: '/pages/InterestTreasure/detail?id=1',
    field: 'Amount in USDT',
    button: 'Deposit 1,000.00 USDT',
    done: /^Deposit D/u,
    moved: -100_000,
  },
  {
    operation: 'applyForLoan',
    route: '/pages/loan/detail?id=1',
    field: 'Amount in USDT',
    button: 'Apply for 1,000.00 USDT',
    done: /^Loan L/u,
    // Nothing is paid out before the review.
    moved: 0,
  },
  {
    operation: 'subscribeToProject',
    route: '/pages/project/detail?id=34102',
    field: 'Units',
    button: 'Subscribe for 1,333.00 USDT',
    done: /^Subscription P/u,
    moved: -133_300,
  },
] as const;

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

for (const { operation, route, field, button, done, moved } of COMMANDS)
  test(`${operation} on a slow line: taps while its reply is outstanding have one effect`, async ({
    app,
  }) => {
    const { page, sheet } = app;
    await signInByMorning(app, 'practice');
    await app.open(route);
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    await slowDown(page);
    const before = await readBooks(app, 'practice');
    await page.getByLabel(field, { exact: true }).fill('1000');
    await page.getByRole('button', { name: button }).dblclick();
    const send = sheet.getByRole('button', { name: button });
    await expect(send).toBeVisible();
    await pastDoubleTap(page);
    await failNextCalls(app, operation, 'afterCommit', { kind: 'latency', ms: OUTSTANDING_MS });
    await tapThrice(app, send);
    await expect(page.getByRole('dialog', { name: done })).toBeVisible();
    const calls = CALLS.parse(await app.mock({ command: 'calls' }));
    expect(calls.filter((call) => call.operation === operation)).toHaveLength(1);
    const after = await readBooks(app, 'practice');
    expect(after.available - before.available).toBe(moved);
    expect(await app.mock({ command: 'audit' })).toEqual([]);
  });

test('no row of Account comes late: each stands before the user is known', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/info*', async (route) => {
    await released;
    await route.continue();
  });
  await recordShifts(page);
  await page.reload();
  await app.open('/pages/user/index');
  const row = page.getByRole('link', { name: /^Invite code/u });
  await expect(row).toBeVisible();
  // The texts and the font have come; only the user is missing.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await shiftsIn(page);
  release();
  await expect(row).toContainText(/[0-9A-F]{8}/u);
  const { total, moved } = await shiftsIn(page);
  expect(total - before.total, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
});
