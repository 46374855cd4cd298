import type { Page } from '@playwright/test';
import { expect, test } from './app';

/** A slow font: everything else is there long before. */
const FONT_DELAY_MS = 1500;
/** Of the layout-shift score (web.dev/cls); quality.md promises 0.01. */
const MOST = 0.01;

/** What moved since the page was opened: the score in all, and the elements. */
interface Shifts {
  total: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const record: Shifts = { total: 0, moved: [] };
    window.shifts = record;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        record.total += Number(Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources') ?? [])
          record.moved.push(String(node?.outerHTML ?? node?.textContent).slice(0, 120));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shiftsIn = (page: Page): Promise<Shifts> =>
  page.evaluate(() => window.shifts ?? { total: Number.NaN, moved: [] });

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
    expect(after.total - before.total, after.moved.join('\n')).toBeLessThanOrEqual(MOST);
    expect(before.total, before.moved.join('\n')).toBeLessThanOrEqual(MOST);
  });
}
