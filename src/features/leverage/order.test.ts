import { describe, expect, it } from 'vitest';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { toOrder, type LeverageOrder } from './order';

const order = (changes: Partial<LeverageOrder> = {}): LeverageOrder => ({
  ...toOrder(POSITION_ROW, 'crypto'),
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
    expect(netPositionProfitOf(order())).toBe('1.91');
  });

  it('has the decimals of the finest of its prices', () => {
    const row = { ...POSITION_ROW, price: '50001', update_price: '50100.5' } as const;
    const stops = { target_profit_price: '0.00000000', stop_loss_price: '45000.2500' } as const;
    expect(toOrder({ ...row, ...stops }, 'crypto').decimals).toBe(2);
  });

  it('reads times that are sent as text alone, as UTC', () => {
    const opened = { ...POSITION_ROW, transaction_time: '2026-03-02 09:00:01' } as const;
    expect(toOrder(opened, 'crypto')).toMatchObject({
      openedAt: 1_772_442_001,
      closedAt: undefined,
    });
    const closed = { ...opened, status: 3, complete_time: '2026-03-02 09:01:00' } as const;
    expect(toOrder(closed, 'crypto').closedAt).toBe(1_772_442_060);
  });

  it('says what the house has paid of a loss, which is not a loss of the account', () => {
    const closed = { ...POSITION_ROW, status: 3, fact_profits: '-1150.00' } as const;
    const covered = toOrder({ ...closed, covered_money: '351.07' }, 'crypto');
    expect(covered).toMatchObject({ profit: '-1150', covered: '351.07' });
    // -1150 - 0.76 - 0.31 + 351.07
    expect(netPositionProfitOf(covered)).toBe('-800');
    // A server that does not say it.
    expect(toOrder(closed, 'crypto').covered).toBe('0');
  });

  it('takes the settled profit of a closed position', () => {
    const closed = toOrder(
      {
        ...POSITION_ROW,
        status: 3,
        profits: '0',
        fact_profits: '-7.50',
        close_reason: 'stop_loss',
      },
      'crypto',
    );
    expect(closed).toMatchObject({ status: 'closed', profit: '-7.5', reason: 'stop_loss' });
  });
});
