import { SCREEN_NAMES, SCREENS } from '../../src/domain/screens/screens';
import { findClipped, untilAtRest } from '../support/page-checks';
import { expect, test, type App } from './app';
import { enlargeText } from './enlarge-text';

test.use({ viewport: { width: 360, height: 740 } });

/** Screens whose content depends on the query, with the queries to check. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  search: ['', '?q=usd'],
  contract: ['?pair=BTC%2FUSDT'],
  coin: ['?pair=BTC%2FUSDT'],
  kline: ['?pair=BTC%2FUSDT'],
  interestProduct: ['?id=1'],
  statistics: ['?period=all'],
  webview: ['?url=https%3A%2F%2Fexample.com%2F', '?url=https%3A%2F%2Fsecure.account.example.net'],
  openLocation: ['?name=Harbour&address=Pier%203&latitude=53.54362&longitude=9.98831'],
};

/** Every screen, without aliases of Home and those that a member does not see. */
const ROUTES = SCREEN_NAMES.filter(
  (screen) => !['entry', 'entryAlias', 'login', 'register'].includes(screen),
).flatMap((screen) => (QUERIES[screen] ?? ['']).map((query) => `${SCREENS[screen]}${query}`));

const expectRoom = async (app: App): Promise<void> => {
  await untilAtRest(app.page);
  expect(await app.page.evaluate(() => window.innerWidth)).toBe(360);
  expect(await findClipped(app.page)).toEqual([]);
};

test('at a text size of 200 % nothing is cut off or wider than the screen', async ({ app }) => {
  const { page, sheet } = app;
  await enlargeText(app);
  await app.signIn('practice');
  for (const route of ROUTES) {
    await app.open(route);
    await expect(page.getByRole('main').first()).toBeVisible();
    await expectRoom(app);
  }
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  const chip = page.getByRole('button', { name: '25% of your balance' });
  await expect(chip).toBeVisible();
  const foot = await chip.evaluate((button) => button.getBoundingClientRect().bottom);
  const up = page.getByRole('button', { name: /^Up/u });
  expect((await up.boundingBox())?.y, 'the buttons lie over nothing').toBeGreaterThanOrEqual(foot);
  await app.stake.fill('100');
  await up.click();
  await expect(sheet).toBeVisible();
  await expectRoom(app);
});

/** People for whom a screen has more to say than for others; `record` opens the first one. */
const PEOPLE = [
  ['rejected', SCREENS.primaryCertification, 'screen'],
  ['rejected-photo', SCREENS.advancedCertification, 'screen'],
  ['reviewing', SCREENS.topUpRecords, 'record'],
  ['banked', SCREENS.withdrawRecords, 'record'],
  ['new', SCREENS.withdraw, 'screen'],
  ['debtor', SCREENS.loanOrders, 'record'],
  ['saver', SCREENS.interestOrders, 'record'],
  ['subscriber', SCREENS.projectOrders, 'record'],
] as const;

test('neither is what a screen says of a rejection, a review or a debt', async ({ app }) => {
  const { page } = app;
  await enlargeText(app);
  for (const [persona, route, part] of PEOPLE) {
    await page.goto(`./?mock=persona:${persona}#${route}`);
    await expect(page.getByRole('main').first()).toBeVisible();
    await expectRoom(app);
    if (part === 'screen') continue;
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(app.sheet).toBeVisible();
    await expectRoom(app);
  }
});

test('neither are the counts of the saved destinations, in German', async ({ app }) => {
  const { page } = app;
  await enlargeText(app);
  await page.addInitScript(() => localStorage.setItem('lang', 'de'));
  await page.goto(`./?mock=persona:banked#${SCREENS.payoutMethods}`);
  // Two cards, and two addresses.
  for (const name of ['Adressen 2', 'Bankkarten 2']) {
    const count = page.getByRole('tab', { name }).getByText('2');
    await expect(count).toBeInViewport({ ratio: 1 });
  }
  await expectRoom(app);
});

for (const height of [740, 640]) {
  test(`on a screen of 360 by ${height} nothing lies over the percent chips or the header`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width: 360, height });
    await app.signIn('practice');
    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    const chip = page.getByRole('button', { name: '25% of your balance' });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
    const box = async (name: string | RegExp, role: 'button' | 'link' = 'button') =>
      (await page.getByRole(role, { name }).boundingBox()) ?? { y: Number.NaN, height: 0 };
    const up = await box(/^Up/u);
    const percent = await box('25% of your balance');
    expect(percent.y + percent.height).toBeLessThanOrEqual(up.y);
    const records = await box('My orders', 'link');
    expect((await box('Customer service')).y).toBeGreaterThanOrEqual(records.y + records.height);
  });
}
