import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { still, type ScriptedSecond } from '../../testing/scripted-market';
import { refusalOf } from '../../testing/small-world';
import { afterStart, bitcoinWorld, order, pairNamed, TRADER } from '../../testing/trading-world';
import { quoteNow } from '../exchange/quote';
import { submitFlashExchange } from '../exchange/submit';
import { cancelPosition, closePositions } from '../leverage/manage';
import { openOrder } from '../seconds/open-order';
import { cancelCoinOrder } from '../spot/cancel';
import { placeCoinOrder, type CoinRequest } from '../spot/place';
import { changeLimit, limitAt, NO_LIMIT } from './limits';
import { setLimits, type LimitChanges } from './set-limits';
import { usageOf } from './usage';
import { BTC_ID, USDT_ID } from '../../catalogue/currencies';

type World = ReturnType<typeof bitcoinWorld>;

const HOUR = 3_600_000;
const OWNER = { owner: TRADER.id, mode: TRADER.mode } as const;
const SPOT: CoinRequest = {
  baseId: BTC_ID,
  quoteId: USDT_ID,
  side: 'buy',
  price: '60000',
  amount: '0.01',
  orderMode: 'market',
};
const funded = (...seconds: readonly ScriptedSecond[]): World => {
  const trading = bitcoinWorld(...seconds);
  trading.give('5000');
  trading.give('5000', 'coin');
  trading.give('1', 'coin', 'BTC');
  return trading;
};
const set = (trading: World, changes: Partial<LimitChanges>) =>
  trading.run((context) =>
    setLimits(context, TRADER, {
      stake: undefined,
      loss: undefined,
      breakHours: undefined,
      ...changes,
    }),
  );
const stake = (trading: World, amount: string) =>
  trading.run((context) => {
    const { id: pairId, board } = pairNamed('BTC/USDT');
    const terms = { direction: 'up', seconds: 30, currencyId: USDT_ID } as const;
    return openOrder(context, TRADER, { board, pairId, ...terms, stake: amount });
  });
const buy = (trading: World, changes: Partial<CoinRequest> = {}) =>
  trading.run((context) => placeCoinOrder(context, TRADER, { ...SPOT, ...changes }));
const usage = (trading: World) => usageOf(trading.context(), OWNER);

describe('a limit', () => {
  const d = decimal;

  it('counts at once if it is the first or tighter, a day later if it is looser', () => {
    const first = changeLimit(NO_LIMIT, d('500'), 0);
    expect(first).toEqual({ amount: '500', pending: undefined });
    expect(changeLimit(first, d('300'), 1)).toEqual({ amount: '300', pending: undefined });
    const raised = changeLimit(first, d('800'), 1);
    expect(raised).toEqual({ amount: '500', pending: { amount: '800', at: 24 * HOUR + 1 } });
    expect(limitAt(raised, 24 * HOUR)).toEqual(raised);
    expect(limitAt(raised, 24 * HOUR + 1)).toEqual({ amount: '800', pending: undefined });
  });

  it('is removed a day later, and a newer wish replaces the pending one', () => {
    const first = changeLimit(NO_LIMIT, d('500'), 0);
    const removed = changeLimit(first, undefined, 0);
    expect(removed.pending).toEqual({ amount: undefined, at: 24 * HOUR });
    // The amount in force takes it back; another looser one waits its own day; a tighter one counts.
    expect(changeLimit(removed, d('500'), 5)).toEqual(first);
    expect(changeLimit(removed, d('600'), HOUR).pending).toEqual({ amount: '600', at: 25 * HOUR });
    expect(changeLimit(removed, d('200'), 5)).toEqual({ amount: '200', pending: undefined });
  });

  it.each([['0'], ['-1'], ['1.001'], ['x']])('of %s is refused', (text) => {
    expect(refusalOf(() => set(funded(), { stake: text }))).toBe('amount_wrong');
    expect(refusalOf(() => set(funded(), {}))).toBe('parameters_missing');
  });
});

