import { describe, expect, it } from 'vitest';
import { COIN_ORDER_ROW } from '../../../tests/support/order-rows';
import { heldAmountOf, orderResultOf, toOrder, type CoinOrder } from './order';

const order = (changes: Partial<CoinOrder> = {}): CoinOrder => ({
  ...toOrder(COIN_ORDER_ROW),
  ...changes,
});
const DONE = {
  ...COIN_ORDER_ROW,
  status: 2,
  trade_price: '59999.50',
  handled_time: 1_772_442_060,
} as const;

describe('toOrder', () => {
  it('maps an open order, which holds its cost', () => {
    expect(order()).toEqual({
      id: 301,
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      side: 'buy',
      mode: 'limit',
      status: 'open',
      requestedPrice: '60000',
      price: undefined,
      decimals: 2,
      amount: '0.0123',
      feeFraction: '0.002',
      fee: undefined,
      placedAt: 1_772_442_000,
      endedAt: undefined,
      isLimited: false,
    });
    expect(heldAmountOf(order())).toBe('738');
  });

  it('maps a filled order with its booked result', () => {
    // 0.0123 x 59999.50 = 737.99385, up to 738.00; fee 0.0000246
    const done = toOrder({ ...DONE, fee_money: '0.0000246' });
    expect(done).toMatchObject({ status: 'done', price: '59999.5', endedAt: 1_772_442_060 });
    expect(orderResultOf(done)).toEqual({ pays: '738', fee: '0.0000246', receives: '0.0122754' });
  });

  it('has the times that a server sends as text', () => {
    const texts = { created_at: '2026-03-02 09:00:00', updated_at: '2026-03-02 09:01:00' };
    const { created_time, handled_time, ...silent } = DONE;
    const row = { ...silent, ...texts };
    expect([created_time, handled_time]).toEqual([1_772_442_000, 1_772_442_060]);
    expect(toOrder(row)).toMatchObject({ placedAt: 1_772_442_000, endedAt: 1_772_442_060 });
    // The row of an open order was updated when it was made.
    expect(toOrder({ ...row, status: 1 }).endedAt).toBeUndefined();
  });

  it('takes the fee of the server, and computes it if the server sends none', () => {
    // 0.0123 x 59999.50 = 737.99385, down to 737.99; fee 1.47598, up to 1.48
    const sold = toOrder({ ...DONE, type: 2 });
    expect(orderResultOf(sold)).toEqual({ pays: '0.0123', fee: '1.48', receives: '736.51' });
    const withFee = toOrder({ ...DONE, type: 2, fee_money: '1.00' });
    expect(orderResultOf(withFee)).toEqual({ pays: '0.0123', fee: '1', receives: '736.99' });
  });
});
