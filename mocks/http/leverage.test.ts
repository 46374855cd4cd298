import { beforeEach, describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench, type Bench } from '../testing/gated-backend';
import { BTC_ID, ETH_ID, USDT_ID } from '../catalogue/currencies';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('practice', READY_PASSWORD);
  await post('wallet/change', {
    currency_id: USDT_ID,
    // 2,000 of the 10,000 stay.
    number: '8000',
    from_field: 'lever',
    to_field: 'change',
  });
});

const post = (path: string, body: object) => mock.caller.post(path, body);
const refused = (message: string) => ({ type: 'error', message });
const DONE = { type: 'ok', message: 'operation_success' };
const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const EURO = { currency_id: 16, legal_id: 17 };
const LONG = { ...BTC, type: 1, share: 1, multiple: 10 };
/** The first position of a fresh world. */
const ID = 801;

describe('an opening order', () => {
  it.each([
    [{ share: 501 }, 'order_above_maximum'],
    [{ share: 0 }, 'parameter_wrong'],
    [{ multiple: 11 }, 'parameter_wrong'],
    [{ status: 0 }, 'parameters_missing'],
    [{ status: 0, target_price: '0' }, 'parameter_wrong'],
    [{ status: 0, target_price: '30000.001' }, 'parameter_wrong'],
    [{ type: 2, status: 0, target_price: '30000' }, 'limit_sell_below_price'],
    [{ target_profit_price: '0' }, 'take_profit_wrong'],
    [{ target_profit_price: '30000' }, 'take_profit_wrong'],
    [{ stop_loss_price: '0' }, 'stop_loss_wrong'],
    [{ stop_loss_price: '40000' }, 'stop_loss_wrong'],
    [{ stop_loss_price: '30000.001' }, 'parameter_wrong'],
    [{ share: 100 }, 'account_insufficient'],
    [{ currency_id: 999 }, 'pair_not_found'],
    [{ currency_id: 15, share: 5 }, 'order_below_minimum'],
    [{ currency_id: 15, share: 15 }, 'quantity_not_multiple'],
    // BCH has no leverage; euros are on the other board.
    [{ currency_id: 14 }, 'trade_not_activated'],
    [EURO, 'pair_not_found'],
  ])('with %j changes nothing: %s', async (changes, key) => {
    const before = await mock.world.snapshot();
    expect(await post('lever/submit', { ...LONG, ...changes })).toEqual(refused(key));
    expect(await mock.world.snapshot()).toEqual(before);
  });

  it('is refused live for an unverified user', async () => {
    const caller = createCaller(mock.backend);
    await caller.logIn('unverified', READY_PASSWORD);
    expect(await caller.post('lever/submit', LONG)).toEqual(refused('real_name_required'));
    expect(
      await caller.post('coin/trade', { ...BTC, type: 1, target_price: '1', amount: '1' }),
    ).toEqual(refused('real_name_required'));
  });

  it('happens once per idempotency key', async () => {
    const key = { 'idempotency-key': 'client-id-1' };
    expect(await mock.caller.post('lever/submit', LONG, key)).toEqual(DONE);
    expect(await mock.caller.post('lever/submit', LONG, key)).toEqual(DONE);
    expect(await post('lever/my_trade', {})).toMatchObject({ message: { total: 1 } });
    expect(await mock.caller.post('lever/submit', { ...LONG, share: 2 }, key)).toEqual(
      refused('request_illegal'),
    );
  });
});

