import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/small-world';
import { still } from '../../testing/scripted-market';
import { afterStart, bitcoinWorld, order, TRADER } from '../../testing/trading-world';
import { makeTransfer } from '../wallet/make-transfer';
import { cancelPosition, closePosition, closePositions, setStops } from './manage';
import { USDT_ID } from '../../catalogue/currencies';

const ALL = { side: undefined, baseId: undefined, quoteId: undefined };

describe('a 2-lot long with leverage 10', () => {
  it('opens at the ask and closes at the bid', () => {
    const trading = bitcoinWorld(still(6_010_000));
    trading.give('1000');
    const { id } = trading.open(order({ lots: 2 }));
    // 0.02 x 60001.00 = 1200.02: margin 120.002 -> 120.01, fee 0.05 % = 0.60001 -> 0.61
    expect([trading.held('contract', 'available'), trading.held('contract', 'margin')]).toEqual([
      '879.38',
      '120.01',
    ]);
    trading.waitTo(afterStart(1));
    trading.run((context) =>
      closePosition(context, TRADER, { board: 'crypto', id, lots: undefined }),
    );
    // 0.02 x (60099.00 - 60001.00) = 1.96; 879.38 + 120.01 + 1.96
    expect(trading.position(id)).toMatchObject({
      status: 'closed',
      profit: '1.96',
      reason: 'manual',
    });
    expect(trading.held('contract', 'available')).toBe('1001.35');
    expect([trading.house('house:pnl'), trading.house('house:fee')]).toEqual(['-1.96', '0.61']);
    expect(trading.problems()).toEqual([]);
  });

  it('closes in parts: each part takes its share of margin and fee, the last part takes the rest', () => {
    const trading = bitcoinWorld();
    trading.give('1000');
    const { id } = trading.open(order({ lots: 3 }));
    // 0.03 x 60001.00 = 1800.03: margin 180.003 -> 180.01, fee 0.900015 -> 0.91
    const part = (lots: number) =>
      trading.run((context) => closePosition(context, TRADER, { board: 'crypto', id, lots }));
    part(1);
    // A third: margin 60.00333 -> 60.00, fee 0.30333 -> 0.30; profit 0.01 x -2.00 = -0.02
    expect(trading.position(id + 1)).toMatchObject({
      status: 'closed',
      lots: 1,
      margin: '60',
      fee: '0.3',
      profit: '-0.02',
    });
    expect(trading.position(id)).toMatchObject({
      status: 'open',
      lots: 2,
      margin: '120.01',
      fee: '0.61',
    });
    part(2);
    expect(trading.position(id)).toMatchObject({ status: 'closed', lots: 2, profit: '-0.04' });
    // 1000 - 0.91 - 0.06
    expect(trading.held('contract', 'available')).toBe('999.03');
    expect(trading.problems()).toEqual([]);
  });
});

/** Five stops that trigger in one second, settled in `calls` calls of at most `atMost` events. */
const fiveStopped = (atMost: number | undefined, calls: number) => {
  const trading = bitcoinWorld(
    still(6_000_000),
    { ...still(6_000_000), low: 5_900_000 },
    still(5_950_000),
  );
  trading.give('5000');
  for (let count = 0; count < 5; count += 1) trading.open(order({ stopLoss: '59500' }));
  for (let call = 0; call < calls; call += 1) trading.waitTo(afterStart(3), atMost);
  return trading.state;
};

