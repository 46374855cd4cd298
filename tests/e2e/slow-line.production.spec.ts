import type { Locator, Page } from '@playwright/test';
import { MOST_SHIFT, recordShifts, shiftsIn } from './layout-shifts';
import { untilAtRest } from '../support/page-checks';
import { expect, MORNING, pastDoubleTap, signInByMorning, test, type App } from './app';
import { readBooks } from './books';
import { CALLS, failNextCalls } from './lost-calls';

/** A slow line: the time until a reply begins, in milliseconds, and bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 800,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
} as const;

const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
};

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

for (const [person, route, shows] of SCREENS)
  test(`${route} on a slow line shows placeholders, and nothing jumps`, async ({ app }) => {
    const { page } = app;
    await page.addInitScript(notePlaceholders);
    await recordShifts(page);
    await app.signIn(person, `persona:${person},${MORNING}`);
    // From a screen that is at rest by itself.
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
