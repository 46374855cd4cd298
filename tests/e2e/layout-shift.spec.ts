import { MOST_SHIFT, recordShifts, shiftsIn } from './layout-shifts';
import { expect, test } from './app';

const SCREENS = [
  { route: '/pages/index/index', shows: 'Gainers' },
  { route: '/pages/trade/index?pair=BTC%2FUSDT', shows: 'How it works' },
] as const;

for (const { route, shows } of SCREENS) {
  test(`${route} does not shift when its font loads late`, async ({ app }) => {
    const { page } = app;
    const { promise: released, resolve: releaseFonts } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (font) => {
      await released;
      await font.continue();
    });
    await recordShifts(page);
    // The load event waits for fonts.
    await page.goto(`./#${route}`, { waitUntil: 'commit' });
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.locator('.animate-skeleton')).toHaveCount(0);
    const before = await shiftsIn(page);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const after = await shiftsIn(page);
    expect(after.total - before.total, after.moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    expect(before.total, before.moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
