import type { Locator } from '@playwright/test';
import { expect, test, type App } from './app';
import { enlargeText } from './enlarge-text';

const chart = ({ page }: App) => page.getByRole('img', { name: /^Chart of/u });
const slider = ({ page }: App) => page.getByRole('slider', { name: 'Selected candle' });

const openChart = async (app: App, period = '15min'): Promise<void> => {
  await app.open(`/pages/kline/index?pair=BTC%2FUSDT&period=${period}`);
  await expect(app.page.locator('canvas').first()).toBeVisible();
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('on a small phone the chart begins at the top, below one tool bar, with its figures on it', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await openChart(app);
  const plot = await boxOf(chart(app));
  expect(plot.y).toBeLessThanOrEqual(200);
  expect(plot.bottom - plot.y).toBeGreaterThan(400);
  const averages = await boxOf(page.getByText(/^MA30 [\d,.]+$/u));
  expect(averages.y).toBeGreaterThanOrEqual(plot.y);

  const tools = [
    page.getByRole('radiogroup', { name: 'Chart period' }),
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('button', { name: 'Line', exact: true }),
    page.getByRole('button', { name: 'Indicators' }),
    page.getByRole('button', { name: 'Full screen' }),
  ];
  for (const tool of tools) {
    const { y, bottom } = await boxOf(tool);
    expect(y).toBeGreaterThanOrEqual(plot.y - 44);
    expect(bottom).toBeLessThanOrEqual(plot.y);
  }
  // A period beyond the end of the row scrolls into sight.
  await openChart(app, '1W');
  await page.reload();
  await expect(page.getByRole('radio', { name: '1W' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Zoom in' }).click();
});

test('candles of four hours begin at multiples of four from midnight', async ({ app }) => {
  const { page } = app;
  await openChart(app);
  await page.getByRole('radio', { name: '4h', exact: true }).click();
  await expect(page).toHaveURL(/period=4h/u);
  await expect(chart(app)).toHaveAttribute('aria-label', /period 4h/u);
  await slider(app).focus();
  const hours: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(slider(app)).toHaveAttribute('aria-valuetext', / \d\d:00: open/u);
    const text = (await slider(app).getAttribute('aria-valuetext')) ?? '';
    hours.push(Number(/ (?<hour>\d\d):00:/u.exec(text)?.groups?.['hour']));
  }
  expect(hours.toSorted((a, b) => a - b)).toEqual([0, 4, 8, 12, 16, 20]);
});

test('the cross-hair shows time and price; the highest and lowest visible prices are marked', async ({
  app,
}) => {
  const { page } = app;
  await openChart(app);
  // On a dark ground, unlike the times of the axis; the countdown of the candle is a span.
  const time = page.locator('main div.bg-ink').filter({ hasText: /^(?:\d\d-\d\d )?\d\d:\d\d$/u });
  const label = (await chart(app).getAttribute('aria-label')) ?? '';
  const range = /between (?<low>[\d,.]+) and (?<high>[\d,.]+) since/u.exec(label)?.groups;
  await expect(page.getByText(range?.['low'] ?? 'none', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(range?.['high'] ?? 'none', { exact: true }).first()).toBeVisible();

  await expect(time).toHaveCount(0);
  await slider(app).focus();
  for (let count = 0; count < 9; count += 1) await page.keyboard.press('ArrowLeft');
  const said = (await slider(app).getAttribute('aria-valuetext')) ?? '';
  const read = / (?<clock>\d\d:\d\d): .* close (?<close>[\d,.]+), change/u.exec(said)?.groups;
  await expect(time).toHaveText(new RegExp(`${read?.['clock']}$`, 'u'));
  // In the figures over the chart, and at the cross-hair.
  await expect(page.getByText(read?.['close'] ?? 'none', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(time).toHaveCount(0);

  const plot = await boxOf(chart(app));
  await page.mouse.move(plot.x + 100, plot.y + 150);
  await expect(time).toBeVisible();
});

test('on a phone turned on its side the chart fills the screen', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 740, height: 360 });
  await openChart(app);
  const plot = await boxOf(chart(app));
  expect(plot.bottom - plot.y).toBeGreaterThanOrEqual(200);
  expect(plot.bottom).toBeLessThanOrEqual(360);
  expect(plot.width).toBe(740);
  await expect(page.getByRole('heading', { level: 1, name: /BTC\/USDT/u })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Indicators' })).toBeInViewport({ ratio: 1 });
  const ways = page.getByRole('navigation', { name: 'Ways to trade BTC/USDT' });
  await ways.scrollIntoViewIfNeeded();
  await expect(ways.getByRole('link', { name: 'Contract' })).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the order book stands beside the chart', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChart(app);
  const plot = await boxOf(chart(app));
  const book = page.getByRole('tabpanel', { name: 'Order book' });
  await expect(book.getByText(/^Spread/u)).toBeInViewport();
  const { x, y } = await boxOf(book);
  expect(x).toBeGreaterThanOrEqual(plot.right);
  expect(y).toBeLessThan(plot.y + 100);
  expect(plot.width).toBeGreaterThan(800);
});

test('at a text size of 200 % neither the header nor the buttons lie over the chart', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(app);
  await openChart(app);
  const { y } = await boxOf(chart(app));
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: /^Ways to trade/u })).not.toBeInViewport();
});
