import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { parseCommand, sameCommand, wasDone, type Command, type OpenCommand } from './command';
import { netOf, toOrder, type LeverageOrder } from './order';
import type { Preview } from './ticket';

const d = decimal;
const preview: Preview = {
  lots: 3,
  leverage: 10,
  openPrice: d('50001'),
  notional: d('1500.03'),
  margin: d('150.01'),
  fee: d('0.76'),
  cost: d('150.77'),
  spreadCost: d('0.06'),
  nightFee: d('0.31'),
  stops: { takeProfit: undefined, stopLoss: d('45000') },
  stopOut: { price: d('18193.33'), distancePercent: d('63.61') },
  before: { equity: d('1000'), used: d('0'), available: d('1000'), level: undefined },
  after: { equity: d('999.18'), used: d('150.01'), available: d('849.17'), level: d('666.07') },
};
const open: OpenCommand = {
  kind: 'open',
  clientId: 'client-0001',
  pair: { board: 'crypto', symbol: 'BTC/USDT', baseId: 2, quoteId: 1, decimals: 2 },
  side: 'long',
  mode: 'market',
  currency: 'USDT',
  preview,
};
const ROW = {
  id: 802,
  symbol: 'BTC/USDT',
  type: 1,
  currency: 2,
  legal: 1,
  status: 1,
  origin_price: '50000.00',
  price: '50001.00',
  update_price: '50100.50',
  target_profit_price: '0.00',
  stop_loss_price: '45000.00',
  share: 3,
  number: '0.03',
  multiple: 10,
  origin_caution_money: '150.01',
  caution_money: '150.01',
  trade_fee: '0.76',
  overnight_money: '0.31',
  profits: '2.98',
  fact_profits: '0',
  create_time: 1_772_442_000,
} as const;
const order = (changes: Partial<LeverageOrder> = {}): LeverageOrder => ({
  ...toOrder(ROW, 'crypto'),
  ...changes,
});

describe('a row of the wire', () => {
  it('becomes an open position', () => {
    expect(order()).toMatchObject({
      number: 802,
      side: 'long',
      status: 'open',
      mode: 'market',
      openPrice: '50001',
      price: '50100.5',
      decimals: 2,
      takeProfit: undefined,
      stopLoss: '45000',
      profit: '2.98',
      // 2.98 / 150.01 = 1.986 %, a gain rounded down
      returnPercent: '1.98',
    });
    // 2.98 - 0.76 - 0.31
    expect(netOf(order())).toBe('1.91');
  });

  it('shows what was settled once it is closed', () => {
    const closed = toOrder(
      { ...ROW, status: 3, profits: '0', fact_profits: '-7.50', close_reason: 'stop_loss' },
      'crypto',
    );
    expect(closed).toMatchObject({ status: 'closed', profit: '-7.5', reason: 'stop_loss' });
  });
});

describe('a command whose reply was lost was carried out', () => {
  const close: Command = { kind: 'close', clientId: 'c', order: order(), lots: 1 };
  const stops: Command = {
    kind: 'setStops',
    clientId: 'c',
    order: order(),
    takeProfit: d('52000'),
    stopLoss: d('48000'),
  };
  const cancel: Command = { kind: 'cancel', clientId: 'c', order: order({ status: 'pending' }) };
  const reverse: Command = { kind: 'reverse', clientId: 'c', order: order() };
  const closeAll: Command = { kind: 'closeAll', clientId: 'c', orders: [order()] };
  it.each([
    ['a new position of its terms is listed', open, [order()], [], true],
    ['the only such position is an older one', open, [order()], [802], false],
    ['the new position has other lots', open, [order({ lots: 2 })], [], false],
    ['fewer lots are left', close, [order({ lots: 2 })], [802], true],
    ['the position is gone', close, [], [802], true],
    ['the position is as it was', close, [order()], [802], false],
    [
      'the stops are the new ones',
      stops,
      [order({ takeProfit: d('52000'), stopLoss: d('48000') })],
      [802],
      true,
    ],
    ['the stops are the old ones', stops, [order()], [802], false],
    ['the order is cancelled', cancel, [order({ status: 'cancelled' })], [802], true],
    ['the order still waits', cancel, [order({ status: 'pending' })], [802], false],
    ['the position to reverse is closed', reverse, [order({ status: 'closed' })], [802], true],
    ['the position to reverse is open still', reverse, [order()], [802], false],
    ['no position is open', closeAll, [order({ status: 'closed' })], [802], true],
    ['one is open still', closeAll, [order()], [802], false],
  ] as const)('%s', (_name, command, newest, known, done) => {
    expect(wasDone(command, newest, new Set(known))).toBe(done);
  });
});

it('the same order sent twice is the same, another is not', () => {
  expect(sameCommand(open, { ...open, clientId: 'client-0002' })).toBe(true);
  expect(sameCommand(open, { ...open, side: 'short' })).toBe(false);
  // The market's price moves between two tries.
  expect(sameCommand(open, { ...open, preview: { ...preview, openPrice: d('50002') } })).toBe(true);
});

it('an opening command is kept over a reload, the others are not', () => {
  const kept = { intent: open, known: [801] };
  expect(parseCommand(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const cancel: Command = { kind: 'cancel', clientId: 'client-0003', order: order() };
  expect(parseCommand({ intent: cancel, known: [] })).toBeUndefined();
  expect(parseCommand('nonsense')).toBeUndefined();
});