describe('a position', () => {
  it('is closed by its owner, on its own board, in full or in part, once', async () => {
    await post('lever/submit', { ...LONG, share: 3 });
    expect(await post('lever/whclose', { id: ID })).toEqual(refused('trade_record_not_found'));
    expect(await post('lever/close', { id: ID, share: 4 })).toEqual(refused('order_above_maximum'));
    const other = createCaller(mock.backend);
    await other.logIn('trader', READY_PASSWORD);
    expect(await other.post('lever/close', { id: ID })).toEqual(refused('trade_record_not_found'));
    expect(await post('lever/close', { id: ID, share: 1 })).toEqual(DONE);
    expect(await post('lever/my_trade', { status: 3 })).toMatchObject({
      message: { data: [{ id: ID + 1, share: 1, close_reason: 'manual' }] },
    });
    expect(await post('lever/close', { id: ID })).toEqual(DONE);
    expect(await post('lever/close', { id: ID })).toEqual(refused('status_abnormal'));
    expect(await mock.caller.get('user/datastatistics')).toMatchObject({
      message: { total_num: 2, long_num: 2 },
    });
  });

  it('accepts stops while it is open', async () => {
    await post('lever/submit', LONG);
    const set = (target_profit_price: string, stop_loss_price: string) =>
      post('lever/setstop', { id: ID, target_profit_price, stop_loss_price });
    expect(await set('0', '30000')).toEqual(refused('take_profit_wrong'));
    expect(await set('40000', '0')).toEqual(refused('stop_loss_wrong'));
    expect(await set('40000', '35000')).toEqual(refused('stop_loss_wrong'));
    for (let time = 1; time <= 2; time += 1)
      expect(await set('40000', '30000')).toEqual({ type: 'ok', message: 'updated' });
    expect(await post('lever/deal', BTC)).toMatchObject({
      message: {
        my_transaction: [{ target_profit_price: '40000.00', stop_loss_price: '30000.00' }],
      },
    });
    await post('lever/close', { id: ID });
    expect(await set('40000', '30000')).toEqual(refused('status_abnormal'));
  });

  it('that waits is listed as pending, cannot be closed, and is cancelled once', async () => {
    await post('lever/submit', { ...LONG, status: 0, target_price: '30000' });
    expect(await post('lever/dealall', { ...BTC, status: 0 })).toMatchObject({
      // 0.01 x 30000: margin 30.00, fee 0.15
      message: {
        frozen_money: '30.15',
        balance: '1969.85',
        order: { data: [{ status: 0, price: '30000.00' }] },
      },
    });
    expect(await post('lever/close', { id: ID })).toEqual(refused('status_abnormal'));
    expect(await post('lever/cancel', { id: ID })).toEqual({
      type: 'ok',
      message: 'cancel_success',
    });
    expect(await post('lever/cancel', { id: ID })).toEqual(refused('trade_record_not_found'));
    // The fee was held, not charged.
    expect(await post('lever/my_trade', { status: 4 })).toMatchObject({
      message: { total: 1, data: [{ trade_fee: '0.00', origin_caution_money: '30.00' }] },
    });
    await post('lever/submit', LONG);
    expect(await post('lever/cancel', { id: ID + 1 })).toEqual(
      refused('order_cannot_be_cancelled'),
    );
  });
});

describe('the order lists', () => {
  it('separate coins and forex, and filter by pair, status and page, newest first', async () => {
    for (const order of [LONG, { ...LONG, type: 2 }, { ...LONG, currency_id: ETH_ID }])
      expect(await post('lever/submit', order)).toEqual(DONE);
    expect(await post('lever/whsubmit', { ...LONG, ...EURO, multiple: 20 })).toEqual(DONE);
    expect(await post('lever/my_wh_trade', {})).toMatchObject({
      message: { total: 1, data: [{ id: 804, symbol: 'EUR/USD' }] },
    });
    expect(await post('lever/my_trade', { page: 2, limit: 2 })).toMatchObject({
      message: { total: 3, last_page: 2, data: [{ id: 801 }] },
    });
    expect(await post('lever/my_trade', { currency_id: ETH_ID })).toMatchObject({
      message: { data: [{ id: 803 }] },
    });
    expect(await post('lever/my_trade', { currency_id: 16 })).toEqual(refused('pair_not_found'));
    expect(await post('lever/dealall', { currency_id: 16, legal_id: USDT_ID })).toEqual(
      refused('pair_not_found'),
    );
    expect(await post('lever/batch_close', { type: 2 })).toEqual(DONE);
    expect(await post('lever/batch_close', { type: 2 })).toEqual(refused('trade_record_not_found'));
    expect(await post('lever/batch_close', { type: 0, currency_id: 999 })).toEqual(
      refused('pair_not_found'),
    );
    expect(await post('lever/batch_close', { type: 0, ...EURO })).toEqual(DONE);
    expect(await post('lever/my_trade', { status: 1 })).toMatchObject({ message: { total: 2 } });
  });
});

const figure = (of: unknown, name: string): number => Number(Reflect.get(Object(of), name));

describe('the wallet', () => {
  it('locks the margin of positions and pending orders in the contract account', async () => {
    await post('lever/submit', LONG);
    await post('lever/submit', { ...LONG, status: 0, target_price: '30000' });
    const { message } = await post('wallet/detail', { currency: USDT_ID, type: 'lever' });
    const { message: account } = await post('lever/dealall', BTC);
    expect(figure(message, 'lever_balance')).toBe(figure(account, 'balance'));
    expect(figure(message, 'lock_lever_balance')).toBeCloseTo(
      figure(account, 'caution_money_total') + figure(account, 'frozen_money'),
      9,
    );
  });
});

describe('spot orders', () => {
  it('are listed newest first, by status and currency', async () => {
    const order = { ...BTC, type: 1, target_price: '30000', amount: '0.01' };
    expect(await post('coin/trade', { ...order, order_mode: 'market' })).toEqual(DONE);
    expect(await post('coin/trade', order)).toEqual(DONE);
    expect(await mock.caller.get('coin/list')).toMatchObject({
      message: {
        total: 2,
        data: [
          { id: 302, status: 1, trade_price: '0.00' },
          { id: 301, status: 2 },
        ],
      },
    });
    expect(await mock.caller.get('coin/list?status=2')).toMatchObject({ message: { total: 1 } });
    expect(await mock.caller.get('coin/list?currency_id=2')).toMatchObject({
      message: { total: 0 },
    });
  });
});
