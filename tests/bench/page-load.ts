import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';

/** The first seconds after navigation, in which main-thread time and requests are counted (quality.md, section 1). */
export const FIRST_MS = 5000;
/** Time without a new script after which a screen has loaded all it needs. */
const QUIET_MS = 2000;
/** CPU slowdown of Lighthouse's mobile preset. */
export const THROTTLE = 4;

/** What loading one address cost. */
export interface PageLoad {
  /** Paths asked for, in order: files and calls. */
  readonly paths: readonly string[];
  /** Requests in the first 5 s. */
  readonly requests: number;
  /** Main-thread milliseconds in the first 5 s, on a CPU slowed down four times. */
  readonly busy: number;
  /** The same per second in the time at rest after them; 0 if it was not observed. */
  readonly atRest: number;
}

/** An address to load, as whom. */
export interface LoadOptions {
  readonly url: string;
  /** Session token; a visitor without. */
  readonly token?: string | undefined;
  /** Milliseconds to observe the page at rest, after it has loaded. */
  readonly restMs?: number;
}

const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};

/** Waits until no script has been asked for in a while. */
export const untilQuiet = async (page: Page, paths: readonly string[]): Promise<void> => {
  const count = (): number => paths.filter((path) => path.endsWith('.js')).length;
  for (let before = -1; before !== count();) {
    before = count();
    await page.waitForTimeout(QUIET_MS);
  }
};

/** A phone with an empty cache; `paths` fills with what it asks for. */
const openPhone = async (browser: Browser, token: string | undefined) => {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  if (token !== undefined)
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
  // What the screen needs itself: for whoever saves data nothing is fetched ahead (src/lib/saves-data.ts).
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return { context, page, paths };
};

/** Main-thread milliseconds per second of `restMs` milliseconds at rest. */
const busyAtRest = async (
  page: Page,
  session: CDPSession,
  paths: readonly string[],
  restMs: number,
): Promise<number> => {
  await untilQuiet(page, paths);
  const before = await taskSeconds(session);
  await page.waitForTimeout(restMs);
  return ((await taskSeconds(session)) - before) * (1000 / (restMs / 1000));
};

/** Loads an address on a slowed-down CPU and measures its first seconds. */
export const measureLoad = async (
  browser: Browser,
  { url, token, restMs = 0 }: LoadOptions,
): Promise<PageLoad> => {
  const { context, page, paths } = await openPhone(browser, token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(FIRST_MS);
  const busy = await taskSeconds(session);
  const requests = paths.length;
  const atRest = restMs === 0 ? 0 : await busyAtRest(page, session, paths, restMs);
  await context.close();
  return { paths, requests, busy: busy * 1000, atRest };
};

/** The paths that a screen asks for until it needs no more scripts. */
export const pathsOf = async (
  browser: Browser,
  options: LoadOptions,
): Promise<readonly string[]> => {
  const { context, page, paths } = await openPhone(browser, options.token);
  await page.goto(options.url, { waitUntil: 'load' });
  await untilQuiet(page, paths);
  await context.close();
  return paths;
};
