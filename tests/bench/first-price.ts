import { devices, type Browser } from '@playwright/test';
import { untilQuiet } from './page-load.ts';

/** Until when Home must have shown a price, in milliseconds; reached by nothing but a page that is broken. */
const LIMIT_MS = 300_000;

/** What Home cost until its rankings showed a price, times in milliseconds of this machine. */
export interface FirstPrice {
  /** Paths asked for until then. */
  readonly before: readonly string[];
  /** Requests before the first call. */
  readonly requests: number;
  readonly price: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

interface Notes {
  price: number;
  largestPaint: number;
  layoutShift: number;
}

declare global {
  interface Window {
    budget?: Notes;
  }
}

/** Runs in the page, before its own scripts: notes the first live price, the largest paint and what moved. */
const watch = (): void => {
  const notes: Notes = { price: 0, largestPaint: 0, layoutShift: 0 };
  window.budget = notes;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.entryType === 'largest-contentful-paint') notes.largestPaint = entry.startTime;
      else if ('value' in entry && typeof entry.value === 'number')
        notes.layoutShift += entry.value;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  observer.observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const rows = [...document.querySelectorAll<HTMLElement>('li a[href*="pair="]')];
    if (rows.some(({ innerText }) => /\d\.\d/u.test(innerText))) notes.price = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Runs in the page, at the end: the notes, and what had been asked for when the first price appeared. */
const collect = () => {
  const notes = window.budget ?? { price: 0, largestPaint: 0, layoutShift: 0 };
  const before = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= notes.price)
    .map(({ name }) => new URL(name).pathname);
  return { ...notes, before };
};

/** Loads Home for a visitor with an empty cache until its first live price. */
export const loadUntilPrice = async (browser: Browser, url: string): Promise<FirstPrice> => {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => (window.budget?.price ?? 0) > 0, undefined, {
    timeout: LIMIT_MS,
  });
  // What moves and what is painted last may come after it.
  await untilQuiet(page, paths);
  const notes = await page.evaluate(collect);
  await context.close();
  const requests = paths.findIndex((path) => path.startsWith('/api/'));
  if (requests < 0) throw new Error('Home asked for no data: nothing was measured.');
  if (!notes.before.some((path) => path.endsWith('.js')))
    throw new Error('Home showed prices without a script: nothing was measured.');
  return { ...notes, requests };
};
