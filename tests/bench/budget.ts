/**
 * What screens cost, held against quality.md, section 1: the production build in dist/ with the mock server behind it, in a
 * real Chromium as a phone. Bytes are counted from the files (gzip), times are a ratio to an empty React page of the same
 * run, so that no figure depends on the machine. A limit that is not met yet is printed as such and must get no worse.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { z } from 'zod/mini';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { startPreview } from '../../scripts/preview.ts';
import { SCREENS, type Screen } from '../../src/domain/screens/screens.ts';
import { createConcurrencyLimit } from '../../src/lib/concurrency-limit.ts';
import { isTooMuch, printBudgets, type Measured } from './budget-report.ts';
import { HOME, OTHER_SCREEN, SCRIPT_BUDGETS, TIMED } from './budget-rows.ts';
import { loadUntilPrice, type FirstPrice } from './first-price.ts';
import { startEmptyPage } from './empty-page.ts';
import { median } from './median.ts';
import { measureLoad, pathsOf, type PageLoad } from './page-load.ts';

const ROOT = join(import.meta.dirname, '../..');
const BASE = '/h5/';
const SERVERS = { port: 4193, mockPort: 4120, quiet: true };
const ROUNDS = 3;
const REST_MS = 4000;
/** Screens loaded side by side where only bytes are counted. */
const SIDE_BY_SIDE = 4;
/** The reply to a login: its message is the session token. */
const LOGGED_IN = z.object({ message: z.string() });
const MEMBER = { user_string: 'trader', password: 'quayside1' };

const sizes = new Map<string, number>();

/** Kilobytes of a file of the build, compressed. */
const kilobytes = (path: string): number => {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(ROOT, 'dist', path.slice(BASE.length)))).length / 1000;
  sizes.set(path, size);
  return size;
};

const filesOf = (paths: readonly string[], extension: string): ReadonlySet<string> =>
  new Set(paths.filter((path) => path.startsWith(BASE) && path.endsWith(extension)));

const total = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + kilobytes(file), 0);

const signIn = async (origin: string): Promise<string> => {
  const body = new URLSearchParams(MEMBER);
  const reply = await fetch(new URL('/api/user/login', origin), { method: 'POST', body });
  return LOGGED_IN.parse(await reply.json()).message;
};

const homeRows = (runs: readonly FirstPrice[], styles: number): readonly Measured[] => {
  const worst = (pick: (run: FirstPrice) => number): number => Math.max(...runs.map(pick));
  const middle = (pick: (run: FirstPrice) => number): number => median(runs.map(pick));
  return [
    { ...HOME.scripts, value: worst(({ before }) => total(filesOf(before, '.js'))) },
    { ...HOME.styles, value: styles },
    { ...HOME.requests, value: worst(({ requests }) => requests) },
    { ...HOME.layoutShift, value: middle(({ layoutShift }) => layoutShift) },
    { ...HOME.price, value: middle(({ price }) => price) },
    { ...HOME.largestPaint, value: middle(({ largestPaint }) => largestPaint) },
  ];
};

/** Scripts by screen: those with a budget of their own, and the ten heaviest of the others. */
const scriptRows = (all: ReadonlyMap<Screen, ReadonlySet<string>>): readonly Measured[] => {
  const home = all.get('home') ?? new Set();
  const own: Measured[] = [];
  const others: Measured[] = [];
  for (const [screen, files] of all) {
    const budget = SCRIPT_BUDGETS[screen];
    if (budget)
      own.push({ name: `${screen}: JS, gzip`, unit: 'kB', ...budget, value: total(files) });
    else
      others.push({
        name: `${screen}: JS beyond Home's`,
        ...OTHER_SCREEN,
        value: total(new Set([...files].filter((file) => !home.has(file)))),
      });
  }
  others.sort((a, b) => b.value - a.value);
  return [...own, ...others.filter((row, index) => index < 10 || isTooMuch(row))];
};

