import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { BY_TIMER } from '../support/patience';

/**
 * Tag of journeys that run twice: in the demo, with the mock in the page, and over HTTP against the production build. All
 * journeys run in the demo. Those that HTTP can break have this tag: anything about requests and headers, sessions, lost or
 * malformed replies, or pages of a list; one journey per product; and what the production build does differently.
 */
export const WIRE = { tag: '@wire' } as const;

/** A control command of the mock backend, validated there (mocks/control.ts). */
type Command = Readonly<Record<string, unknown>> & { readonly command: string };

/** The password of every ready account. */
export const PASSWORD = 'quayside1';

/** The app in a page and its simulated world. Each test has its own world. */
export interface App {
  readonly page: Page;
  /** Opens a screen by its route. */
  readonly open: (route: string) => Promise<void>;
  /** Sends a control command to the world: clock, faults, sessions. */
  readonly mock: (command: Command) => Promise<unknown>;
  /** Signs in without the login form, in a world that begins with `opening` if it is given. */
  readonly signIn: (account: string, opening?: string) => Promise<void>;
  /** The available balance on the ticket. */
  readonly available: Locator;
  readonly stake: Locator;
  readonly sheet: Locator;
  /** The running order on Trade, and later its result. */
  readonly running: Locator;
}

const commandInPage = async (page: Page, command: Command): Promise<unknown> => {
  await page.waitForFunction(() => window.__mock !== undefined, undefined, BY_TIMER);
  return page.evaluate((body) => window.__mock?.(body), command);
};

const commandOverHttp = async (page: Page, world: string, command: Command): Promise<unknown> => {
  const response = await page.request.post('/__mock', {
    data: command,
    headers: { 'x-mock-world': world },
  });
  const { result, error } = await response.json();
  if (error !== undefined) throw new Error(error);
  return result;
};

/** Opens the demo by a link that signs in: one load of the app where the control port needs two. */
const openSignedIn = async (page: Page, opening: string): Promise<void> => {
  await page.goto(`./#mock=${opening}`);
  // The world is open, and the router has taken the address: before that, it could undo the journey's first step.
  await page.waitForFunction(
    () => window.__mock !== undefined && window.history.state !== null,
    undefined,
    BY_TIMER,
  );
};

const signInToDemo = async (page: Page, account: string, opening?: string): Promise<void> => {
  if (page.url() === 'about:blank') {
    await openSignedIn(page, [opening, `account:${account}`].filter(Boolean).join(','));
    return;
  }
  if (opening !== undefined) await commandInPage(page, { command: 'reset', opening });
  const token = await commandInPage(page, { command: 'persona', account });
  await page.evaluate((value) => localStorage.setItem('token', value), String(token));
  await page.reload();
};

/** Stores a session before the first load of the app. Later loads keep what the app has stored. */
export const startWithToken = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('test:signedIn') !== null) return;
    sessionStorage.setItem('test:signedIn', '1');
    localStorage.setItem('token', value);
  }, token);

const signInOverHttp = async (
  page: Page,
  world: string,
  account: string,
  opening?: string,
): Promise<void> => {
  if (opening !== undefined) await commandOverHttp(page, world, { command: 'reset', opening });
  const token = await commandOverHttp(page, world, { command: 'persona', account });
  await startWithToken(page, String(token));
  await page.goto('./#/pages/index/index');
};

const createApp = (page: Page, isDemo: boolean, world: string): App => ({
  page,
  open: async (route) => {
    // A person takes longer from a tap to another address: the first tap there would be a double tap.
    await pastDoubleTap(page);
    await page.goto(`./#${route}`);
  },
  mock: (command) =>
    isDemo ? commandInPage(page, command) : commandOverHttp(page, world, command),
  signIn: (account, opening) =>
    isDemo ? signInToDemo(page, account, opening) : signInOverHttp(page, world, account, opening),
  available: page.getByText(/^Available [\d,.]+ USDT$/u),
  stake: page.getByLabel('Amount'),
  // The newest: one that is leaving still shows what it was about.
  sheet: page.getByRole('dialog').last(),
  running: page.getByRole('region', { name: 'Running', exact: true }),
});

/** Runs in the page. Records the time of the last click and all messages shown. */
const recordClicksAndMessages = (): void => {
  const messages: string[] = [];
  window.messages = messages;
  document.addEventListener('click', ({ timeStamp }) => (window.lastClick = timeStamp), true);
  const regions = '[role=status], [role=alert]';
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes) {
        if (target instanceof Element && target.matches(regions))
          messages.push(node.textContent ?? '');
        else if (node instanceof Element)
          // A live region that is inserted together with its messages.
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches(regions))
              for (const child of region.childNodes) messages.push(child.textContent ?? '');
      }
  }).observe(document, { childList: true, subtree: true });
};

