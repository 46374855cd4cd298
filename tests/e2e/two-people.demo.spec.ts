import type { Page } from '@playwright/test';
import { breakNext, expect, fillLogin, PASSWORD, test, type App } from './app';

/** Puts somebody else's session in place of the one on this device, as a sign-in in another tab does, without a moment of nobody. */
const signInElsewhere = (other: Page, account: string): Promise<void> =>
  other.evaluate(
    async ([name, password]) => {
      const body = new URLSearchParams({ user_string: name, password });
      const reply = await fetch('/api/user/login', { method: 'POST', body });
      localStorage.removeItem('userInfo');
      localStorage.setItem('token', (await reply.json()).message);
    },
    [account, PASSWORD] as const,
  );

const PRACTICE_MONEY = '10,000.00';

/** Practice looks at their money in one tab; the other tab is theirs as well. The server becomes slow. */
const openTwoTabs = async (app: App): Promise<Page> => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/assets/index');
  await expect(page.getByText(PRACTICE_MONEY).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('./#/pages/market/index');
  await expect(other.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await breakNext(app, 'getWallets', 'beforeCommit', { kind: 'latency', ms: 4000 }, 100);
  return other;
};

const expectTrader = async (app: App): Promise<void> => {
  const { page, mock } = app;
  // Asked of the document at once: nothing may be left to be replaced when the slow reply comes.
  await expect(page.getByText(PRACTICE_MONEY)).toHaveCount(0, { timeout: 2000 });
  await mock({ command: 'clear-faults' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userInfo')))
    .toContain('"account":"trader"');
  await app.open('/pages/user/index');
  await expect(page.getByText('trader').first()).toBeVisible();
  await expect(page.getByText('practice')).toHaveCount(0);
};

test('somebody else signs in in another tab: this one shows nothing of the first', async ({
  app,
}) => {
  const other = await openTwoTabs(app);
  await signInElsewhere(other, 'trader');
  await expectTrader(app);
});

test('a page that comes back from the back/forward cache shows nothing of who had it before', async ({
  app,
}) => {
  const { page } = app;
  // A page in that cache hears no event of what other tabs store.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  const other = await openTwoTabs(app);
  await signInElsewhere(other, 'trader');
  await expect(page.getByText(PRACTICE_MONEY).first()).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectTrader(app);
});

test('what one user typed and allowed is not the next one’s', async ({ app }) => {
  const { page, mock, stake } = app;
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await stake.fill('77.5');
  await page.getByRole('button', { name: /^Up/u }).click();
  await app.sheet.getByRole('switch', { name: /Ask before each order/u }).click();
  await page.keyboard.press('Escape');
  const askFirst = page.getByRole('switch', { name: /Ask before each order/u });
  await expect(askFirst).not.toBeChecked();
  await mock({ command: 'end-session', account: 'practice' });
  await page.getByRole('button', { name: /^Up/u }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'trader');
  await expect(app.available).toBeVisible();
  await expect(stake).toHaveValue('');
  await expect(askFirst).toHaveCount(0);
});
