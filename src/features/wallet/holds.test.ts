import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { COIN_ORDER_ROW, POSITION_ROW } from '../../../tests/support/order-rows';
import { fromCoinOrder, fromLeverageOrder, fromWithdrawal, unexplained } from './holds';

const order = {
  ...COIN_ORDER_ROW,
  status: 1,
  target_price: '60000',
  trade_amount: '0.0123',
} as const;

it('a buy holds its cost, a sell its coins', () => {
  // 60,000 x 0.0123 = 738
  expect(fromCoinOrder({ ...order, type: 1 })).toMatchObject({
    currency: 'USDT',
    amount: '738',
    account: 'coin',
  });
  expect(fromCoinOrder({ ...order, type: 2 })).toMatchObject({ currency: 'BTC', amount: '0.0123' });
});

it('a position holds its margin, a pending order the fee as well', () => {
  const row = { ...POSITION_ROW, caution_money: '30.00', trade_fee: '0.60' };
  expect(fromLeverageOrder(row, 'crypto', 'position')).toMatchObject({ amount: '30' });
  expect(fromLeverageOrder(row, 'crypto', 'pending')).toMatchObject({ amount: '30.6' });
});

it('a withdrawal holds its amount while it is under review', () => {
  const row = { id: 51, number: '100.00', name: 'USDT', create_time: '2026-03-02 09:00:00' };
  expect(fromWithdrawal({ ...row, status: 1 })).toMatchObject([{ amount: '100' }]);
  expect(fromWithdrawal({ ...row, status: 2 })).toEqual([]);
});

it('what no record explains is shown by itself, by account', () => {
  const holds = [fromCoinOrder({ ...order, type: 1 })];
  expect(unexplained(decimal('738'), 'coin', holds)).toBeUndefined();
  expect(unexplained(decimal('740.5'), 'coin', holds)).toBe('2.5');
  expect(unexplained(decimal('5'), 'contract', holds)).toBe('5');
});
