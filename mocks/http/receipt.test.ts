import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { USDT_ID } from '../catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
});

const refused = (message: string) => ({ type: 'error', message });
const place = async (fields: Readonly<Record<string, unknown>> = {}) => {
  const reply = OPERATIONS.submitOrder.reply.parse(
    await mock.caller.post('microtrade/submit', { ...ORDER, ...fields }),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message;
};
const wait = (seconds: number) =>
  control(mock.world, mock.backend, { command: 'advance', seconds });
const receipt = (id: number) => mock.caller.get(`microtrade/receipt?id=${id}`);
type Row = Awaited<ReturnType<typeof place>>;
const termsOf = (row: Row) =>
  new URLSearchParams({
    symbol: row.symbol_name ?? '',
    type: String(row.type),
    seconds: String(row.seconds),
    created_time: String(row.created_time),
    number: row.number,
    fee: row.fee ?? '',
    profit_ratio: row.profit_ratio ?? '',
    currency_name: row.currency_name ?? '',
  });
const visitor = () => createCaller(mock.backend);

describe('a receipt', () => {
  it('contains the deciding prices, and its hash is the SHA-256 of its text', async () => {
    const row = await place();
    expect(await receipt(row.id)).toEqual(refused('status_abnormal'));
    await wait(30);
    const reply = OPERATIONS.getOrderReceipt.reply.parse(await receipt(row.id));
    if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
    const { text, hash, open_price, end_price } = reply.message;
    expect(text.split('\n').slice(0, 5)).toEqual([
      'quayside seconds contract 2',
      'pair BTC/USDT',
      'direction up',
      `opened ${START / 1000} at ${open_price}`,
      `settled ${START / 1000 + 30} at ${end_price}`,
    ]);
    expect(text).toContain('\nstake 100.00 USDT\nfee 0.20 USDT\npayout 80 percent\n');
    // The price falls: the stake and the fee are lost.
    expect(text.split('\n').slice(-2)).toEqual([
      'total -100.20 USDT',
      '= profit -100.00 USDT - fee 0.20 USDT',
    ]);
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('has the public price of each second; the first and last decide', async () => {
    const row = await place();
    await wait(30);
    const reply = OPERATIONS.getOrderReceipt.reply.parse(await receipt(row.id));
    if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
    const { ticks = [], open_price, end_price } = reply.message;
    // 30 seconds have 31 boundaries.
    expect(ticks).toHaveLength(31);
    expect([ticks[0], ticks[30]]).toEqual([open_price, end_price]);
    expect(new Set(ticks).size).toBeGreaterThan(2);
  });

  it('can be recomputed by anyone from the public price, for every order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 2, 3),
        fc.constantFrom(1, 2),
        fc.constantFrom(30, 60, 120, 180),
        fc.integer({ min: 10_000, max: 20_000 }),
        async (match_id, type, seconds, cents) => {
          const row = await place({ match_id, type, seconds, number: (cents / 100).toFixed(2) });
          await wait(seconds);
          const own = await receipt(row.id);
          expect(own).toMatchObject({ type: 'ok' });
          expect(await visitor().get(`microtrade/recompute?${termsOf(row)}`)).toEqual(own);
        },
      ),
      runs(20),
    );
  });

  it('changes with any of the terms', async () => {
    const row = await place();
    await wait(60);
    const hashOf = async (change: Readonly<Record<string, string>>): Promise<unknown> => {
      const terms = termsOf(row);
      for (const [name, value] of Object.entries(change)) terms.set(name, value);
      const { message } = await visitor().get(`microtrade/recompute?${terms}`);
      return typeof message === 'object' && message !== null
        ? Reflect.get(message, 'hash')
        : message;
    };
    const changes = [
      {},
      { type: '2' },
      { seconds: '31' },
      { created_time: String(START / 1000 + 1) },
      { number: '100.01' },
      { fee: '0.21' },
      { profit_ratio: '81' },
      { symbol: 'ETH/USDT' },
    ];
    const hashes = await Promise.all(changes.map(hashOf));
    expect(new Set(hashes).size).toBe(changes.length);
  });

  it('exists only for past trading hours', async () => {
    const row = await place();
    const ask = (changes: Readonly<Record<string, string>>) => {
      const terms = termsOf(row);
      for (const [name, value] of Object.entries(changes)) terms.set(name, value);
      return visitor().get(`microtrade/recompute?${terms}`);
    };
    await wait(29);
    expect(await ask({})).toEqual(refused('data_not_found'));
    await wait(1);
    expect(await ask({})).toMatchObject({ type: 'ok' });
    // Saturday 28 February 2026, 12:00 UTC: forex is closed.
    const saturday = String(Date.UTC(2026, 1, 28, 12) / 1000);
    expect(await ask({ symbol: 'EUR/USD', created_time: saturday })).toEqual(
      refused('data_not_found'),
    );
    expect(await ask({ symbol: 'NO/PAIR' })).toEqual(refused('pair_not_found'));
    expect(await ask({ created_time: '1000' })).toEqual(refused('data_not_found'));
  });

  it('is returned only to the owner, in the account of the order', async () => {
    const row = await place();
    await wait(30);
    const other = visitor();
    await other.logIn('trader', READY_PASSWORD);
    expect(await other.get(`microtrade/receipt?id=${row.id}`)).toEqual(
      refused('trade_record_not_found'),
    );
  });

  it('reports an intervention in the price, and settles by that price', async () => {
    const before = await place();
    await wait(30);
    await control(mock.world, mock.backend, {
      command: 'direct',
      symbol: 'BTC/USDT',
      kind: 'gap',
      seconds: 1,
      percent: -5,
    });
    const row = await place();
    await wait(30);
    expect(await receipt(before.id)).toMatchObject({ message: { directed: 0 } });
    expect(await receipt(row.id)).toMatchObject({
      message: { directed: 1, profit_result: -1 },
    });
    const own = await receipt(row.id);
    expect(JSON.stringify(own)).toContain('moved by the market director');
    expect(await visitor().get(`microtrade/recompute?${termsOf(row)}`)).toEqual(own);
  });
});
