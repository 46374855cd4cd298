import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { audit } from '../engine/audit';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { expectRefused } from '../testing/refusals';
import { USDT_ID } from '../catalogue/currencies';

const DAY = 86_400_000;
/** Lighthouse: open from 6 February to 8 March 2026. */
const LIGHTHOUSE = 34_102;
const SLIPWAY = 5604;

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
});

const wait = (ms: number) => bench.world.changeClock({ kind: 'advance', ms });
const subscribe = (project_id: number, amount: string) =>
  bench.caller.post('project/order', { project_id, amount });
const list = async () => {
  const reply = OPERATIONS.getProjects.reply.parse(await bench.caller.get('project?limit=50'));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message.data;
};
const project = async (id: number) => (await list()).find((row) => row.id === id);
const balance = async (currency: number): Promise<unknown> => {
  const { message } = await bench.caller.post('wallet/detail', { currency, type: 'change' });
  return Reflect.get(Object(message), 'change_balance');
};
const DONE = { type: 'ok', message: 'operation_success' };

describe('a subscription', () => {
  it('is paid immediately and delivered when the project ends', async () => {
    const before = await project(LIGHTHOUSE);
    expect(before).toMatchObject({
      title: 'Lighthouse',
      time_status: 2,
      total_sell: '250000',
      percentage: '75.00',
      end_at: '2026-03-08 00:00:00',
      user_has_money: '10000.00',
    });
    // 101 x 1.333 = 134.633 -> 134.64
    expect(await subscribe(LIGHTHOUSE, '101')).toEqual(DONE);
    expect(await balance(USDT_ID)).toBe('9865.36');
    expect(await project(LIGHTHOUSE)).toMatchObject({ total_sell: '250101' });
    const token = before?.currency_id ?? 0;
    await wait(6 * DAY - 9 * 3_600_000 - 1);
    expect(await balance(token)).toBe('0.00000000');
    await wait(1);
    expect(await balance(token)).toBe('101.00000000');
    expect(await project(LIGHTHOUSE)).toMatchObject({ time_status: 3 });
    expect(await balance(USDT_ID)).toBe('9865.36');
    expect(audit(await bench.world.snapshot())).toEqual([]);
    expect(bench.defects).toEqual([]);
  });

  it('is limited to the units left', async () => {
    // 500 units are left.
    await expectRefused(bench, () => subscribe(SLIPWAY, '501'), 'order_above_maximum');
    expect(await subscribe(SLIPWAY, '300')).toEqual(DONE);
    await expectRefused(bench, () => subscribe(SLIPWAY, '201'), 'order_above_maximum');
    expect(await subscribe(SLIPWAY, '200')).toEqual(DONE);
    await expectRefused(bench, () => subscribe(SLIPWAY, '100'), 'project_full');
  });

  it('uses no units of the other account', async () => {
    await subscribe(LIGHTHOUSE, '100');
    await bench.caller.post('user/switch_account', { mode: 'live' });
    expect(await project(LIGHTHOUSE)).toMatchObject({ total_sell: '250000' });
  });
});

const own = async () => {
  const reply = OPERATIONS.getSubscriptions.reply.parse(
    await bench.caller.get('user/project/order'),
  );
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message.data;
};

describe('the list of own subscriptions', () => {
  it('has the newest first, with what is held and when the units come', async () => {
    await subscribe(LIGHTHOUSE, '101');
    await wait(1000);
    await subscribe(SLIPWAY, '100');
    expect(await own()).toMatchObject([
      // The world starts in the first of Slipway's four minutes.
      { project_id: SLIPWAY, coin_amount: '100', price: '0.08', cost: '8.00', status: 2 },
      {
        project_id: LIGHTHOUSE,
        name: 'Lighthouse',
        coin_amount: '101',
        currency_name: 'LGT',
        price: '1.333',
        cost: '134.64',
        pay_currency_name: 'USDT',
        status: 2,
        created_at: '2026-03-02 09:00:00',
        created_time: 1_772_442_000,
        deliver_time: 1_772_928_000,
      },
    ]);
    await wait(10 * DAY);
    expect((await own()).map(({ status }) => status)).toEqual([3, 3]);
  });

  it('is that of the account in use', async () => {
    await subscribe(LIGHTHOUSE, '100');
    await bench.caller.post('user/switch_account', { mode: 'live' });
    expect(await own()).toEqual([]);
  });
});

it('a price moves every minute, and an older one is never taken silently', async () => {
  // The price of a request is that of all units.
  const priced = (price: string) =>
    bench.caller.post('project/order', { project_id: SLIPWAY, amount: '100', price });
  expect(await project(SLIPWAY)).toMatchObject({ price: '0.08' });
  await wait(60_000);
  expect(await project(SLIPWAY)).toMatchObject({ price: '0.081' });
  await expectRefused(bench, () => priced('8'), 'quote_expired');
  expect(await priced('8.1')).toEqual(DONE);
  expect(await balance(USDT_ID)).toBe('9991.90');
});

describe('the projects', () => {
  it('always include an open, an ended and an upcoming one', async () => {
    for (let step = 0; step < 10; step += 1) {
      const statuses = (await list())
        .filter(({ title }) => ['Harbour', 'Lighthouse'].includes(title))
        .map(({ time_status }) => time_status);
      expect(new Set(statuses)).toEqual(new Set([1, 2, 3]));
      expect(statuses.filter((status) => status === 2)).toHaveLength(1);
      await wait(17 * DAY);
    }
  });

  it('are described in the language of the call', async () => {
    const { message } = await bench.caller.get('project?lang=zh');
    expect(JSON.stringify(message)).toContain('灯塔');
  });
});
