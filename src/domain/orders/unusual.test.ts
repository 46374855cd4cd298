import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { unusualOf } from './unusual';

const of = (cost: string, available: string, ...last: readonly string[]) =>
  unusualOf(decimal(cost), decimal(available), last.map(decimal));

describe('an order is unusual', () => {
  it('that costs more than a quarter of what is available: 250 of 1,000 is the limit', () => {
    expect(of('250', '1000')).toBeUndefined();
    expect(of('250.01', '1000')).toBe('balance');
  });

  it('that costs more than five times the dearest of the last: 5 x 20 is 100', () => {
    expect(of('100', '1000', '10', '20', '5')).toBeUndefined();
    expect(of('100.01', '1000', '10', '20', '5')).toBe('last');
  });

  it('never for being the first', () => {
    expect(of('200', '1000')).toBeUndefined();
  });

  it('when nothing is available', () => {
    expect(of('0.01', '0')).toBe('balance');
  });
});
