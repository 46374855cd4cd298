import type { Page } from '@playwright/test';
import { expect, test } from './app';

/** Maximum layout-shift score (web.dev/cls), as in quality.md. */
const MOST = 0.01;

/** Layout shifts since the page was opened: the total score and the elements. */
interface Shifts {
  total: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    shifts?: Shifts;
    /** Records the shifts that the browser has not reported yet. */
    noteShifts?: () => void;
  }
}

const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const record: Shifts = { total: 0, moved: [] };
    window.shifts = record;
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        record.total += Number(Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources') ?? [])
          record.moved.push(String(node?.outerHTML ?? node?.textContent).slice(0, 120));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.noteShifts = () => note(observer.takeRecords());
  });
};

const shiftsIn = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    // Shifts are reported after they are painted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    window.noteShifts?.();
    return window.shifts ?? { total: Number.NaN, moved: [] };
  });

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
    expect(after.total - before.total, after.moved.join('\n')).toBeLessThanOrEqual(MOST);
    expect(before.total, before.moved.join('\n')).toBeLessThanOrEqual(MOST);
  });
}
