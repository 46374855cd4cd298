import type { Page } from '@playwright/test';

/** Maximum layout-shift score (web.dev/cls), as in quality.md. */
export const MOST_SHIFT = 0.01;

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

/** Records the layout shifts of each document that this page opens. */
export const recordShifts = async (page: Page): Promise<void> => {
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

/** The layout shifts up to now. */
export const shiftsIn = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    // Shifts are reported after they are painted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    window.noteShifts?.();
    return window.shifts ?? { total: Number.NaN, moved: [] };
  });
