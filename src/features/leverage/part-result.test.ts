import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { toOrder } from './order';
import { partNetProfitOf } from './part-result';

describe('the result of a part', () => {
  const position = {
    lotSize: decimal('0.1'),
    feePercent: decimal('0'),
    overnightPercent: decimal('0'),
    rate: decimal('1'),
    scale: 2,
  };
  // 9 lots of 0.1 lose 0.9 x 9.84 = 8.856, up to 8.86.
  const losing = {
    ...toOrder(POSITION_ROW, 'crypto'),
    lots: 9,
    openPrice: decimal('2000'),
    price: decimal('1990.16'),
    profit: decimal('-8.86'),
    fee: decimal('1.00'),
    nightFees: decimal('0.33'),
  };

  it('is rounded as it is booked, losses up, and its share of each fee down', () => {
    // 0.4 x 9.84 = 3.936, up; the share of 8.86 would be 3.93. 4/9 of 1.00 and of 0.33 are 0.44 and 0.14.
    expect(partNetProfitOf(losing, 4, { position, unknown: [] })).toBe('-4.52');
    // 8.86 + 1.00 + 0.33
    expect(partNetProfitOf(losing, 9, { position, unknown: [] })).toBe('-10.19');
  });

  it('is unknown without the size of a lot; that of all lots is not', () => {
    for (const terms of [undefined, { position, unknown: ['lotSize'] } as const]) {
      expect(partNetProfitOf(losing, 4, terms)).toBeUndefined();
      expect(partNetProfitOf(losing, 9, terms)).toBe('-10.19');
    }
  });
});
