import { routeToMock } from '../../mocks/playwright';
import { startTestBackend } from '../../mocks/node';
import { control } from '../../mocks/control';
import { expect, placeOrder, test } from './app';

test.use({ serviceWorkers: 'block' });

test('the app on a backend in the process of the test: the world is at hand', async ({
  app,
  context,
}) => {
  // Monday 2 March 2026, 09:00 UTC: all markets are open.
  const bench = await startTestBackend({ at: Date.UTC(2026, 2, 2, 9) });
  await routeToMock(context, bench.backend);
  await app.signIn('practice');
  await app.open('/pages/trade/index');
  await placeOrder(app, 'Up', '100');
  await expect(app.sheet.getByRole('timer')).toBeVisible();
  await control(bench.world, bench.backend, { command: 'advance', seconds: 30 });
  const { records, agenda } = await bench.world.snapshot();
  expect(Object.values(records.secondsOrders).at(-1)).toMatchObject({ status: 'settled' });
  expect(agenda.filter(({ topic }) => topic === 'secondsExpiry')).toEqual([]);
  expect(bench.defects).toEqual([]);
});
