import { expectAccessible } from '../support/page-checks';
import { type App, expect, test, WIRE } from './app';
import { refocusUntil } from './books';

const SEARCH = '/pages/search/index';

const field = ({ page }: App) => page.getByRole('searchbox', { name: 'Search pairs' });
/** Waits for a number of changes of the first price, to let the app run for a while. */
const seeTicks = async (app: App, ticks: number): Promise<void> => {
  const first = results(app).first();
  for (let tick = 0; tick < ticks; tick += 1)
    await expect(first).not.toHaveText((await first.textContent()) ?? '');
};

const results = ({ page }: App) => page.locator('main a[href*="pair="]');

test('search: from Home to a pair’s trade by keyboard, and back to the results', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(field(app)).toBeFocused();
  await page.keyboard.type('bitcoin');
  await expect(results(app)).toHaveCount(2);
  await expect(page.getByText('2 pairs')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(app).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(app).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/trade\/index\?pair=BCH%2FUSDT$/u);
  await expect(page.getByRole('button', { name: 'Trade BCH/USDT' })).toBeVisible();
  await page.goBack();
  await expect(field(app)).toHaveValue('bitcoin');
  await expect(results(app)).toHaveCount(2);
  await field(app).press('Enter');
  await expect(page).toHaveURL(/trade\/index\?pair=BTC%2FUSDT$/u);
});

test('search: typing on a result continues in the field, an arrow key returns to the result', async ({
  app,
}) => {
  const { page } = app;
  await app.open(SEARCH);
  await field(app).fill('e');
  await expect(results(app).first()).toBeVisible();
  await field(app).press('ArrowDown');
  await expect(results(app).first()).toBeFocused();
  await page.keyboard.type('th');
  await expect(field(app)).toBeFocused();
  await expect(field(app)).toHaveValue('eth');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field(app)).toBeFocused();
});

test('search: by symbol, code and name in any language, live; long text finds nothing', async ({
  app,
}) => {
  const { page } = app;
  await app.open(SEARCH);
  const FOUND = [
    ['btc-usdt', 'BTC/USDT'],
    ['ＢＴＣ／ＵＳＤＴ', 'BTC/USDT'],
    ['比特币', 'BTC/USDT'],
    ['ビットコイン', 'BTC/USDT'],
    ['비트코인', 'BTC/USDT'],
    ['Oro', 'XAU/USD'],
    ['黄金', 'XAU/USD'],
    ['yen', 'USD/JPY'],
    ['£', 'GBP/USD'],
  ] as const;
  for (const [typed, symbol] of FOUND) {
    await field(app).fill(typed);
    await expect(results(app).first(), typed).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(symbol), 'u'),
    );
  }
  await field(app).fill('btc/usdt');
  await expect(results(app)).toHaveCount(1);
  await expect(results(app)).toContainText('Bitcoin');
  await seeTicks(app, 1);
  await field(app).fill('W'.repeat(500));
  await expect(page.getByText('No pairs found')).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Gainers' })).toBeVisible();
});

test('recents: opened pairs survive a reload, latest first, and can be cleared', async ({
  app,
}) => {
  const { page } = app;
  for (const symbol of ['ETH/USDT', 'XAU/USD', 'ETH/USDT', 'SOL/USDT']) {
    await app.open(`/pages/trade/index?pair=${encodeURIComponent(symbol)}`);
    await expect(page.getByRole('button', { name: `Trade ${symbol}` })).toBeVisible();
  }
  // The pair follows to a tab whose address names none.
  await app.open('/pages/trade/index');
  await expect(page.getByRole('button', { name: 'Trade SOL/USDT' })).toBeVisible();
  await app.open(SEARCH);
  await page.reload();
  const recent = page.getByRole('region', { name: 'Recent' });
  const links = recent.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toContainText('SOL');
  await expect(links.nth(1)).toContainText('ETH');
  await expect(links.nth(2)).toContainText('XAU');
  await recent.getByRole('button', { name: 'Remove ETH/USDT from recent pairs' }).click();
  await expect(links).toHaveCount(2);
  await app.open('/pages/market/index');
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expect(results(app)).toHaveCount(2);
  await expect(results(app).first()).toContainText('SOL');
  await page.getByRole('link', { name: 'Search pairs' }).click();
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Pairs you open appear here.')).toBeVisible();
});

test('a closed market counts down to its opening by the server’s clock', async ({ app }) => {
  const { page } = app;
  const advance = async (seconds: number): Promise<number> =>
    Number(await app.mock({ command: 'advance', seconds })) / 1000;
  await app.open('/pages/market/index?market=forex');
  await expect(results(app)).toHaveCount(8);
  // Frozen, so that the remaining time does not change during the test.
  await app.mock({ command: 'freeze' });
  const DAY = 86_400;
  const now = await advance(0);
  // Days of the epoch by weekday: day 2 was a Saturday. In its middle of the day forex is closed until Sunday, 22:00 UTC.
  const noon = (Math.floor(now / DAY) + ((9 - (Math.floor(now / DAY) % 7)) % 7)) * DAY + DAY / 2;
  const saturday = noon - 1800 > now ? noon : noon + 7 * DAY;
  await advance(saturday + 1800 - now);
  // From 12:30 to 22:00 of the next day: 33 h 30 min.
  await refocusUntil(app, 'Closed, opens in 1 d 9 h');
  await expect(results(app).filter({ hasText: 'Closed, opens in 1 d 9 h' })).toHaveCount(8);
  await advance(33 * 3600 + 1800 - 775);
  // 12 min 55 s are left: the thirteenth minute.
  await refocusUntil(app, 'Closed, opens in 13 min');
  await expect(results(app).first()).toContainText('Closed, opens in 13 min');
  await advance(800);
  await refocusUntil(app, /^Vol \d/u);
  await expect(results(app).first()).toContainText('Vol');
  await page.getByRole('tab', { name: 'Crypto' }).click();
  await expect(page.getByText('Closed', { exact: false })).toHaveCount(0);
});

test('quotes sort by volume', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  await page.getByRole('button', { name: 'Sort by Vol' }).click();
  await expect(page.getByRole('button', { name: 'Vol, sorted descending' })).toBeVisible();
  const worth = async (): Promise<readonly number[]> => {
    const texts = await results(app).allTextContents();
    return texts.map((text) => {
      const [, figure = '', unit = ''] = /Vol ([\d.]+)([KMBT])/u.exec(text) ?? [];
      return Number(figure) * 1000 ** (1 + 'KMBT'.indexOf(unit));
    });
  };
  const values = await worth();
  expect(values.length).toBeGreaterThan(10);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test(
  'quotes draw day lines of visible rows, each fetched once, and none on the narrowest phones',
  WIRE,
  async ({ app }) => {
    const { page } = app;
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/new_timeshar')) asked.push(url.searchParams.get('symbol') ?? '');
    });
    const lines = results(app).locator('svg[viewBox="0 0 48 24"] path');
    await page.setViewportSize({ width: 320, height: 500 });
    await app.open('/pages/market/index');
    await expect(results(app)).toHaveCount(14);
    await seeTicks(app, 3);
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 390, height: 500 });
    await expect(lines.nth(3)).toHaveAttribute('d', /^M0 [\d.]+L/u);
    await seeTicks(app, 2);
    expect(asked.length).toBeLessThan(10);
    for (const row of await results(app).all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator('svg[viewBox="0 0 48 24"] path')).toHaveCount(1);
    }
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toHaveLength(14);
  },
);
