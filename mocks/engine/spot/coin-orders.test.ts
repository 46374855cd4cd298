import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/small-world';
import { still } from '../../testing/scripted-market';
import { afterStart, bitcoinWorld, TRADER } from '../../testing/trading-world';
import { cancelCoinOrder } from './cancel';
import { placeCoinOrder, type CoinRequest } from './place';
import { BTC_ID, USDT_ID } from '../../catalogue/currencies';

type World = ReturnType<typeof bitcoinWorld>;

const BUY: CoinRequest = {
  baseId: BTC_ID,
  quoteId: USDT_ID,
  side: 'buy',
  price: '59000',
  amount: '0.01',
  orderMode: 'limit',
};
const place = (trading: World, changes: Partial<CoinRequest> = {}) =>
  trading.run((context) => placeCoinOrder(context, TRADER, { ...BUY, ...changes }));
const coins = (trading: World) => ({
  usdt: [trading.held('coin', 'available'), trading.held('coin', 'frozen')],
  btc: [trading.held('coin', 'available', 'BTC'), trading.held('coin', 'frozen', 'BTC')],
});

describe('a buy', () => {
  it('at the market fills at the ask, and pays its fee in coins', () => {
    const trading = bitcoinWorld();
    trading.give('1000', 'coin');
    const order = place(trading, { orderMode: 'market', price: '59990' });
    // The price that the user saw is kept beside the fill price.
    expect(order.askedTicks).toBe(5_999_000);
    expect(order).toMatchObject({ status: 'done', tradeTicks: 6_000_100, fee: '0.00002' });
    // 0.01 x 60001.00 = 600.01; 0.01 less 0.2 %
    expect(coins(trading)).toEqual({ usdt: ['399.99', '0'], btc: ['0.00998', '0'] });
    expect([trading.house('bridge:fx'), trading.house('bridge:fx', 'BTC')]).toEqual([
      '600.01',
      '-0.01',
    ]);
    expect(trading.house('house:fee', 'BTC')).toBe('0.00002');
    expect(trading.problems()).toEqual([]);
  });

  it('with a limit holds its cost and fills when the ask falls to it', () => {
    const trading = bitcoinWorld(still(6_000_000), { ...still(6_000_000), low: 5_899_900 });
    trading.give('1000', 'coin');
    const { id } = place(trading);
    expect(coins(trading)).toEqual({ usdt: ['410', '590'], btc: ['0', '0'] });
    trading.waitTo(afterStart(2));
    expect(trading.state.records.coinOrders[id]).toMatchObject({
      status: 'done',
      tradeTicks: 5_900_000,
      doneAt: afterStart(2),
    });
    expect(coins(trading)).toEqual({ usdt: ['410', '0'], btc: ['0.00998', '0'] });
    expect(refusalOf(() => cancelCoinOrder(trading.context(), TRADER, id))).toBe(
      'order_cannot_be_cancelled',
    );
    expect(trading.problems()).toEqual([]);
  });

  it('fills at the open if the market opens below its limit, and releases the rest of its hold', () => {
    const trading = bitcoinWorld(still(5_000_000));
    trading.give('1000', 'coin');
    place(trading);
    trading.waitTo(afterStart(1));
    // The ask of the open is 50001.00: 500.01 of the 590.00
    expect(coins(trading).usdt).toEqual(['499.99', '0']);
    expect(trading.problems()).toEqual([]);
  });

  it('releases its whole hold when cancelled, once', () => {
    const trading = bitcoinWorld();
    trading.give('1000', 'coin');
    const { id } = place(trading);
    trading.run((context) => cancelCoinOrder(context, TRADER, id));
    expect(coins(trading).usdt).toEqual(['1000', '0']);
    expect(refusalOf(() => cancelCoinOrder(trading.context(), TRADER, id))).toBe(
      'trade_record_not_found',
    );
  });

  it('fills at once at the ask if its limit is already reached', () => {
    const trading = bitcoinWorld();
    trading.give('1000', 'coin');
    expect(place(trading, { price: '61000' })).toMatchObject({
      status: 'done',
      tradeTicks: 6_000_100,
    });
    expect(place(trading, { price: '600', amount: '0.001' }).status).toBe('open');
  });
});

describe('a sell', () => {
  it('with a limit holds the coins, fills when the bid rises to it, and pays its fee in USDT', () => {
    const trading = bitcoinWorld({ ...still(6_000_000), high: 6_100_100 });
    trading.give('0.5', 'coin', 'BTC');
    place(trading, { side: 'sell', price: '61000' });
    expect(coins(trading).btc).toEqual(['0.49', '0.01']);
    trading.waitTo(afterStart(1));
    // 0.01 x 61000 = 610.00, less 0.2 % = 1.22
    expect(coins(trading)).toEqual({ usdt: ['608.78', '0'], btc: ['0.49', '0'] });
    expect(trading.house('house:fee')).toBe('1.22');
    expect(trading.problems()).toEqual([]);
  });
});

describe('a spot order', () => {
  it.each<[Partial<CoinRequest>, string]>([
    [{ amount: '0' }, 'amount_wrong'],
    [{ amount: '0.000000001' }, 'amount_wrong'],
    [{ amount: '0.0004' }, 'order_below_minimum'],
    [{ amount: '5.0001' }, 'order_above_maximum'],
    [{ amount: '0.00055' }, 'quantity_not_multiple'],
    [{ amount: '0.02' }, 'wallet_insufficient'],
    [{ price: '0' }, 'parameter_wrong'],
    [{ price: '59000.001' }, 'parameter_wrong'],
    [{ side: 'sell', price: '59998.99' }, 'limit_sell_below_price'],
    [{ side: 'sell', price: '60000' }, 'wallet_insufficient'],
    [{ baseId: 999 }, 'pair_not_found'],
    [{ baseId: 16, quoteId: 17 }, 'trade_not_activated'],
  ])('of %j is refused: %s', (changes, key) => {
    const trading = bitcoinWorld();
    trading.give('1000', 'coin');
    expect(refusalOf(() => place(trading, changes))).toBe(key);
  });

  it('is refused in a closed market, for a frozen user, and live without verification', () => {
    const trading = bitcoinWorld({ ...still(6_000_000), closed: true });
    trading.give('1000', 'coin');
    const as = (changes: object) => () =>
      placeCoinOrder(trading.context(), { ...TRADER, ...changes }, BUY);
    expect(refusalOf(as({ standing: 'frozen' }))).toBe('account_frozen');
    expect(refusalOf(as({ standing: 'locked' }))).toBe('account_locked');
    expect(refusalOf(as({ certified: false }))).toBe('real_name_required');
    trading.waitTo(afterStart(1));
    expect(refusalOf(as({}))).toBe('trading_closing');
  });

  it('of another user cannot be cancelled', () => {
    const trading = bitcoinWorld();
    trading.give('1000', 'coin');
    const { id } = place(trading);
    for (const other of [
      { ...TRADER, id: 2 },
      { ...TRADER, mode: 'demo' as const },
    ]) {
      expect(refusalOf(() => cancelCoinOrder(trading.context(), other, id))).toBe(
        'trade_record_not_found',
      );
    }
  });
});
