import { expectAccessible } from '../support/page-checks';
import { type App, expect, test, WIRE } from './app';
import { failNextCalls } from './lost-calls';

const openChart = async (app: App, query = 'pair=BTC%2FUSDT&period=15min'): Promise<void> => {
  await app.open(`/pages/kline/index?${query}`);
  await expect(chart(app)).toBeVisible();
  await expect(app.page.locator('canvas').first()).toBeVisible();
};

const chart = ({ page }: App) => page.getByRole('img', { name: /^Chart of/u });
const slider = ({ page }: App) => page.getByRole('slider', { name: 'Selected candle' });

/** Start of the visible range, from the chart's description. */
const since = async (app: App): Promise<string> =>
  /since (?<since>[\d :-]+)\.$/u.exec((await chart(app).getAttribute('aria-label')) ?? '')
    ?.groups?.['since'] ?? '';

const drag = async ({ page }: App, by: number): Promise<void> => {
  const box = await page.locator('canvas').first().boundingBox();
  if (box === null) throw new Error('no chart');
  const y = box.y + box.height / 2;
  const from = box.x + (by > 0 ? 40 : 300);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(from + by / 2, y, { steps: 4 });
  await page.mouse.move(from + by, y, { steps: 4 });
  await page.mouse.up();
};

test(
  'from Trade to the chart: periods, older candles on demand, then Contract',
  WIRE,
  async ({ app }) => {
    const { page } = app;
    await app.open('/pages/trade/index?pair=ETH%2FUSDT');
    await page.getByRole('link', { name: 'Candlestick chart' }).click();
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
    await expect(chart(app)).toBeVisible();
    await page.getByRole('radio', { name: '5m', exact: true }).click();
    await expect(page).toHaveURL(/period=5min/u);
    await expect(chart(app)).toHaveAttribute('aria-label', /period 5m/u);

    await test.step('panning loads older candles than those loaded at first', async () => {
      await expect.poll(() => since(app)).not.toBe('');
      const before = await since(app);
      const most = Number(await slider(app).getAttribute('max'));
      for (let times = 0; times < 6; times += 1) await drag(app, 280);
      await expect.poll(async () => (await since(app)) < before).toBe(true);
      await expect
        .poll(async () => Number(await slider(app).getAttribute('max')))
        .toBeGreaterThan(most + 300);
      await expect(page.getByText('Older candles could not be loaded.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Go to the latest candle' }).click();
      // A new candle moves it on.
      await expect.poll(async () => (await since(app)) >= before).toBe(true);
    });

    await test.step('each button zooms', async () => {
      const before = await since(app);
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await expect.poll(async () => (await since(app)) < before).toBe(true);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(async () => (await since(app)) >= before).toBe(true);
    });

    await page.getByRole('link', { name: 'Contract' }).click();
    await expect(page).toHaveURL(/contract\/index\?pair=ETH%2FUSDT/u);
    await page.getByRole('link', { name: 'Candlestick chart' }).click();
    await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
  },
);

test('by keyboard: each candle is announced when the cursor moves to it', async ({ app }) => {
  await openChart(app);
  const { page } = app;
  await slider(app).focus();
  await page.keyboard.press('ArrowLeft');
  const said =
    /^\d{4}-\d\d-\d\d \d\d:\d\d: open [\d,.]+, high [\d,.]+, low [\d,.]+, close [\d,.]+, change/u;
  await expect(slider(app)).toHaveAttribute('aria-valuetext', said);
  const first = await slider(app).getAttribute('aria-valuetext');
  // The values above the chart are of the same candle.
  await expect(page.getByText(first?.slice(0, 16) ?? 'none', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(app)).not.toHaveAttribute('aria-valuetext', first ?? '');
  const before = await since(app);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await since(app)) < before).toBe(true);
  await page.keyboard.press('Escape');
  await expect(slider(app)).toHaveAttribute('aria-valuetext', /^Arrow keys/u);
});

test('the choice of indicators and chart type is stored on the device', async ({ app }) => {
  const { page, sheet } = app;
  await openChart(app);
  await expect(page.getByText(/^MA30 [\d,.]+$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Indicators' }).click();
  await sheet.getByRole('switch', { name: /BOLL/u }).click();
  await sheet.getByRole('switch', { name: /^MA/u }).click();
  await sheet.getByRole('radio', { name: 'RSI' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Line', exact: true }).click();
  await page.reload();
  await expect(page.getByText(/^BOLL [\d,.]+$/u)).toBeVisible();
  await expect(page.getByText(/^RSI14 \d+\.\d\d$/u)).toBeVisible();
  await expect(page.getByText(/^MA30/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
});

test('a chart that fails to load shows an error, and loads on retry', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await failNextCalls(app, 'getCandles', 'beforeCommit', { kind: 'http', status: 404 }, 2);
  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await expect(page.getByText('The chart could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chart(app)).toBeVisible();
});
