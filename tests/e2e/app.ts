import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** A control command of the mock backend (mocks/control.ts); checked there. */
type Command = Readonly<Record<string, unknown>> & { readonly command: string };

/** Every ready account has this password. */
export const PASSWORD = 'quayside1';

/** The app as a person sees it, and the simulated world behind it. One world a test, in both projects. */
export interface App {
  readonly page: Page;
  /** Opens a screen by its route. */
  readonly open: (route: string) => Promise<void>;
  /** Commands the world: clock, faults, sessions. */
  readonly mock: (command: Command) => Promise<unknown>;
  /** Signs in without the form, for journeys that are not about it. */
  readonly signIn: (account: string) => Promise<void>;
  /** The available balance on the ticket. */
  readonly available: Locator;
  readonly stake: Locator;
  readonly sheet: Locator;
}

const commandInPage = (page: Page, command: Command): Promise<unknown> =>
  page.evaluate(async (body) => {
    for (let tries = 0; tries < 100 && window.__mock === undefined; tries += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    return window.__mock?.(body);
  }, command);

const commandOverHttp = async (page: Page, world: string, command: Command): Promise<unknown> => {
  const response = await page.request.post('/__mock', {
    data: command,
    headers: { 'x-mock-world': world },
  });
  const { result, error } = await response.json();
  if (error !== undefined) throw new Error(error);
  return result;
};

const createApp = (page: Page, isDemo: boolean, world: string): App => {
  const open = async (route: string): Promise<void> => {
    await page.goto(`./#${route}`);
  };
  return {
    page,
    open,
    mock: (command) =>
      isDemo ? commandInPage(page, command) : commandOverHttp(page, world, command),
    signIn: async (account) => {
      await open('/pages/login/index');
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
      await page.evaluate(
        async ([name, password]) => {
          const body = new URLSearchParams({ user_string: name, password });
          const reply = await fetch('/api/user/login', { method: 'POST', body });
          localStorage.setItem('token', (await reply.json()).message);
        },
        [account, PASSWORD] as const,
      );
      // Not on the login screen: it would lead on to Home by itself, over what the test opens next.
      await open('/pages/index/index');
      await page.reload();
    },
    available: page.getByText(/^Available [\d,.]+ USDT$/u),
    stake: page.getByLabel('Amount'),
    sheet: page.getByRole('dialog'),
  };
};

/** A test with the app at hand. The welcome notice is read already, unless a test is about it. */
export const test = base.extend<{ app: App; welcomeRead: boolean }>({
  welcomeRead: [true, { option: true }],
  app: async ({ page, context, welcomeRead }, provide, info) => {
    const isDemo = info.project.name === 'demo';
    const world = `${info.testId}-${info.retry}`;
    if (!isDemo) await context.setExtraHTTPHeaders({ 'x-mock-world': world });
    if (welcomeRead) await context.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await provide(createApp(page, isDemo, world));
    expect(errors, 'no script fails').toEqual([]);
  },
});

export { expect };

/** Solves the slide puzzle by keyboard alone, as its words lead. */
export const solvePuzzle = async (page: Page): Promise<void> => {
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let step = 0; step < 400; step += 1) {
    const hint = (await slider.getAttribute('aria-valuetext')) ?? '';
    if (hint.startsWith('Here')) break;
    await slider.press(hint.startsWith('Move left') ? 'ArrowLeft' : 'ArrowRight');
  }
  await slider.press('Enter');
};

/** Fills the login form that is open, solves the puzzle and sends it. */
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

/** Fills what every registration needs beside the name, solves the puzzle and sends the form that is open. */
export const finishRegistration = async ({ page }: App, password: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByLabel('Invite code').fill('QUAYSIDE');
  await page.getByRole('checkbox', { name: /I have read/u }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await solvePuzzle(page);
  await expect(page.getByText('Your account is ready.')).toBeVisible();
};

/** Opens the ticket at a moment at which an order of these terms ends as wanted. Looks only at the public price. */
export const seek = (
  app: App,
  direction: 'up' | 'down',
  outcome: 'win' | 'lose' | 'draw',
  symbol = 'BTC/USDT',
): Promise<unknown> => app.mock({ command: 'seek', symbol, direction, seconds: 30, outcome });

/** Lets the next calls of an operation go wrong: before they are carried out, or after. */
export const breakNext = (
  app: App,
  operation: string,
  stage: 'beforeCommit' | 'afterCommit',
  effect: Readonly<Record<string, unknown>>,
  times = 1,
): Promise<unknown> => app.mock({ command: 'fault', operation, stage, effect, times });

/** Fills the stake and places the order in the sheet. */
export const placeOrder = async (
  app: App,
  direction: 'Up' | 'Down',
  stake: string,
): Promise<void> => {
  await app.stake.fill(stake);
  await app.page.getByRole('button', { name: new RegExp(`^${direction}`, 'u') }).click();
  await app.sheet.getByRole('button', { name: 'Place order' }).click();
};

/** Past the half second in which a second tap counts as a double tap (specification, section 9). */
export const pastDoubleTap = (page: Page): Promise<void> => page.waitForTimeout(600);

declare global {
  interface Window {
    /** The demo's control port; missing in production. */
    __mock?: (command: unknown) => Promise<unknown>;
  }
}