describe('stops', () => {
  const down = { open: 6_000_000, high: 6_000_000, low: 5_900_000, close: 5_950_000 };

  it('trigger at their level, at the start of the second that reaches it', () => {
    const trading = bitcoinWorld(still(6_000_000), down);
    trading.give('1000');
    const { id } = trading.open(order({ stopLoss: '59500', takeProfit: '60500' }));
    trading.waitTo(afterStart(9));
    expect(trading.position(id)).toMatchObject({
      reason: 'stopLoss',
      closeTicks: 5_950_000,
      closedAt: afterStart(2),
    });
  });

  it('of a long trigger on the bid, of a short on the ask', () => {
    // The mid falls to 59501.00: the bid is 59500.00, the ask 59502.00.
    const dip = { open: 6_000_000, high: 6_000_000, low: 5_950_100, close: 6_000_000 };
    const trading = bitcoinWorld(dip);
    trading.give('5000');
    const long = trading.open(order({ stopLoss: '59500' }));
    const low = trading.open(order({ stopLoss: '59499.99' }));
    const short = trading.open(order({ side: 'short', takeProfit: '59502' }));
    const lower = trading.open(order({ side: 'short', takeProfit: '59501.99' }));
    trading.waitTo(afterStart(1));
    expect([long, low, short, lower].map(({ id }) => trading.position(id).status)).toEqual([
      'closed',
      'open',
      'closed',
      'open',
    ]);
  });

  it('fill at the open if the market opens beyond them: worse for a stop loss, better for a take profit', () => {
    const gap = { open: 5_800_000, high: 5_810_000, low: 5_790_000, close: 5_800_000 };
    const trading = bitcoinWorld(gap);
    trading.give('5000');
    const long = trading.open(order({ stopLoss: '59500' }));
    const short = trading.open(order({ side: 'short', takeProfit: '59500' }));
    trading.waitTo(afterStart(1));
    // The bid of the open is 57999.00, its ask 58001.00.
    expect(trading.position(long.id)).toMatchObject({ reason: 'stopLoss', closeTicks: 5_799_900 });
    expect(trading.position(short.id)).toMatchObject({
      reason: 'takeProfit',
      closeTicks: 5_800_100,
    });
  });

  it('trigger the stop loss first if both are reached in one second', () => {
    const wild = { open: 6_000_000, high: 6_100_000, low: 5_900_000, close: 6_000_000 };
    const trading = bitcoinWorld(wild);
    trading.give('1000');
    const { id } = trading.open(order({ stopLoss: '59500', takeProfit: '60500' }));
    trading.waitTo(afterStart(1));
    expect(trading.position(id)).toMatchObject({ reason: 'stopLoss', closeTicks: 5_950_000 });
  });

  it('of many positions in one second close all of them, over as many calls as needed', () => {
    const once = fiveStopped(undefined, 1);
    expect(Object.values(once.records.positions).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'closed'),
    );
    expect(fiveStopped(1, 6)).toEqual(once);
    expect(fiveStopped(2, 3)).toEqual(once);
  });

  it('are effective from the second after they were set', () => {
    const trading = bitcoinWorld(down, still(5_960_000));
    trading.give('1000');
    const { id } = trading.open(order());
    trading.waitTo(afterStart(1) + 500);
    trading.run((context) =>
      setStops(context, TRADER, id, { takeProfit: '60500', stopLoss: '59400' }),
    );
    trading.waitTo(afterStart(9));
    expect(trading.position(id).status).toBe('open');
  });
});

