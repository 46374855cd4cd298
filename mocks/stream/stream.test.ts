import { expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench } from '../testing/gated-backend';
import { sharedStore } from '../testing/shared-store';
import { startStream } from './stream';

const ORDER = { match_id: 1, currency_id: 1, type: 1, seconds: 30, number: '100' };

it('what goes wrong while a world is asked is told, and the stream goes on', async () => {
  const store = sharedStore();
  const bench = await openBench({ store });
  await bench.caller.logIn('practice', READY_PASSWORD);
  await bench.caller.post('microtrade/submit', ORDER);
  await bench.world.changeClock({ kind: 'advance', ms: 30_000 });
  // The order has expired: whoever looks next settles it, which cannot be saved.
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