type Loads = Readonly<Record<keyof typeof TIMED, readonly PageLoad[]>>;

const timeRows = (empty: readonly PageLoad[], loads: Loads): readonly Measured[] => {
  const floor = median(empty.map(({ busy }) => busy));
  const of = (screen: keyof typeof TIMED, key: 'busy' | 'requests'): number =>
    median(loads[screen].map((load) => load[key]));
  /** Observed in one round only: it hardly varies. */
  const atRest = (screen: keyof typeof TIMED): number =>
    Math.max(...loads[screen].map((load) => load.atRest));
  const screens = ['home', 'trade', 'contract'] as const;
  return [
    { name: 'empty React page: main thread, first 5 s, 4x slower', unit: 'ms', value: floor },
    ...screens.flatMap((screen): Measured[] => [
      {
        name: `${screen}: main thread, first 5 s, of empty`,
        unit: 'x',
        ...TIMED[screen].busy,
        value: of(screen, 'busy') / floor,
      },
      {
        name: `${screen}: requests, first 5 s`,
        unit: '',
        ...TIMED[screen].requests,
        value: of(screen, 'requests'),
      },
      {
        name: `${screen}: main thread at rest, 4x slower`,
        unit: 'ms/s',
        ...TIMED[screen].atRest,
        value: atRest(screen),
      },
    ]),
  ];
};

const repeat = async <T>(work: (round: number) => Promise<T>): Promise<readonly T[]> => {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await work(round));
  return results;
};

/** The scripts of every screen, as a signed-in member sees it. */
const scriptsOfAll = async (
  browser: Browser,
  address: (screen: Screen) => string,
  token: string,
) => {
  const inTurn = createConcurrencyLimit(SIDE_BY_SIDE);
  const screens = Object.keys(SCREENS).filter((name): name is Screen => name in SCREENS);
  const found = screens.map(async (screen) => {
    const paths = await inTurn(() => pathsOf(browser, { url: address(screen), token }));
    return [screen, filesOf(paths, '.js')] as const;
  });
  return new Map<Screen, ReadonlySet<string>>(await Promise.all(found));
};

const measure = async (browser: Browser, origin: string, emptyUrl: string) => {
  const address = (screen: Screen): string => `${origin}#${SCREENS[screen]}`;
  const prices = await repeat(() => loadUntilPrice(browser, origin));
  const scripts = await scriptsOfAll(browser, address, await signIn(origin));
  const timed = await repeat(async (round) => {
    const restMs = round === 0 ? REST_MS : 0;
    return {
      empty: await measureLoad(browser, { url: emptyUrl }),
      home: await measureLoad(browser, { url: address('home'), restMs }),
      trade: await measureLoad(browser, { url: address('trade'), restMs }),
      contract: await measureLoad(browser, { url: address('contract'), restMs }),
    };
  });
  const loads = {
    home: timed.map(({ home }) => home),
    trade: timed.map(({ trade }) => trade),
    contract: timed.map(({ contract }) => contract),
  };
  const styles = total(
    filesOf(
      loads.home.flatMap(({ paths }) => paths),
      '.css',
    ),
  );
  return [
    ...homeRows(prices, styles),
    ...scriptRows(scripts),
    ...timeRows(
      timed.map(({ empty }) => empty),
      loads,
    ),
  ];
};

const found = findBrowser();
if (!found) throw new Error(browserHelp());
// Always the mock server: another back end would answer with other data.
delete process.env['QUAYSIDE_BACKEND'];
const server = await startPreview('production', SERVERS);
const emptyPage = await startEmptyPage();
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
const rows = await measure(browser, server.url, emptyPage.url);
printBudgets(rows);
await browser.close();
await emptyPage.close();
await server.close();
// Explicit: an open connection of the browser would otherwise keep the servers, and this process, alive.
process.exit(rows.some(isTooMuch) ? 1 : 0);