describe('a limit order', () => {
  const fall = { open: 6_000_000, high: 6_000_000, low: 5_980_000, close: 5_990_000 };

  it('holds margin and fee of its limit, fills there, and keeps them', () => {
    const trading = bitcoinWorld(still(6_000_000), fall);
    trading.give('1000');
    const { id } = trading.open(order({ limit: '59850' }));
    // 0.01 x 59850 = 598.50: margin 59.85, fee 0.29925 -> 0.30
    expect([trading.held('contract', 'available'), trading.held('contract', 'frozen')]).toEqual([
      '939.85',
      '60.15',
    ]);
    trading.waitTo(afterStart(2));
    // The ask falls to 59801.00.
    expect(trading.position(id)).toMatchObject({
      status: 'open',
      openTicks: 5_985_000,
      openedAt: afterStart(2),
      margin: '59.85',
    });
    expect([trading.held('contract', 'frozen'), trading.held('contract', 'margin')]).toEqual([
      '0',
      '59.85',
    ]);
    expect(refusalOf(() => cancelPosition(trading.context(), TRADER, id))).toBe(
      'order_cannot_be_cancelled',
    );
    expect(trading.problems()).toEqual([]);
  });

  it('releases its hold when cancelled first, and never fills after that', () => {
    const trading = bitcoinWorld(still(6_000_000), fall);
    trading.give('1000');
    const { id } = trading.open(order({ limit: '59850' }));
    trading.waitTo(afterStart(1) + 999);
    trading.run((context) => cancelPosition(context, TRADER, id));
    expect(trading.held('contract', 'available')).toBe('1000');
    trading.waitTo(afterStart(9));
    expect(trading.position(id).status).toBe('cancelled');
    expect(refusalOf(() => cancelPosition(trading.context(), TRADER, id))).toBe(
      'trade_record_not_found',
    );
    expect(trading.problems()).toEqual([]);
  });

  it('that the market has already reached opens at once: a buy at the ask, a sell at the bid', () => {
    const trading = bitcoinWorld();
    trading.give('1000');
    expect(trading.open(order({ limit: '60001' }))).toMatchObject({ openTicks: 6_000_100 });
    expect(trading.open(order({ limit: '60000.99' })).status).toBe('pending');
    expect(trading.open(order({ side: 'short', limit: '59999' }))).toMatchObject({
      openTicks: 5_999_900,
    });
    expect(trading.open(order({ side: 'short', limit: '59999.01' })).status).toBe('pending');
    expect(refusalOf(() => trading.open(order({ side: 'short', limit: '59998.99' })))).toBe(
      'limit_sell_below_price',
    );
  });
});

describe('in a closed market', () => {
  it('nothing fills, triggers, opens or closes', () => {
    const closed = { ...still(5_000_000), closed: true };
    const trading = bitcoinWorld(closed, closed);
    trading.give('1000');
    const { id } = trading.open(order({ stopLoss: '59500' }));
    const { id: pending } = trading.open(order({ limit: '59000' }));
    trading.waitTo(afterStart(2));
    expect(trading.position(id).status).toBe('open');
    expect(trading.position(pending).status).toBe('pending');
    expect(refusalOf(() => trading.open(order()))).toBe('trading_closing');
    const close = () =>
      closePosition(trading.context(), TRADER, { board: 'crypto', id, lots: undefined });
    expect(refusalOf(close)).toBe('position_cannot_be_closed');
    expect(refusalOf(() => closePositions(trading.context(), TRADER, ALL))).toBe(
      'position_cannot_be_closed',
    );
  });
});

describe('an open position', () => {
  it('blocks transfers from the contract account', () => {
    const trading = bitcoinWorld();
    trading.give('1000');
    const out = () =>
      makeTransfer(trading.context(), TRADER, {
        currencyId: USDT_ID,
        amount: '1',
        from: 'contract',
        to: 'coin',
      });
    const { id } = trading.open(order());
    expect(refusalOf(out)).toBe('leveraged_trade_open');
    trading.run((context) =>
      closePosition(context, TRADER, { board: 'crypto', id, lots: undefined }),
    );
    expect(refusalOf(out)).toBeUndefined();
  });

  it('closes together with all others, one journal each, in order of id', () => {
    const trading = bitcoinWorld();
    trading.give('1000');
    const ids = [order(), order({ side: 'short' }), order()].map((one) => trading.open(one).id);
    trading.run((context) => closePositions(context, TRADER, { ...ALL, side: 'long' }));
    expect(ids.map((id) => trading.position(id).status)).toEqual(['closed', 'open', 'closed']);
    trading.run((context) => closePositions(context, TRADER, ALL));
    const closings = trading.state.ledger.journals.filter(({ kind }) => kind === 'lever-close');
    expect(closings.map(({ id }) => id)).toEqual(
      [ids[0], ids[2], ids[1]].map((id) => `close:lever:${id}`),
    );
    expect(refusalOf(() => closePositions(trading.context(), TRADER, ALL))).toBe(
      'trade_record_not_found',
    );
  });
});
