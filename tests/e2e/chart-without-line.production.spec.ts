import { type App, expect, test } from './app';

const CANDLES = '**/api/currency/new_timeshar*';
const FAILED = 'The chart could not be loaded.';

const chartOf = ({ page }: App) => page.getByRole('img', { name: /^Chart of BTC\/USDT/u });

/** Opens the chart of Contract in a world where no further candle begins by itself. */
const openChart = async (app: App): Promise<void> => {
  await app.mock({ command: 'freeze' });
  await app.open('/pages/contract/index');
};

test('a chart stays where its newest candles cannot be read, and reads them again by itself', async ({
  app,
}) => {
  const { page } = app;
  await openChart(app);
  await expect(chartOf(app)).toBeVisible();
  let wasLost = false;
  void page
    .getByText(FAILED)
    .waitFor()
    .then(
      () => (wasLost = true),
      () => undefined,
    );
  let refused = 0;
  await page.route(CANDLES, async (route) => {
    await route.abort();
    refused += 1;
  });
  // Each candle that begins asks for two ranges never read before, and tries each three times.
  for (const count of [6, 12]) {
    await app.mock({ command: 'advance', seconds: 60 });
    await expect.poll(() => refused).toBeGreaterThanOrEqual(count);
  }
  expect(wasLost).toBe(false);
  await expect(chartOf(app)).toBeVisible();
  await page.unroute(CANDLES);
  // The long range, of which nothing but this asks again: the short one is polled anyway.
  await page.waitForResponse((reply) => {
    const { pathname, searchParams } = new URL(reply.url());
    const length = Number(searchParams.get('to')) - Number(searchParams.get('from'));
    return pathname.endsWith('new_timeshar') && length > 3600;
  });
  await expect(chartOf(app)).toBeVisible();
});

test('a chart that could not be read is read once the connection is back, without a tap', async ({
  app,
}) => {
  const { page } = app;
  await page.route(CANDLES, (route) => route.abort());
  await openChart(app);
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./u)).toBeVisible();
  await page.unroute(CANDLES);
  await page.context().setOffline(false);
  await expect(chartOf(app)).toBeVisible();
});
