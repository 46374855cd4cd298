import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { quoteOf, toProduct } from './model';

const ROW = { id: 1, day: 7, rate: '0.06', min: '100', max: '1000' };
/** 2 March 2026, 09:00 UTC. */
const NOW = Date.UTC(2026, 2, 2, 9);

it('a fee and a late rate that the server does not send are unknown, and the total is without the fee', () => {
  const product = toProduct(ROW);
  expect(product).toMatchObject({ feePercent: undefined, lateRate: undefined });
  // 500 x 0.06 % x 7 = 2.10
  expect(quoteOf(product, decimal('500'), NOW)).toMatchObject({
    fee: undefined,
    interest: '2.1',
    total: '502.1',
    lateCost: undefined,
  });
});

it('a late rate without a fee says what a week late adds', () => {
  const product = toProduct({ ...ROW, late_rate: '0.1' });
  // 500 x 0.1 % x 7 = 3.50
  expect(quoteOf(product, decimal('500'), NOW)).toMatchObject({ fee: undefined, lateCost: '3.5' });
});

it('a fee of 0 is a fee that is known', () => {
  expect(quoteOf(toProduct({ ...ROW, fee_rate: '0' }), decimal('500'), NOW).fee).toBe('0');
});
