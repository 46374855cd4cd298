import { expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench } from '../testing/gated-backend';
import { sharedStore } from '../testing/shared-store';
import { startStream } from './stream';
import { USDT_ID } from '../catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

it('an error while reading the world is reported, and the stream continues', async () => {
  const store = sharedStore();
  const bench = await openBench({ store });
  await bench.caller.logIn('practice', READY_PASSWORD);
  await bench.caller.post('microtrade/submit', ORDER);
  await bench.world.changeClock({ kind: 'advance', ms: 30_000 });
  // The order has expired: the next read settles it, which cannot be saved.
  store.failSaves(1);
  const defects: unknown[] = [];
  const own: string[] = [];
  const stop = startStream(bench.world, {
    market: () => undefined,
    own: ({ type }) => own.push(type),
    onDefect: (error) => defects.push(error),
  });
  await expect.poll(() => defects.map(String)).toEqual(['Error: the storage is full']);
  await bench.caller.get('user/info');
  await expect.poll(() => own).toEqual(['closed_microorder']);
  stop();
});

it('a new message is announced to its user, and once', async () => {
  const bench = await openBench({ store: sharedStore() });
  await bench.caller.logIn('unverified', READY_PASSWORD);
  const own: string[] = [];
  const stop = startStream(bench.world, {
    market: () => undefined,
    own: ({ type }) => own.push(type),
    onDefect: (error) => {
      throw error;
    },
  });
  await bench.caller.post('user/real_name', {
    real_type: 1,
    id_type: 1,
    name: 'Ada',
    surname: 'Reject',
    card_id: 'L01X00T47',
  });
  await bench.world.changeClock({ kind: 'advance', ms: 20_000 });
  await bench.caller.post('user/usermessage/read', { id: -1 });
  await expect.poll(() => own).toEqual(['user_notification']);
  stop();
});

it('prices come every second, the rest of the market with every second price', async () => {
  const bench = await openBench({ store: sharedStore() });
  const names: string[] = [];
  const stop = startStream(bench.world, {
    market: (event) => {
      if (event.symbol === 'BTC/USDT') names.push(event.type);
    },
    own: () => undefined,
    onDefect: (error) => {
      throw error;
    },
  });
  const whole = ['daymarket', 'kline', 'market_depth', 'match_trade'];
  const wanted = [...whole, 'daymarket', ...whole];
  await expect.poll(() => names.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted.length);
  stop();
  expect(names.slice(0, wanted.length)).toEqual(wanted);
});
