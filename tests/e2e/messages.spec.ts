import { expectAccessible } from '../support/page-checks';
import {
  expect,
  expectMessage,
  fillLogin,
  MORNING,
  pastDoubleTap,
  test,
  WIRE,
  type App,
} from './app';
import { failNextCalls } from './lost-calls';
import { fillAddress, NEW_ADDRESS } from './money-refusal-steps';

const LIST = '/pages/notification/index';
const DETAIL = '/pages/notification/detail';
const HOME = '/pages/index/index';

/** The way to the messages on Home, with the number of unread ones. */
const bell = ({ page }: App, unread: number) =>
  page.getByRole('link', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

/** Withdraws to the card whose payments the bank refuses. */
const withdrawInVain = async ({ page, sheet }: App): Promise<void> => {
  await page.getByRole('radio', { name: 'Bank card' }).click();
  await page.getByRole('radio', { name: /0002/u }).click();
  await page.getByLabel('Amount in USDT').fill('300');
  await page.getByRole('button', { name: 'Withdraw 300.00 USDT' }).click();
  await pastDoubleTap(page);
  await sheet.getByLabel('Trade password').fill('payme12');
  await sheet.getByRole('button', { name: 'Withdraw 300.00 USDT' }).click();
  await expect(page.getByRole('link', { name: 'See the withdrawal' })).toBeVisible();
};

/** Runs in the page. What the first screen asks is answered three seconds late, when the app no longer waits for it. */
const delayFirstReplies = (): void => {
  const send = window.fetch;
  window.fetch = async (...call) => {
    const isFirst = performance.now() < 5000;
    const reply = await send(...call);
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 3000));
    return reply;
  };
};

test('a rejected withdrawal is announced, leads to its record and back; no filter hides it; all are read at once', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  // The device's clock is months ahead of the server's, and the first reply comes late.
  await page.addInitScript(delayFirstReplies);
  await page.goto('./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#/pages/assets/withdraw');
  await withdrawInVain(app);
  await app.open(HOME);
  await page.getByRole('link', { name: /^Notifications, \d+ unread$/u }).waitFor();

  await test.step('it arrives by the socket', async () => {
    await mock({ command: 'advance', seconds: 31 });
    await expectMessage(app, 'Withdrawal failed');
    await page.getByRole('link', { name: /^Notifications, \d+ unread$/u }).click();
    const newest = page.getByRole('link', { name: /Withdrawal failed/u }).first();
    await expect(newest).toContainText('Just now');
    await expectAccessible(page);
  });

  await test.step('a filter for other messages does not hide it', async () => {
    await page.getByRole('radio', { name: 'Identity', exact: true }).click();
    await expect(page.getByText(/^Rejections and security messages/u)).toBeVisible();
    await expect(page.getByText('Top-up credited')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Withdrawal failed/u })
      .first()
      .click();
  });

  await test.step('it leads to its record, and the record to it', async () => {
    await expect(page).toHaveTitle('Notification · Quayside');
    await expect(page.getByText(/^300 USDT is back in your spot account in full\./u)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the withdrawal' }).click();
    await expect(sheet.getByText('All of it is back in your spot account:')).toBeVisible();
    await sheet.getByRole('link', { name: /Withdrawal failed/u }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal failed' })).toBeVisible();
  });

  await test.step('nor does it once it is read; the rest is read after a question', async () => {
    await app.open(`${LIST}?category=identity`);
    await expect(page.getByText(/^Rejections and security messages/u)).toBeVisible();
    await expect(page.getByText('Withdrawal failed').first()).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('This cannot be undone.', { exact: false })).toBeVisible();
    await pastDoubleTap(page);
    await page.getByRole('button', { name: 'Mark as read', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Withdrawal failed').first()).toBeVisible();
    await app.open(HOME);
    await expect(bell(app, 0)).toBeVisible();
  });
});

test('days have their names by the clock of the server, also on the first screen of a visit', async ({
  app,
}) => {
  const { page } = app;
  await page.goto(`./?mock=persona:reviewing,clock:2026-03-02T09:00Z,seed:7#${LIST}?tab=messages`);
  await expect(page.getByRole('heading', { name: 'Yesterday', exact: true })).toBeVisible();
});

test('what the server says is read again in another language', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/kefu/index');
  await expect(page.getByText('Customer service (simulated)')).toBeVisible();
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible();
  await app.open('/pages/kefu/index');
  await expect(page.getByText('Kundenservice (simuliert)')).toBeVisible();
});

test(
  'visitors read the notices; a message asks them to log in; a server without messages says so',
  WIRE,
  async ({ app }) => {
    const { page } = app;
    await app.open(HOME);
    await page.getByRole('button', { name: /in this demo are simulated/u }).click();
    await expect(page).toHaveURL(/detail\?id=\d+$/u);
    await expect(page.getByText(/^Nothing here is real money\./u)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Share|Copy link)$/u })).toBeVisible();
    await app.open(`${DETAIL}?id=9999`);
    await expect(page.getByText('This notice is no longer available.')).toBeVisible();
    await page.getByRole('link', { name: 'See all notifications' }).click();
    await expect(page.getByRole('link', { name: /Forex and metals/u })).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Messages' }).click();
    await failNextCalls(
      app,
      'getNotifications',
      'beforeCommit',
      { kind: 'refusal', key: 'function_unavailable' },
      100,
    );
    await page.getByRole('link', { name: 'Log in' }).click();
    await fillLogin(app, 'trader');
    await expect(page).toHaveURL(/notification\/index\?tab=messages$/u);
    await expect(page.getByText('There are no messages on this server.')).toBeVisible();
    await app.open(`${DETAIL}?message=1`);
    await expect(page.getByText('This message is no longer here.')).toBeVisible();
  },
);

test('the screens that messages lead to name them: identity, destinations, security', async ({
  app,
}) => {
  const { page, sheet } = app;
  const about = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Messages about this' }),
    });
  await page.goto(`./?mock=persona:rejected,${MORNING}#/pages/user/primaryAuth`);
  await about.getByRole('link', { name: /^Identity not verified/u }).click();
  await page.getByRole('link', { name: 'See your verification' }).click();
  await expect(about.getByRole('link')).toHaveCount(1);

  await app.signIn('trader');
  await app.open('/pages/bankcard/index');
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible();
  await expect(about).toHaveCount(0);
  await app.open(NEW_ADDRESS);
  await fillAddress(app);
  await page.getByRole('button', { name: 'Continue' }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await about.getByRole('link', { name: /^Withdrawal destination added/u }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal destination added' })).toBeVisible();
});
