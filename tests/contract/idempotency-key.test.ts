import { beforeEach, describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { USDT_ID } from '@mocks/catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
});

const place = (clientId: string, order: object = ORDER) =>
  bench.caller.post('microtrade/submit', order, { 'idempotency-key': clientId });

const placed = async (): Promise<unknown> => {
  const { message } = await bench.caller.get('microtrade/lists');
  return message;
};

describe('an idempotency key', () => {
  it.each([
    ['too short', 'x'.repeat(7)],
    ['too long', 'x'.repeat(65)],
    ['empty', ''],
  ])('that is %s is refused, and nothing is bought', async (_what, clientId) => {
    expect(await place(clientId)).toEqual({ type: 'error', message: 'parameter_wrong' });
    expect(await placed()).toMatchObject({ total: 0 });
  });

  it.each([8, 64])('of %i characters is accepted', async (length) => {
    expect(await place('x'.repeat(length))).toMatchObject({ type: 'ok' });
  });

  it('belongs to its user: another user may use the same', async () => {
    await place('client-id-1');
    await bench.caller.logIn('trader', READY_PASSWORD);
    expect(await place('client-id-1', { ...ORDER, number: '50' })).toMatchObject({ type: 'ok' });
  });

  it('buys one order per key', async () => {
    await place('client-id-1');
    await place('client-id-2');
    expect(await placed()).toMatchObject({ total: 2 });
  });

  it('can be reused after a refusal: nothing was bought with it', async () => {
    const tooMuch = { ...ORDER, number: '5000.01' };
    expect(await place('client-id-1', tooMuch)).toMatchObject({ type: 'error' });
    expect(await place('client-id-1')).toMatchObject({ type: 'ok' });
  });

  it('outlives the order and the session', async () => {
    const first = await place('client-id-1');
    await bench.world.changeClock({ kind: 'advance', ms: 86_400_000 });
    await bench.caller.logIn('practice', READY_PASSWORD);
    expect(await place('client-id-1')).toEqual(first);
    expect(await placed()).toMatchObject({ total: 1 });
  });

  it('is ignored by reads: each is answered again', async () => {
    const header = { 'idempotency-key': 'client-id-1' };
    const balance = (type: string) =>
      bench.caller.post('wallet/detail', { currency: USDT_ID, type }, header);
    expect(await balance('change')).toMatchObject({ message: { change_balance: '10000.00' } });
    await place('client-id-2');
    expect(await balance('change')).toMatchObject({ message: { change_balance: '9899.80' } });
    expect(await balance('lever')).toMatchObject({ type: 'ok' });
    expect(bench.defects).toEqual([]);
  });
});
