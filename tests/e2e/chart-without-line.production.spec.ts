import { expect, test } from './app';

test('a chart stays where its newest candles cannot be read, and reads them once the line is back', async ({
  app,
}) => {
  const { page } = app;
  const candles = '**/api/currency/new_timeshar*';
  await app.open('/pages/contract/index');
  const chart = page.getByRole('img', { name: /^Chart of BTC\/USDT/u });
  await expect(chart).toBeVisible();
  // No further candle begins by itself: only the connection makes the app ask again.
  await app.mock({ command: 'freeze' });
  const failure = page.getByText('The chart could not be loaded.');
  let wasLost = false;
  void failure.waitFor().then(
    () => (wasLost = true),
    () => undefined,
  );
  let refused = 0;
  await page.route(candles, async (route) => {
    await route.abort();
    refused += 1;
  });
  // Each candle that begins asks for two ranges never read before, and tries each three times.
  for (const count of [6, 12]) {
    await app.mock({ command: 'advance', seconds: 60 });
    await expect.poll(() => refused).toBeGreaterThanOrEqual(count);
  }
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./u)).toBeVisible();
  expect(wasLost).toBe(false);
  await expect(chart).toBeVisible();
  await page.unroute(candles);
  const whole = page.waitForResponse((reply) => {
    const { pathname, searchParams } = new URL(reply.url());
    const length = Number(searchParams.get('to')) - Number(searchParams.get('from'));
    return pathname.endsWith('new_timeshar') && length > 3600;
  });
  await page.context().setOffline(false);
  await whole;
  await expect(chart).toBeVisible();
});
