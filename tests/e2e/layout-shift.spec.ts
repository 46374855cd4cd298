import type { Page } from '@playwright/test';
import { expect, test } from './app';

/** A slow font: everything else is there long before. */
const FONT_DELAY_MS = 1500;
/** Of the layout-shift score (web.dev/cls); quality.md promises 0.01. */
const MOST = 0.01;

const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let total = 0;
    Object.assign(window, { shifts: () => ({ total, shifts }) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        total += Number(Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources') ?? [])
          shifts.push(String(node?.outerHTML ?? node?.textContent).slice(0, 120));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shiftsIn = (page: Page): Promise<{ readonly total: number; readonly shifts: string[] }> =>
  page.evaluate(() => Reflect.get(window, 'shifts')());

const SCREENS = [
  { route: '/pages/index/index', shows: 'Gainers' },
  { route: '/pages/trade/index?pair=BTC%2FUSDT', shows: 'How it works' },
] as const;

for (const { route, shows } of SCREENS) {
  test(`${route} does not move when its font comes late`, async ({ app }) => {
    const { page } = app;
    await page.route('**/*.woff2', async (font) => {
      await new Promise((resolve) => {
        setTimeout(resolve, FONT_DELAY_MS);
      });
      await font.continue();
    });
    await recordShifts(page);
    await app.open(route);
    await expect(page.getByText(shows).first()).toBeVisible();
    const before = await shiftsIn(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(FONT_DELAY_MS + 500);
    const after = await shiftsIn(page);
    expect(after.total - before.total, after.shifts.join('\n')).toBeLessThanOrEqual(MOST);
    expect(before.total, before.shifts.join('\n')).toBeLessThanOrEqual(MOST);
  });
}
