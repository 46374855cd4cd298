import { describe, expect, it } from 'vitest';
import { decimal } from '../money/decimal';
import { limitPriceProblem } from './limit';

describe('a limit price', () => {
  it('of a sell must not be below the bid; of a buy it may be any price', () => {
    expect(limitPriceProblem(true, decimal('99.99'), decimal('100'))).toBe(
      'limit_sell_below_price',
    );
    expect(limitPriceProblem(true, decimal('100'), decimal('100'))).toBeUndefined();
    expect(limitPriceProblem(false, decimal('1'), decimal('100'))).toBeUndefined();
  });
});
