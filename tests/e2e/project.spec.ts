import { expectAccessible } from '../support/page-checks';
import { expect, pastDoubleTap, signInByMorning, test, WIRE, type App } from './app';
import { failNextCalls, loseCall, nextSecond } from './lost-calls';
import { acceptAndSend, closeReceipt, sendUntilMoved } from './receipt-steps';

/** Ends on 8 March. */
const LIGHTHOUSE = 34_102;
/** Its price moves every minute. */
const SLIPWAY = 5604;
const FULL = 5603;
const UPCOMING = 34_201;
const ENDED = 34_101;
const RECORDS = '/pages/project/order';
const DAY_SECONDS = 86_400;

/** Signs in to a world in which those projects are open. */
const signIn = (app: App): Promise<void> => signInByMorning(app, 'practice');

const open = (app: App, id: number): Promise<void> => app.open(`/pages/project/detail?id=${id}`);
const units = ({ page }: App) => page.getByLabel('Units', { exact: true });
const accept = ({ sheet }: App) => sheet.getByRole('button', { name: 'Accept new price' });
const receipt = ({ page }: App) => page.getByRole('dialog', { name: /^Subscription P/u });
const subscribe = ({ sheet }: App) => sheet.getByRole('button', { name: /^Subscribe for / });

/** The effect of a fault that refuses a call. */
const refusal = (key: string) => ({ kind: 'refusal', key });

/** Types units and opens the sheet. */
const stage = async (app: App, amount: string): Promise<void> => {
  await units(app).fill(amount);
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: /^Subscribe for / }).click();
  await expect(subscribe(app)).toBeVisible();
};

const confirm = async (app: App): Promise<void> => {
  await pastDoubleTap(app.page);
  await subscribe(app).click();
};

/** The places of the sheet that sends. */
const places = (app: App) => ({ accept: accept(app), send: subscribe(app), receipt: receipt(app) });

test(
  'a price that moved is accepted on purpose; lost replies have one effect; the units come when the project ends',
  WIRE,
  async ({ app }) => {
    const { page, sheet, mock } = app;
    await signIn(app);
    await app.open('/pages/project/index');
    await page.getByRole('link', { name: /^.*Slipway.*Open/u }).click();
    await expect(page.getByText('Available 10,000.00 USDT')).toBeVisible();
    await stage(app, '300');
    await expectAccessible(page);

    // The server has another price: nothing is paid, the new cost stands beside the old one.
    await mock({ command: 'advance', seconds: 60 });
    await sendUntilMoved(app, places(app));
    await expect(sheet.getByText('The price has changed. Check the new cost.')).toBeVisible();
    await expect(sheet.getByText('Cost', { exact: true }).locator('..')).toHaveText(
      /^Cost24\.\d0 USDTthen24\.\d0 USDT$/u,
    );
    await nextSecond(app);
    await acceptAndSend(app, places(app));
    await closeReceipt(app);

    // The reply is lost after the units were booked: they are found in the own subscriptions.
    await nextSecond(app);
    await open(app, LIGHTHOUSE);
    await failNextCalls(app, 'subscribeToProject', 'afterCommit', { kind: 'network-error' });
    await stage(app, '101');
    // 101 x 1.333 = 134.633, rounded up.
    await expect(sheet.getByText('134.64 USDT', { exact: true })).toBeVisible();
    await confirm(app);
    await expect(receipt(app)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy number' })).toBeVisible();
    await closeReceipt(app);
    await expect(units(app)).toHaveValue('');

    await stage(app, '200');
    await loseCall(app, 'subscribeToProject', () => confirm(app));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await app.open(RECORDS);
    await expect(page.getByRole('button', { name: /Paid/u })).toHaveCount(2);
    await page.getByRole('button', { name: /Lighthouse/u }).click();
    await expect(sheet.getByText('5 d 14 h')).toBeVisible();
    await expect(sheet.getByText('134.64 USDT')).toBeVisible();
    await mock({ command: 'advance', seconds: 6 * DAY_SECONDS });
    await page.reload();
    await expect(sheet.getByText('The units have been delivered.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Delivered/u })).toHaveCount(2);
    expect(await mock({ command: 'audit' })).toEqual([]);
  },
);

test('what cannot be subscribed to says why and what to do; refusals stand at their place', async ({
  app,
}) => {
  const { page, sheet } = app;
  await signIn(app);
  const told = [
    [FULL, 'This project is full. Choose another one.'],
    [UPCOMING, /^This project has not started\. You can subscribe from .* UTC/u],
    [ENDED, 'This project has ended. Choose another one.'],
    [1, 'This project is not on sale. Choose another one.'],
  ] as const;
  for (const [id, text] of told) {
    await open(app, id);
    await expect(page.getByText(text)).toBeVisible();
    await expect(units(app)).toHaveCount(0);
    // Before it starts nobody has a place, so how many are left says nothing.
    await expect(page.getByText('Places left', { exact: true })).toHaveCount(id === FULL ? 1 : 0);
  }
  await open(app, ENDED);
  await expect(page.getByText(/^[\d,]+ [A-Z]+ sold$/u)).toBeVisible();
  await expect(page.getByText(/^Ended \d{4}-\d\d-\d\d \d\d:\d\d \(.* UTC\)$/u)).toBeVisible();

  await open(app, SLIPWAY);
  const problems = [
    ['99', 'At least 100 SLP'],
    ['100.5', 'Enter a whole number of units'],
    ['501', 'At most 500 SLP'],
  ] as const;
  for (const [typed, text] of problems) {
    await units(app).fill(typed);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await open(app, LIGHTHOUSE);
  await units(app).fill('8000');
  await expect(page.getByText(/enough for 7,501 LGT/u)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Transfer/u })).toBeVisible();
  await page.getByRole('button', { name: /^Max/u }).click();
  await expect(units(app)).toHaveValue('7,501');

  await failNextCalls(app, 'subscribeToProject', 'beforeCommit', refusal('order_above_maximum'));
  await stage(app, '100');
  await confirm(app);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('At most 20,000 LGT')).toBeVisible();

  await failNextCalls(app, 'subscribeToProject', 'beforeCommit', refusal('real_name_required'));
  await stage(app, '110');
  await confirm(app);
  await expect(sheet.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
});

test('without a list of subscriptions a lost one is repeated with its key, on a tap', async ({
  app,
}) => {
  const { page, sheet, mock } = app;
  await signIn(app);
  await failNextCalls(app, 'getSubscriptions', 'beforeCommit', { kind: 'http', status: 404 }, 100);
  await open(app, LIGHTHOUSE);
  await failNextCalls(app, 'subscribeToProject', 'afterCommit', { kind: 'network-error' });
  await stage(app, '101');
  await confirm(app);
  await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Available 9,865.36 USDT')).toBeVisible();
  await app.open(RECORDS);
  await expect(page.getByText(/^Your subscriptions are not listed here/u)).toBeVisible();
  expect(await mock({ command: 'audit' })).toEqual([]);
});
