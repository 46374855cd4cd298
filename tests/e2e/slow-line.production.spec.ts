import { MOST_SHIFT, recordShifts, shiftsIn } from './layout-shifts';
import { untilAtRest } from '../support/page-checks';
import { expect, MORNING, test, type App } from './app';
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

/** Screens of a visitor and of people who have records, with a text that stands there once all is loaded. */
const SCREENS = [
  [undefined, '/pages/InterestTreasure/index', 'How it works'],
  [undefined, '/pages/loan/index', '7 days'],
  [undefined, '/pages/project/index', 'Lighthouse'],
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
  person: string | undefined,
  route: string,
  shows: string | RegExp,
): Promise<void> => {
  const { page } = app;
  await recordShifts(page);
  if (person !== undefined) await app.signIn(person, `persona:${person},${MORNING}`);
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
  test(`${route} of a ${person ?? 'visitor'} on a slow line shows placeholders, and nothing jumps`, async ({
    app,
  }) => {
    const { page } = app;
    await page.addInitScript(notePlaceholders);
    await expectStill(app, person, route, shows);
    expect(await page.evaluate(() => [...(window.placeholders ?? [])])).toContain(`#${route}`);
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
