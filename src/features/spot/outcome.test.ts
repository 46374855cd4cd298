import { describe, expect, it } from 'vitest';
import type { CoinOrderRow } from '@/api/rows';
import { COIN_ORDER_ROW } from '../../../tests/support/order-rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { findCancelled, findPlaced } from './outcome';

const row = (changes: Partial<CoinOrderRow> = {}): CoinOrderRow => ({
  ...COIN_ORDER_ROW,
  created_time: SENT_AT,
  ...changes,
});
const place = sentOperation({
  operationId: 'placeCoinOrder',
  body: {
    currency_id: 1,
    legal_id: 3,
    type: 1,
    target_price: '60000',
    amount: '0.0123',
    order_mode: 'limit',
  },
});
const { order_mode: _mode, ...bare } = row();
const WITHOUT_MODE: CoinOrderRow = bare;
const atMarket = { ...place, body: { ...place.body, order_mode: 'market' } };

describe('an order whose reply was lost', () => {
  it.each([
    ['is done: a new order of its terms is listed', place, [row()], 'done'],
    ['is done: it was filled already', place, [row({ status: 2 })], 'done'],
    [
      'is not done: the only such order is an older one',
      { ...place, idsBefore: [301] },
      [row()],
      'not-done',
    ],
    ['is not done: another amount', place, [row({ trade_amount: '0.0124' })], 'not-done'],
    ['is not done: another limit', place, [row({ target_price: '60001.00' })], 'not-done'],
    ['is not done: it sells', place, [row({ type: 2 })], 'not-done'],
    ['is not done: it is at the market', place, [row({ order_mode: 'market' })], 'not-done'],
    [
      'is done at the market, whatever price was seen',
      atMarket,
      [row({ order_mode: 'market', target_price: '60001.00' })],
      'done',
    ],
    ['is done at the market, where rows have no mode', atMarket, [WITHOUT_MODE], 'done'],
    ['is done at a limit, where rows have no mode', place, [WITHOUT_MODE], 'done'],
    [
      'is not done: another limit, where rows have no mode',
      place,
      [{ ...WITHOUT_MODE, target_price: '60001.00' }],
      'not-done',
    ],
    [
      'is not known: it is alike, but of before',
      place,
      [row({ created_time: SENT_AT - 1 })],
      'unknown',
    ],
  ] as const)('%s', (_name, operation, rows, state) => {
    expect(findPlaced(operation, { rows, limit: 100 }).state).toBe(state);
  });
});

describe('a cancellation whose reply was lost', () => {
  const cancel = { ...place, operationId: 'cancelCoinOrder', body: { id: 301 } };
  it.each([
    ['is done: the order is cancelled', [row({ status: 3 })], 'done'],
    ['is not done: the order still waits', [row()], 'not-done'],
    ['is not done: the order was filled before', [row({ status: 2 })], 'not-done'],
    ['is not known: the order is not among the newest', [], 'unknown'],
  ] as const)('%s', (_name, rows, state) => {
    expect(findCancelled(cancel, { rows, limit: 100 }).state).toBe(state);
  });
});
