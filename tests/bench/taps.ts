/**
 * `node tests/bench/taps.ts [--rounds 5]`: how soon a tap on a tab is answered by a frame, and when the tab's screen is there,
 * in milliseconds on a CPU slowed down four times: the production build in dist/ with the mock server behind it. Times depend
 * on the machine and judge nothing; quality.md, section 1, names the goal. That the answer does not wait for the screen is
 * tested in tests/e2e/shell.spec.ts.
 */
import { parseArgs } from 'node:util';
import { chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { startPreview } from '../../scripts/preview.ts';
import { SCREENS } from '../../src/domain/screens/screens.ts';
import { median } from './median.ts';
import { THROTTLE } from './page-load.ts';

const PORTS = { port: 4197, mockPort: 4122, quiet: true };
/** Time for the tabs' code to be fetched ahead, which begins after 5 s. */
const FETCHED_MS = 8000;
/** Longer than any screen takes to render. */
const SETTLED_MS = 3000;
/** Of a visitor, whom Assets leads to the login. */
const TABS = ['Quotes', 'Trade', 'Contract', 'Home'] as const;

/** Runs in the page, before its own scripts: keeps what the browser says of the last tap, and when a heading changed. */
const recordTaps = (): void => {
  localStorage.setItem('welcomeSeen', '1');
  // Browsers report events from 104 ms on unless asked for shorter ones, and none below 16 ms.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries())
      if (name === 'click') window.tap = { ...window.tap, answer: duration, startTime };
  }).observe(options);
  document.addEventListener('click', () => {
    const before = document.querySelector('h1');
    const look = (): void => {
      if (document.querySelector('h1') === before) requestAnimationFrame(look);
      else window.tap = { ...window.tap, shown: performance.now() };
    };
    look();
  });
};

/** What a tap on a tab came to, in milliseconds since the tap. A frame within 16 ms is not reported: 0. */
const tapTab = async (page: Page, name: string) => {
  await page.evaluate(() => (window.tap = {}));
  const dock = page.getByRole('navigation', { name: 'Main' });
  await dock.getByRole('link', { name }).tap();
  await page.waitForTimeout(SETTLED_MS);
  const { answer = 0, startTime, shown } = await page.evaluate(() => window.tap ?? {});
  if (shown === undefined) throw new Error(`${name} did not open: nothing was measured.`);
  return { answer, shown: startTime === undefined ? 0 : shown - startTime };
};

const found = findBrowser();
if (!found) throw new Error(browserHelp());
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
delete process.env['QUAYSIDE_BACKEND'];
const server = await startPreview('production', PORTS);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
const page = await browser.newPage({ ...devices['Pixel 7'] });
await page.addInitScript(recordTaps);
await page.goto(`http://127.0.0.1:${PORTS.port}/h5/#${SCREENS.home}`);
await page.waitForTimeout(FETCHED_MS);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
const taps = Object.fromEntries(
  TABS.map((name) => [name, [] as Awaited<ReturnType<typeof tapTab>>[]]),
);
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const name of TABS) taps[name]?.push(await tapTab(page, name));
await browser.close();
await server.close();
process.stdout.write(
  `  ${'tap, median of ms'.padEnd(20)}${'answered'.padStart(10)}${'shown'.padStart(8)}\n`,
);
for (const [name, all] of Object.entries(taps)) {
  const [answer, shown] = (['answer', 'shown'] as const).map((key) =>
    median(all.map((tap) => tap[key])),
  );
  process.stdout.write(
    `  ${name.padEnd(20)}${answer?.toFixed(0).padStart(10)}${shown?.toFixed(0).padStart(8)}\n`,
  );
}

declare global {
  interface Window {
    /** The last tap on a tab: milliseconds until the next frame, and times on the clock of `performance.now()`. */
    tap?: { readonly answer?: number; readonly startTime?: number; readonly shown?: number };
  }
}
