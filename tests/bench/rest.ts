/**
 * Calls that a trading screen at rest makes, a second: a signed-in user looks, nothing is touched. The production build with
 * the mock server behind it, each screen in a world of its own, all at once; without the server's socket and with it.
 * Fails at the limits (quality.md, section 1). `--calls` lists which calls they are.
 */
import { chromium, devices, type Browser, type Page, type Request } from '@playwright/test';
import { CHROMIUM_ARGS, browserHelp, findBrowser } from '../../scripts/browser.mjs';
import { startPreview } from '../../scripts/preview.ts';

const PORTS = { port: 4196, mockPort: 4121, quiet: true };
const PASSWORD = 'quayside1';
/** A screen is at rest when nothing was called for this long that it had not called before: polls repeat themselves. */
const QUIET_MS = 6000;
const SETTLE_LIMIT_MS = 60_000;
/** As long as the slowest poll: each is counted. */
const COUNTED_MS = 30_000;

interface Screen {
  readonly name: string;
  readonly route: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'Trade', route: '/pages/trade/index?pair=BTC%2FUSDT' },
  { name: 'Contract', route: '/pages/contract/index?pair=BTC%2FUSDT' },
  { name: 'Spot', route: '/pages/coin/index?pair=BTC%2FUSDT' },
  { name: 'Quotes', route: '/pages/market/index' },
  { name: 'K-line', route: '/pages/kline/index?pair=BTC%2FUSDT' },
];

interface Kind {
  readonly name: string;
  readonly hasSocket: boolean;
  readonly goal: number;
  readonly limit: number;
}

const KINDS: readonly Kind[] = [
  { name: 'without socket', hasSocket: false, goal: 1.5, limit: 2.5 },
  { name: 'with socket', hasSocket: true, goal: 0.3, limit: 0.6 },
];

/** Runs in the page, before its own scripts: the host offers a socket, and it leads to the world of this page. */
const offerSocket = (world: string): void => {
  document.addEventListener(
    'readystatechange',
    () => document.querySelector('#root')?.setAttribute('data-socket', '4'),
    { once: true },
  );
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(`${String(url)}&world=${world}`);
    }
  };
};

/** Runs in the page: signs in past the form. */
const signIn = async (password: string): Promise<void> => {
  const body = new URLSearchParams({ user_string: 'practice', password });
  const reply = await fetch('/api/user/login', { method: 'POST', body });
  localStorage.setItem('welcomeSeen', '1');
  const answer: unknown = await reply.json();
  if (typeof answer !== 'object' || answer === null || !('message' in answer))
    throw new Error('The login has no answer.');
  localStorage.setItem('token', String(answer.message));
};

/** Waits until the page repeats itself. */
async function untilAtRest(page: Page): Promise<void> {
  const seen = new Set<string>();
  let newestAt = Date.now();
  const note = (request: Request): void => {
    const call = `${request.url()} ${request.postData() ?? ''}`;
    if (!seen.has(call)) newestAt = Date.now();
    seen.add(call);
  };
  page.on('request', note);
  const limit = Date.now() + SETTLE_LIMIT_MS;
  while (Date.now() - newestAt < QUIET_MS && Date.now() < limit) await page.waitForTimeout(250);
  page.off('request', note);
}

/** How often each path is called. */
type Calls = Readonly<Record<string, number>>;

/** The calls that a screen makes while it is counted. */
async function countCalls(
  browser: Browser,
  url: string,
  { route, name }: Screen,
  { hasSocket }: Kind,
): Promise<Calls> {
  const world = `rest-${name}-${hasSocket}`;
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    extraHTTPHeaders: { 'x-mock-world': world },
  });
  const page = await context.newPage();
  if (hasSocket) await page.addInitScript(offerSocket, world);
  await page.goto(url);
  await page.evaluate(signIn, PASSWORD);
  await page.goto(`${url}#${route}`);
  await page.reload();
  await untilAtRest(page);
  const calls: Record<string, number> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls[pathname] = (calls[pathname] ?? 0) + 1;
  });
  await page.waitForTimeout(COUNTED_MS);
  const isShown = await page.evaluate(() => /\d\.\d/u.test(document.body.innerText));
  await context.close();
  if (!isShown) throw new Error(`${name} showed no price: nothing was measured.`);
  return calls;
}

const aSecond = (calls: Calls): number =>
  Object.values(calls).reduce((sum, count) => sum + count, 0) / (COUNTED_MS / 1000);

const line = (name: string, ...cells: readonly string[]): boolean =>
  process.stdout.write(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);

const verdictOf = (value: number, { goal, limit }: Kind): string =>
  value > limit ? 'TOO MUCH' : value > goal ? 'over goal' : 'ok';

const found = findBrowser();
if (!found) throw new Error(browserHelp());
delete process.env['QUAYSIDE_BACKEND'];
const server = await startPreview('production', PORTS);
const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_ARGS });
// All at once: pages at rest leave a core nearly idle, and nine tenths of this is waiting.
const counted = await Promise.all(
  KINDS.flatMap((kind) =>
    SCREENS.map(async (screen) => ({
      kind,
      screen,
      calls: await countCalls(browser, server.url, screen, kind),
    })),
  ),
);
await browser.close();
await server.close();
line('calls a second at rest', 'measured', 'goal', 'limit', '');
for (const { kind, screen, calls } of counted) {
  const value = aSecond(calls);
  line(
    `${screen.name}, ${kind.name}`,
    value.toFixed(2),
    `${kind.goal}`,
    `${kind.limit}`,
    verdictOf(value, kind),
  );
  if (process.argv.includes('--calls'))
    for (const [path, count] of Object.entries(calls)) line(`    ${count} ${path}`);
}
const isTooMuch = counted.some(({ kind, calls }) => aSecond(calls) > kind.limit);
process.exit(isTooMuch ? 1 : 0);
