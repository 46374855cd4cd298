import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import {
  parseCommand,
  repeatOf,
  sameCommand,
  wasDone,
  type Command,
  type PlaceCommand,
} from './command';
import { holdOf, resultOf, toOrder, type CoinOrder } from './order';
import type { Preview } from './ticket';

const d = decimal;
const preview: Preview = {
  amount: d('0.0123'),
  asked: d('60000'),
  price: d('60000'),
  isDoneAtOnce: false,
  pays: d('738'),
  fee: d('0.0000246'),
  receives: d('0.0122754'),
  paying: { before: d('1000'), after: d('262') },
  receiving: { before: d('0'), after: d('0.0122754') },
};
const place: PlaceCommand = {
  kind: 'place',
  clientId: 'client-0001',
  pair: { symbol: 'BTC/USDT', base: 'BTC', quote: 'USDT', baseId: 2, quoteId: 1, decimals: 2 },
  side: 'buy',
  mode: 'limit',
  preview,
};
const ROW = {
  id: 301,
  currency_id: 2,
  legal_id: 1,
  symbol: 'BTC/USDT',
  type: 1,
  target_price: '60000.00',
  trade_price: '0',
  trade_amount: '0.0123',
  charge_fee: '0.002',
  status: 1,
  order_mode: 'limit',
  created_at: '2026-03-02 09:00:00',
  created_time: 1_772_442_000,
} as const;
const order = (changes: Partial<CoinOrder> = {}): CoinOrder => ({ ...toOrder(ROW), ...changes });
const DONE = { ...ROW, status: 2, trade_price: '59999.50', handled_time: 1_772_442_060 } as const;

describe('a row of the wire', () => {
  it('becomes an open order that holds its cost', () => {
    expect(order()).toEqual({
      id: 301,
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      side: 'buy',
      mode: 'limit',
      status: 'open',
      asked: '60000',
      price: undefined,
      decimals: 2,
      amount: '0.0123',
      feeFraction: '0.002',
      fee: undefined,
      placedAt: 1_772_442_000,
      endedAt: undefined,
    });
    expect(holdOf(order())).toBe('738');
  });

  it('tells what was booked once it is done', () => {
    // 0.0123 x 59999.50 = 737.99385, up 738.00; fee 0.0000246
    const done = toOrder({ ...DONE, fee_money: '0.0000246' });
    expect(done).toMatchObject({ status: 'done', price: '59999.5', endedAt: 1_772_442_060 });
    expect(resultOf(done)).toEqual({ pays: '738', fee: '0.0000246', receives: '0.0122754' });
  });

  it('works the fee of a sell out where the server does not say it, and takes its word where it does', () => {
    // 0.0123 x 59999.50 = 737.99385, down 737.99; fee 1.47598, up 1.48
    const sold = toOrder({ ...DONE, type: 2 });
    expect(resultOf(sold)).toEqual({ pays: '0.0123', fee: '1.48', receives: '736.51' });
    const told = toOrder({ ...DONE, type: 2, fee_money: '1.00' });
    expect(resultOf(told)).toEqual({ pays: '0.0123', fee: '1', receives: '736.99' });
  });
});

describe('a command whose reply was lost was carried out', () => {
  const atMarket: Command = { ...place, mode: 'market' };
  const cancel: Command = { kind: 'cancel', clientId: 'client-0002', order: order() };
  it.each([
    ['a new order of its terms is listed', place, [order()], [], true],
    ['it is done already', place, [order({ status: 'done', price: d('60000') })], [], true],
    ['the only such order is an older one', place, [order()], [301], false],
    ['the new order has another amount', place, [order({ amount: d('0.0124') })], [], false],
    ['the new order has another limit', place, [order({ asked: d('60001') })], [], false],
    ['the new order sells', place, [order({ side: 'sell' })], [], false],
    ['the new order is at the market', place, [order({ mode: 'market' })], [], false],
    [
      'at the market the price that was seen does not matter',
      atMarket,
      [order({ mode: 'market', asked: d('60001') })],
      [],
      true,
    ],
    ['the order is cancelled', cancel, [order({ status: 'cancelled' })], [301], true],
    ['the order still waits', cancel, [order()], [301], false],
    ['the order was done before', cancel, [order({ status: 'done' })], [301], false],
  ] as const)('%s', (_name, command, newest, known, done) => {
    expect(wasDone(command, newest, new Set(known))).toBe(done);
  });
});

describe('the same order sent twice', () => {
  const later: PlaceCommand = {
    ...place,
    clientId: 'client-0009',
    preview: { ...preview, asked: d('60002') },
  };

  it('is told by its terms; at the market the price moves between two tries', () => {
    expect(sameCommand(place, { ...place, clientId: 'client-0009' })).toBe(true);
    expect(sameCommand(place, { ...place, side: 'sell' })).toBe(false);
    expect(sameCommand(place, later)).toBe(false);
    expect(sameCommand({ ...place, mode: 'market' }, { ...later, mode: 'market' })).toBe(true);
  });

  it('goes out word for word as the first: another body under its client id is refused', () => {
    const repeat = repeatOf({ ...later, mode: 'market' }, { ...place, mode: 'market' });
    expect(repeat).toMatchObject({ clientId: 'client-0001', preview: { asked: '60000' } });
  });
});

it('an order is kept over a reload, a cancellation is not', () => {
  const kept = { intent: place, known: [299] };
  expect(parseCommand(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const cancel: Command = { kind: 'cancel', clientId: 'client-0003', order: order() };
  expect(parseCommand({ intent: cancel, known: [] })).toBeUndefined();
  expect(parseCommand('nonsense')).toBeUndefined();
});
