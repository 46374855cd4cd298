import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { unusualReason } from './unusual-order';

const of = (cost: string, available: string, ...last: readonly string[]) =>
  unusualReason(decimal(cost), decimal(available), last.map(decimal));

describe('an unusual order', () => {
  it('costs more than a quarter of the available balance: 250 of 1,000 is the limit', () => {
    expect(of('250', '1000')).toBeUndefined();
    expect(of('250.01', '1000')).toBe('balance');
  });

  it('costs more than five times the largest of the last orders: 5 x 20 is 100', () => {
    expect(of('100', '1000', '10', '20', '5')).toBeUndefined();
    expect(of('100.01', '1000', '10', '20', '5')).toBe('last');
  });

  it('is not unusual for being the first', () => {
    expect(of('200', '1000')).toBeUndefined();
  });

  it('is unusual if nothing is available', () => {
    expect(of('0.01', '0')).toBe('balance');
  });
});
