import { routeToMock } from '../../mocks/carriers/playwright';
import { startTestBackend } from '../../mocks/node';
import { control } from '../../mocks/control';
import { expect, placeOrder, startWithToken, test } from './app';

test.use({ serviceWorkers: 'block' });

test('the app runs on a mock backend in the test process, which can read its world', async ({
  app,
  context,
}) => {
  // Monday 2 March 2026, 09:00 UTC: all markets are open.
  const bench = await startTestBackend({ at: Date.UTC(2026, 2, 2, 9) });
  await routeToMock(context, bench);
  const command = { command: 'persona', account: 'practice' } as const;
  await startWithToken(app.page, String(await control(bench.world, bench.backend, command)));
  await app.open('/pages/trade/index');
  await placeOrder(app, 'Up', '100');
  await expect(app.running).toBeVisible();
  await control(bench.world, bench.backend, { command: 'advance', seconds: 30 });
  const { records, agenda } = await bench.world.snapshot();
  expect(Object.values(records.secondsOrders).at(-1)).toMatchObject({ status: 'settled' });
  expect(agenda.filter(({ topic }) => topic === 'secondsExpiry')).toEqual([]);
  expect(bench.defects).toEqual([]);
});

test('a browser’s socket is served by the test process', async ({ app, context }) => {
  const { page } = app;
  await routeToMock(context, await startTestBackend({ at: Date.UTC(2026, 2, 2, 9) }));
  await app.open('/pages/index/index');
  const names = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const heard: string[] = [];
        const socket = new WebSocket(
          `ws://${window.location.host}/socket.io/?EIO=4&transport=websocket`,
        );
        socket.addEventListener('message', ({ data }) => {
          const frame = String(data);
          if (frame.startsWith('0')) socket.send('40');
          heard.push(/^(?:0|40|42\["\w+")/u.exec(frame)?.[0] ?? frame);
          if (frame.startsWith('42["match_trade"')) resolve(heard);
        });
      }),
  );
  expect(names).toEqual([
    '0',
    '40',
    '42["daymarket"',
    '42["kline"',
    '42["market_depth"',
    '42["match_trade"',
  ]);
});

test('a fault in the test process disconnects a browser’s socket', async ({ app, context }) => {
  const bench = await startTestBackend({ at: Date.UTC(2026, 2, 2, 9) });
  await routeToMock(context, bench);
  const effect = { kind: 'disconnect' } as const;
  bench.backend.faults.add({ stage: 'socket', event: '*', effect, times: 2, nth: 3 });
  await app.open('/pages/index/index');
  const countUntilClosed = () =>
    app.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const socket = new WebSocket(
            `ws://${window.location.host}/socket.io/?EIO=4&transport=websocket`,
          );
          socket.addEventListener('message', ({ data }) => {
            if (String(data).startsWith('0')) socket.send('40');
            if (String(data).startsWith('42')) count += 1;
            if (count === 4) socket.close();
          });
          socket.addEventListener('close', () => resolve(count));
        }),
    );
  const counts = [await countUntilClosed(), await countUntilClosed(), await countUntilClosed()];
  // The third event triggers it, then the first event of the next connection; the third connection stays open.
  expect(counts).toEqual([2, 0, 4]);
});
