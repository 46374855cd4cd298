import { expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { control } from '../control';
import { OPERATION_IDS } from './operations';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench } from '../testing/gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

type Fields = Readonly<Record<string, unknown>>;

const STAKED = { currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const LONG = { type: 1, share: 1, multiple: 20 };
const COIN = { currency_id: BTC_ID, legal_id: USDT_ID, amount: '0.01' };

/** Each call that places an order, with the fields of one. */
const ORDERS: { readonly [Id in OperationId]?: Fields } = {
  submitOrder: { ...STAKED, match_id: 1 },
  submitForexOrder: { ...STAKED, match_id: 101 },
  openPosition: { ...LONG, currency_id: BTC_ID, legal_id: USDT_ID },
  openForexPosition: { ...LONG, currency_id: 16, legal_id: 17 },
  placeCoinOrder: { ...COIN, type: 1, target_price: '1000' },
};

const LIMITED = OPERATION_IDS.filter((id) => {
  const announced: readonly string[] = OPERATIONS[id].errors;
  return announced.includes('limit_reached');
});

const benchWithMoney = async () => {
  const bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
  const fields = { currency_id: USDT_ID, number: '3000', from_field: 'change', to_field: 'lever' };
  expect(await bench.caller.post('wallet/change', fields)).toMatchObject({ type: 'ok' });
  const post = (id: OperationId, body: Fields = {}) =>
    bench.caller.post(OPERATIONS[id].path.slice(1), body);
  return { ...bench, post };
};

it('every call that places an order announces the refusal of a limit', () => {
  expect(LIMITED.toSorted()).toEqual(Object.keys(ORDERS).toSorted());
});

it.each(LIMITED)('%s is refused on a break, and while a limit is used up', async (id) => {
  const reached = { type: 'error', message: 'limit_reached' };
  const onBreak = await benchWithMoney();
  await onBreak.post('setLimits', { break_hours: 1 });
  expect(await onBreak.post(id, ORDERS[id])).toEqual(reached);
  await control(onBreak.world, onBreak.backend, { command: 'advance', seconds: 3600 });
  expect(await onBreak.post(id, ORDERS[id])).toMatchObject({ type: 'ok' });
  const usedUp = await benchWithMoney();
  await usedUp.post('setLimits', { stake: '5' });
  expect(await usedUp.post(id, ORDERS[id])).toEqual(reached);
});

it('what reduces a position, cancels or moves money is never refused', async () => {
  const { post, caller } = await benchWithMoney();
  await post('openPosition', { ...ORDERS.openPosition, share: 2 });
  await post('placeCoinOrder', { ...ORDERS.placeCoinOrder, order_mode: 'market' });
  await post('placeCoinOrder', ORDERS.placeCoinOrder);
  await post('setLimits', { stake: '1', loss: '0.01', break_hours: 24 });
  const ok = { type: 'ok' };
  expect(await post('setStops', { id: 801, stop_loss_price: '1' })).toMatchObject(ok);
  expect(await post('closePosition', { id: 801, share: 1 })).toMatchObject(ok);
  expect(await post('closePositions', { type: 0 })).toMatchObject(ok);
  expect(await caller.put('coin/trade', { id: 302 })).toMatchObject(ok);
  const sale = { ...COIN, amount: '0.005', type: 2, target_price: '99999', order_mode: 'market' };
  expect(await post('placeCoinOrder', sale)).toMatchObject(ok);
  const back = { currency_id: USDT_ID, number: '10', from_field: 'lever', to_field: 'change' };
  expect(await caller.post('wallet/change', back)).toMatchObject(ok);
});

it('the reply names limits, use, the next change and the end of the day; each account has its own', async () => {
  const { post, caller } = await benchWithMoney();
  await post('submitOrder', ORDERS.submitOrder);
  await post('setLimits', { stake: '500', loss: '200.5' });
  // 2 March 2026, 09:00 UTC is 1772442000; the day ends 15 hours later.
  const [now, end] = [1_772_442_000, 1_772_496_000];
  const day = 24 * 3600;
  expect(await post('setLimits', { stake: 'none' })).toEqual({
    type: 'ok',
    message: {
      currency: 'USDT',
      stake: { limit: '500.00', used: '100.00', pending: { limit: null, time: now + day } },
      // The stake of 100 and its fee of 0.2 % count until the contract ends.
      loss: { limit: '200.50', used: '100.20', pending: null },
      break_until: null,
      day_ends_time: end,
    },
  });
  await post('setLimits', { stake: '500', break_hours: 6 });
  expect((await caller.get('user/limits'))['message']).toMatchObject({
    stake: { limit: '500.00', pending: null },
    break_until: now + 6 * 3600,
  });
  await post('switchAccount', { mode: 'live' });
  expect((await caller.get('user/limits'))['message']).toMatchObject({
    stake: { limit: null, used: '0.00' },
    break_until: null,
  });
});
