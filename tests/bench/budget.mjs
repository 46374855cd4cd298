/**
 * What the first page costs, and the whole app: the production build in dist/, its home page loaded by a real Chromium as a
 * phone, with the mock server behind it, for a visitor with an empty cache. Bytes are counted from the files (gzip), so that
 * the numbers do not depend on the server or on the machine. Fails at the limits.
 *
 * The first route is what was asked for until the first live price of the rankings was on the screen. What comes after
 * it, when nobody waits any more, is shown below as `home complete`, without a limit of its own.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { startPreview } from '../../scripts/preview.mjs';

const DIST = join(import.meta.dirname, '../../dist');
const BASE = '/h5/';
const PORTS = { port: 4193, mockPort: 4120 };
const OTHER_LANGUAGE = /^locale-(?!en-)/u;
const SETTLE_LIMIT_MS = 30_000;
/** What starts late has started by then. */
const LATE_MS = 3000;
const RUNS = 3;

const ROWS = [
  { key: 'firstScripts', name: 'first-route JS, gzip', unit: 'kB', goal: 115, limit: 140 },
  { key: 'styles', name: 'first-route CSS, gzip', unit: 'kB', goal: 12, limit: 16 },
  { key: 'requests', name: 'requests before data', unit: '', goal: 8, limit: 12 },
  { key: 'wholeApp', name: 'whole app JS, one language, gzip', unit: 'kB', goal: 450, limit: 550 },
  // Shown, not judged: bytes that nobody waits for, and times of this machine on an unthrottled network.
  { key: 'allScripts', name: 'home complete JS, gzip', unit: 'kB' },
  { key: 'price', name: 'first live price, median', unit: 'ms' },
  { key: 'lcp', name: 'largest contentful paint, median', unit: 'ms' },
  { key: 'shift', name: 'layout shift, median', unit: '', digits: 3, goal: 0.01 },
];

const gzipBytes = (file) => gzipSync(readFileSync(file)).length;

const total = (files) => files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;

/** Runs in the page, before its own scripts: notes the first live price, the largest paint and what moved. */
const watch = () => {
  const seen = { price: 0, lcp: 0, shift: 0 };
  window.budget = seen;
  const note = (entry) => {
    if (entry.entryType === 'layout-shift') seen.shift += entry.value;
    else seen.lcp = entry.startTime;
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  observer.observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const rows = [...document.querySelectorAll('li a[href*="pair="]')];
    if (rows.some(({ innerText }) => /\d\.\d/u.test(innerText))) seen.price = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Runs in the page, at the end: the notes, and what had been asked for when the first price appeared. */
const collect = () => ({
  ...window.budget,
  before: performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= window.budget.price)
    .map(({ name }) => new URL(name).pathname),
});

/** Loads home with an empty cache until nothing more comes; lists the paths asked for, in order. */
async function loadHome(browser, url) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const paths = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.budget.price > 0, undefined, {
    timeout: SETTLE_LIMIT_MS,
  });
  // A socket or a poll may keep the network busy for ever: what counts has arrived long before the limit.
  await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS }).catch(() => undefined);
  await page.waitForTimeout(LATE_MS);
  const notes = await page.evaluate(collect);
  await context.close();
  return { paths, ...notes };
}

const toFiles = (paths, extension) =>
  [...new Set(paths)]
    .filter((path) => path.startsWith(BASE) && path.endsWith(extension))
    .map((path) => join(DIST, path.slice(BASE.length)));

function wholeApp() {
  return readdirSync(DIST, { recursive: true })
    .filter((name) => name.endsWith('.js') && !OTHER_LANGUAGE.test(basename(name)))
    .map((name) => join(DIST, name));
}

const toCosts = ({ paths, before, price, lcp, shift }) => {
  const requests = paths.findIndex((path) => path.startsWith('/api/'));
  const scripts = toFiles(before, '.js');
  if (scripts.length === 0)
    throw new Error('Home showed prices without a script: nothing was measured.');
  if (requests < 0) throw new Error('The home page asked for no data: nothing was measured.');
  return {
    firstScripts: total(scripts),
    styles: total(toFiles(paths, '.css')),
    requests,
    allScripts: total(toFiles(paths, '.js')),
    price,
    lcp,
    shift,
  };
};

const TIMES = new Set(['price', 'lcp', 'shift']);

/** The median of what varies by itself, the worst of what should not. */
const summarise = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0]).map((key) => {
      const values = runs.map((run) => run[key]).toSorted((a, b) => a - b);
      return [key, TIMES.has(key) ? values[Math.floor(values.length / 2)] : values.at(-1)];
    }),
  );

async function measure() {
  const found = findBrowser();
  if (!found) throw new Error(browserHelp());
  // Always the mock server: another back end would answer with other data.
  delete process.env.QUAYSIDE_BACKEND;
  const server = await startPreview('production', PORTS);
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(toCosts(await loadHome(browser, server.url)));
    return { ...summarise(runs), wholeApp: total(wholeApp()) };
  } finally {
    await browser.close();
    await server.close();
  }
}

const show = (value, { unit, digits = unit === '' ? 0 : 1 }) =>
  value === undefined ? '' : `${value.toFixed(digits)} ${unit}`.trim();

const line = ([name, ...numbers]) => {
  process.stdout.write(
    `  ${name.padEnd(34)}${numbers.map((cell) => cell.padStart(11)).join('')}\n`,
  );
};

const verdict = (value, { goal, limit }) => {
  if (value > limit) return 'TOO MUCH';
  if (goal === undefined) return '';
  return value > goal ? 'over goal' : 'ok';
};

function report(costs) {
  line(['', 'measured', 'goal', 'limit', '']);
  for (const row of ROWS) {
    const value = costs[row.key];
    line([
      row.name,
      show(value, row),
      show(row.goal, row),
      show(row.limit, row),
      verdict(value, row),
    ]);
  }
}

const costs = await measure();
report(costs);
// Explicit: an open connection of the browser would otherwise keep the server, and this process, alive.
process.exit(ROWS.every(({ key, limit = Infinity }) => costs[key] <= limit) ? 0 : 1);
