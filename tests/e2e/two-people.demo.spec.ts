import type { Page } from '@playwright/test';
import { expect, fillLogin, PASSWORD, pastDoubleTap, test, type App } from './app';
import { failNextCalls } from './lost-calls';

/** Replaces the session on this device by another user's in one step, as a sign-in in another tab does. */
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

/** Signs in as practice in two tabs, with the balance in one, and slows the server down. */
const openTwoTabs = async (app: App): Promise<Page> => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/assets/index');
  await expect(page.getByText(PRACTICE_MONEY).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('./#/pages/market/index');
  await expect(other.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await failNextCalls(app, 'getWallets', 'beforeCommit', { kind: 'latency', ms: 4000 }, 100);
  return other;
};

const expectTrader = async (app: App): Promise<void> => {
  const { page, mock } = app;
  // Checked at once: old data must disappear before the slow reply arrives.
  await expect(page.getByText(PRACTICE_MONEY)).toHaveCount(0, { timeout: 2000 });
  await mock({ command: 'clear-faults' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userInfo')))
    .toContain('"account":"trader"');
  await app.open('/pages/user/index');
  await expect(page.getByText('trader').first()).toBeVisible();
  await expect(page.getByText('practice')).toHaveCount(0);
};

test('another user signs in in another tab: this tab shows nothing of the first user', async ({
  app,
}) => {
  const other = await openTwoTabs(app);
  await signInElsewhere(other, 'trader');
  await expectTrader(app);
});

test('a page restored from the back/forward cache shows nothing of the previous user', async ({
  app,
}) => {
  const { page } = app;
  // A page in that cache gets no storage events.
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

test('drafts and settings of one user are not shown to the next', async ({ app }) => {
  const { page, stake } = app;
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await stake.fill('77.5');
  await page.getByRole('button', { name: /^Up/u }).click();
  await app.sheet.getByRole('switch', { name: /Confirm each order/u }).click();
  await page.keyboard.press('Escape');
  const askFirst = page.getByRole('main').getByRole('switch', { name: /Confirm each order/u });
  await expect(askFirst).not.toBeChecked();
  await failNextCalls(app, 'submitOrder', 'beforeCommit', { kind: 'session-lost' });
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Up/u }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(app, 'trader');
  await expect(app.available).toBeVisible();
  await expect(stake).toHaveValue('');
  await expect(askFirst).toHaveCount(0);
});