describe('what is staked', () => {
  it('is the stake, the margin and what a buy pays, on the day of opening, without fees', () => {
    const trading = funded();
    stake(trading, '100');
    // 0.01 BTC at the ask of 60,001.00, leverage 10: 60.01 (60.001 rounded up).
    trading.open(order());
    buy(trading);
    // 100 + 60.01 + 600.01
    expect(usage(trading)).toMatchObject({ opened: '760.02', waiting: '0' });
    buy(trading, { side: 'sell' });
    trading.run((context) =>
      closePositions(context, TRADER, { side: undefined, baseId: undefined, quoteId: undefined }),
    );
    expect(usage(trading)).toMatchObject({ opened: '760.02', waiting: '0' });
    // The next day in UTC, 15 hours after 09:00.
    trading.waitTo(trading.context().now + 15 * HOUR);
    expect(usage(trading)).toEqual({ opened: '0', waiting: '0', lost: '0' });
  });

  it('includes limit orders that wait, on each day, until they are cancelled', () => {
    const trading = funded();
    const { id } = trading.open(order({ limit: '50000' }));
    buy(trading, { orderMode: 'limit', price: '50000' });
    // 0.01 x 50,000 / 10 = 50, and 0.01 x 50,000 = 500.
    expect(usage(trading)).toMatchObject({ opened: '0', waiting: '550' });
    trading.waitTo(trading.context().now + 15 * HOUR);
    expect(usage(trading)).toMatchObject({ opened: '0', waiting: '550' });
    trading.run((context) => cancelPosition(context, TRADER, id));
    expect(usage(trading)).toMatchObject({ waiting: '500' });
    set(trading, { stake: '510' });
    expect(refusalOf(() => stake(trading, '10.01'))).toBe('limit_reached');
    expect(stake(trading, '10')).toMatchObject({ status: 'open' });
  });
});

describe('what is lost', () => {
  it('counts a running contract as lost, and what came out once it has ended', () => {
    // The price falls by a cent in the last second, so a contract upwards is lost.
    const trading = funded(...Array.from({ length: 29 }, () => still(6_000_000)), still(5_999_999));
    set(trading, { loss: '150' });
    stake(trading, '100');
    // Stake and fee of 0.2 %.
    expect(usage(trading).lost).toBe('100.2');
    // 49.8 are left: 49.70 and its fee of 0.10 fit, a cent more does not.
    expect(refusalOf(() => stake(trading, '49.71'))).toBe('limit_reached');
    expect(stake(trading, '49.7')).toMatchObject({ status: 'open' });
    expect(refusalOf(() => trading.open(order()))).toBe('limit_reached');
    trading.waitTo(afterStart(30));
    expect(usage(trading).lost).toBe('150');
    expect(refusalOf(() => trading.open(order()))).toBe('limit_reached');
    expect(refusalOf(() => buy(trading))).toBe('limit_reached');
    expect(buy(trading, { side: 'sell' })).toMatchObject({ status: 'done' });
  });

  it('includes closed positions with their fees, set off against profits', () => {
    const trading = funded(still(6_000_000), still(6_000_000), still(6_010_000));
    trading.open(order());
    trading.waitTo(afterStart(1));
    const close = () =>
      trading.run((context) =>
        closePositions(context, TRADER, { side: undefined, baseId: undefined, quoteId: undefined }),
      );
    close();
    // 0.01 lots lose the spread of 2.00: 0.02; the fee of 0.05 % of 600.01 is 0.31 (0.300005 rounded up).
    expect(usage(trading).lost).toBe('0.33');
    trading.open(order());
    trading.waitTo(afterStart(3));
    close();
    // 60,001 to 60,099: 0.98 - 0.31 = 0.67, more than was lost.
    expect(usage(trading).lost).toBe('0');
  });

  it('leaves out what the house has paid', () => {
    const trading = bitcoinWorld(still(4_000_000));
    trading.give('100');
    trading.open(order());
    trading.waitTo(afterStart(1));
    // 0.01 x (60,001 - 39,999) and the fee of 0.31 are 200.33, of 100 that were there.
    expect(trading.held('contract', 'available')).toBe('0');
    expect(usage(trading).lost).toBe('100');
  });
});

