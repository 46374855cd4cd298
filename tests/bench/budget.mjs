/**
 * What the first page costs, and the whole app: the production build in dist/, its home page loaded by a real Chromium as a
 * phone, with the mock server behind it. Bytes are counted from the files (gzip), so that the numbers do not depend on the
 * server or on the machine. Fails at the limits.
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

const BUDGETS = [
  { name: 'first-route JS, gzip', unit: 'kB', goal: 115, limit: 140 },
  { name: 'first-route CSS, gzip', unit: 'kB', goal: 12, limit: 16 },
  { name: 'requests before data', unit: '', goal: 8, limit: 12 },
  { name: 'whole app JS, one language, gzip', unit: 'kB', goal: 450, limit: 550 },
];

const gzipBytes = (file) => gzipSync(readFileSync(file)).length;

const total = (files) => files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;

/** Loads home with an empty cache and lists the paths asked for, in order, until nothing more is. */
async function loadHome(url) {
  const found = findBrowser();
  if (!found) throw new Error(browserHelp());
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
  const page = await browser.newPage({ ...devices['Pixel 7'] });
  const paths = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'load' });
  // A socket or a poll may keep the network busy for ever: what counts has arrived long before the limit.
  await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS }).catch(() => undefined);
  await browser.close();
  return paths;
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

async function measure() {
  // Always the mock server: another back end would answer with other data.
  delete process.env.QUAYSIDE_BACKEND;
  const server = await startPreview('production', PORTS);
  try {
    const paths = await loadHome(server.url);
    const firstCall = paths.findIndex((path) => path.startsWith('/api/'));
    const scripts = toFiles(paths, '.js');
    if (scripts.length === 0)
      throw new Error('The home page loaded no script: nothing was measured.');
    if (firstCall < 0) throw new Error('The home page asked for no data: nothing was measured.');
    return [total(scripts), total(toFiles(paths, '.css')), firstCall, total(wholeApp())];
  } finally {
    await server.close();
  }
}

const show = (value, unit) => (unit ? `${value.toFixed(1)} ${unit}` : String(value));

const line = ([name, ...numbers]) => {
  process.stdout.write(
    `  ${name.padEnd(34)}${numbers.map((cell) => cell.padStart(11)).join('')}\n`,
  );
};

function report(values) {
  line(['', 'measured', 'goal', 'limit', '']);
  for (const [index, { name, unit, goal, limit }] of BUDGETS.entries()) {
    const value = values[index];
    const verdict = value > limit ? 'TOO MUCH' : value > goal ? 'over goal' : 'ok';
    line([name, show(value, unit), show(goal, unit), show(limit, unit), verdict]);
  }
}

const values = await measure();
report(values);
// Explicit: an open connection of the browser would otherwise keep the server, and this process, alive.
process.exit(BUDGETS.every(({ limit }, index) => values[index] <= limit) ? 0 : 1);