/** A test with the fixture `app`. The welcome notice is dismissed unless `welcomeRead` is false. */
export const test = base.extend<{ app: App; welcomeRead: boolean }>({
  welcomeRead: [true, { option: true }],
  app: async ({ page, context, welcomeRead }, provide, info) => {
    const isDemo = info.project.name === 'demo';
    const world = `${info.testId}-${info.retry}`;
    if (!isDemo) await context.setExtraHTTPHeaders({ 'x-mock-world': world });
    await context.addInitScript(recordClicksAndMessages);
    if (welcomeRead) await context.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await provide(createApp(page, isDemo, world));
    expect(errors, 'no script fails').toEqual([]);
  },
});

export { expect };

/** The opening of a world: a morning in UTC, and the same prices in each run. */
export const MORNING = 'clock:2026-03-02T09:00Z,seed:7';

/**
 * Signs in to a world that begins on the morning of 2 March 2026. Journeys that count days start here: midnight, which pays
 * interest and begins a new day of limits, comes only when they move the clock, at whatever time they run.
 */
export const signInByMorning = (app: App, account: string): Promise<void> =>
  app.signIn(account, MORNING);

/** With Shift, an arrow key moves the piece by 20 of 272 units, less than 8 % of the way. */
const LARGE_STEP_PERCENT = 8;

/** Solves the slide puzzle by keyboard, following its hints: "Move right, 30 % to go". */
const solvePuzzle = async (page: Page): Promise<void> => {
  const slider = page.getByRole('slider');
  await slider.focus();
  for (;;) {
    const hint = (await slider.getAttribute('aria-valuetext')) ?? '';
    if (hint.startsWith('Here')) break;
    const arrow = hint.startsWith('Move left') ? 'ArrowLeft' : 'ArrowRight';
    const isFar = Number(/\d+/u.exec(hint)?.[0]) > LARGE_STEP_PERCENT;
    await page.keyboard.press(isFar ? `Shift+${arrow}` : arrow);
  }
  await page.keyboard.press('Enter');
};

/** Fills in the open login form, solves the puzzle and submits. */
export const fillLogin = async (
  { page }: App,
  account: string,
  password = PASSWORD,
): Promise<void> => {
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await solvePuzzle(page);
};

/** Fills in the open registration form except the name, solves the puzzle and submits. */
export const finishRegistration = async (app: App, password: string): Promise<void> => {
  const { page } = app;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByLabel('Invite code').fill('QUAYSIDE');
  await page.getByRole('checkbox', { name: /I have read/u }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await solvePuzzle(page);
  await expectMessage(app, 'Your account is ready.');
};

/** Moves the clock to a time at which an order with these terms has the given outcome. Uses only the public price. */
export const seekOutcome = (
  app: App,
  direction: 'up' | 'down',
  outcome: 'win' | 'lose' | 'draw',
  symbol = 'BTC/USDT',
): Promise<unknown> => app.mock({ command: 'seek', symbol, direction, seconds: 30, outcome });

/** The label of the button that places an order: what it buys, sells or opens; "Place order" once only the summary is left. */
export const PLACE = /^(?:Buy|Sell|Open|Place) /u;

/** Confirms the order in the sheet, once the tap that opened it can no longer be taken for the first of a double tap. */
export const confirmOrder = async ({ page, sheet }: Pick<App, 'page' | 'sheet'>): Promise<void> => {
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: PLACE }).click();
};

/** Fills in the stake and confirms the order in the sheet. */
export const placeOrder = async (
  app: App,
  direction: 'Up' | 'Down',
  stake: string,
): Promise<void> => {
  await app.stake.fill(stake);
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: new RegExp(`^${direction}`, 'u') }).click();
  await confirmOrder(app);
};

/** Waits until the next tap is no double tap: half a second after the last one (specification, section 9). */
export const pastDoubleTap = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => performance.now() - (window.lastClick ?? -Infinity) > 500,
    undefined,
    BY_TIMER,
  );
};

/** Closes the open sheet by Escape, and waits until it has slid away: until then a next one would be a second. */
export const closeSheet = async ({ page, sheet }: App): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
};

/** Waits until the app has shown a message, which may already have disappeared. */
export const expectMessage = async ({ page }: App, text: string | RegExp): Promise<void> => {
  await expect
    // A page that is being replaced has shown none yet.
    .poll(() => page.evaluate(() => window.messages).catch(() => []), `a message: ${text}`)
    .toContainEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    );
};

declare global {
  interface Window {
    /** Control function of the mock backend; missing in production. */
    __mock?: (command: unknown) => Promise<unknown>;
    /** Time of the last click, on the clock of `performance.now()`. */
    lastClick?: number;
    /** All messages that this page has shown. */
    messages?: string[];
  }
}