describe('a waiting limit order', () => {
  const falling = [still(6_000_000), { ...still(6_000_000), low: 5_899_900 }] as const;
  const asked = { limit: '59000' } as const;

  it('fills within the limits', () => {
    const trading = funded(...falling);
    set(trading, { stake: '700' });
    const { id } = trading.open(order(asked));
    trading.waitTo(afterStart(2));
    expect(trading.position(id).status).toBe('open');
  });

  it('is cancelled when its price comes on a break, and its hold returns', () => {
    const trading = funded(...falling);
    const { id } = trading.open(order(asked));
    const coin = buy(trading, { orderMode: 'limit', price: '59000' });
    const sale = buy(trading, { orderMode: 'limit', price: '60001', side: 'sell' });
    set(trading, { breakHours: 1 });
    trading.waitTo(afterStart(2));
    expect(trading.position(id)).toMatchObject({ status: 'cancelled', cancelledAt: afterStart(2) });
    expect(trading.state.records.coinOrders[coin.id]?.status).toBe('cancelled');
    expect(trading.state.records.coinOrders[sale.id]?.status).toBe('open');
    expect(trading.held('contract', 'available')).toBe('5000');
    expect(trading.held('coin', 'available')).toBe('5000');
    expect(trading.problems()).toEqual([]);
  });

  it('leaves the reason in its record and a message when a break cancels it', () => {
    const trading = funded(...falling);
    const position = trading.open(order(asked));
    const coin = buy(trading, { orderMode: 'limit', price: '59000' });
    const given = buy(trading, { orderMode: 'limit', price: '58000' });
    set(trading, { breakHours: 1 });
    trading.waitTo(afterStart(2));
    trading.run((context) => cancelCoinOrder(context, TRADER, given.id));
    expect(trading.position(position.id)).toMatchObject({ cancelledBy: 'limit' });
    expect(trading.state.records.coinOrders).toMatchObject({
      [coin.id]: { cancelledBy: 'limit' },
      [given.id]: { cancelledBy: 'user' },
    });
    const sent = { owner: TRADER.id, category: 'trade', sentAt: afterStart(2), readAt: undefined };
    const text = { template: 'orderLimited', reason: undefined };
    const messages = Object.values(trading.state.records.notifications);
    expect(messages).toHaveLength(2);
    for (const message of messages)
      expect(message).toMatchObject({
        ...sent,
        text: { ...text, parameters: { pair: coin.symbol } },
      });
  });

  it('is cancelled if the limit has been tightened below what has opened and its margin', () => {
    const trading = funded(...falling);
    // 59.00 of margin each; one of them still fits in 100.
    const first = trading.open(order(asked));
    const second = trading.open(order(asked));
    set(trading, { stake: '100' });
    trading.waitTo(afterStart(2));
    expect(trading.position(first.id).status).toBe('open');
    expect(trading.position(second.id).status).toBe('cancelled');
  });
});

describe('a break', () => {
  it('refuses each order until it ends, and never ends earlier', () => {
    const trading = funded();
    const { now } = trading.context();
    trading.open(order());
    set(trading, { breakHours: 6 });
    expect(set(trading, { breakHours: 1 }).breakUntil).toBe(now + 6 * HOUR);
    expect(set(trading, { breakHours: 7 }).breakUntil).toBe(now + 7 * HOUR);
    expect(refusalOf(() => stake(trading, '10'))).toBe('limit_reached');
    expect(refusalOf(() => trading.open(order()))).toBe('limit_reached');
    expect(refusalOf(() => buy(trading))).toBe('limit_reached');
    trading.run((context) =>
      closePositions(context, TRADER, { side: undefined, baseId: undefined, quoteId: undefined }),
    );
    trading.waitTo(now + 7 * HOUR);
    expect(stake(trading, '10')).toMatchObject({ status: 'open' });
  });

  it('leaves flash exchange open, so that no money is locked in a currency', () => {
    const trading = funded();
    set(trading, { breakHours: 6, stake: '1', loss: '1' });
    expect(refusalOf(() => buy(trading))).toBe('limit_reached');
    const exchange = (givenId: number, gotId: number, amount: string) =>
      trading.run((context) => {
        const { id: quoteId, givenPrice: price } = quoteNow(context, TRADER, { givenId, gotId });
        return submitFlashExchange(context, TRADER, { givenId, gotId, amount, price, quoteId });
      });
    expect(exchange(USDT_ID, BTC_ID, '100')).toBe('operation_success');
    expect(exchange(BTC_ID, USDT_ID, '0.5')).toBe('operation_success');
    // An exchange is no stake and has no result.
    expect(usage(trading)).toEqual({ opened: '0', waiting: '0', lost: '0' });
  });
});
