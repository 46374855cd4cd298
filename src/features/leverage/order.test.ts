import { describe, expect, it } from 'vitest';
import { netProfitOf, toOrder, type LeverageOrder } from './order';

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

describe('toOrder', () => {
  it('maps an open position', () => {
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
      // 2.98 / 150.01 = 1.986 %; a gain is rounded down
      returnPercent: '1.98',
    });
    // 2.98 - 0.76 - 0.31
    expect(netProfitOf(order())).toBe('1.91');
  });

  it('takes the settled profit of a closed position', () => {
    const closed = toOrder(
      { ...ROW, status: 3, profits: '0', fact_profits: '-7.50', close_reason: 'stop_loss' },
      'crypto',
    );
    expect(closed).toMatchObject({ status: 'closed', profit: '-7.5', reason: 'stop_loss' });
  });
});
