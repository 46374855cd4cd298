import { expect, it } from 'vitest';
import { USDT_ID } from '../catalogue/currencies';
import { control } from '../control';
import { openBench } from '../testing/gated-backend';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

it('a repeat is about the account of the first reply, whichever is in use by then, and says so', async () => {
  const { world, backend } = await openBench();
  const token = String(await control(world, backend, { command: 'persona', account: 'trader' }));
  const post = async (path: string, body: unknown, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      authorization: token,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await backend.handle(new Request(`http://mock.invalid/api/${path}`, init));
    const answer: unknown = await reply.json();
    return { mode: reply.headers.get('x-account-mode'), body: answer };
  };
  const first = await post('microtrade/submit', ORDER, 'client-id-1');
  expect(first).toMatchObject({ mode: 'live', body: { type: 'ok' } });
  await post('user/switch_account', { mode: 'demo' });
  expect(await post('microtrade/submit', ORDER, 'client-id-1')).toEqual(first);
  expect((await post('microtrade/submit', ORDER, 'client-id-2')).mode).toBe('demo');
});
