import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { quoteOf, toProduct } from './model';
import { readRepayment, toRecord } from './record';

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

const lent = (repaid: string) =>
  toRecord({
    id: 81,
    amount: '500.00',
    day_rate: '0.0006',
    status: 1,
    total_interest: '2.10',
    total_return: repaid,
  });

it.each([
  // 500 + 2.10 - 1; the interest first: 2.10 - 1
  ['1.00', { interest: '1.1', principal: '500', total: '501.1' }],
  // 500 + 2.10 - 102.10: all interest, and 100 of the principal
  ['102.10', { interest: '0', principal: '400', total: '400' }],
])('without its parts a debt is what the loan and its interest leave after %s', (repaid, parts) => {
  expect(lent(repaid).owed).toEqual({ fee: undefined, ...parts });
});

it('a loan can be repaid where neither parts nor currency are sent', () => {
  const record = lent('0.00');
  expect(readRepayment('502.10', record, undefined)).toMatchObject({
    command: { amount: '502.1', left: '0' },
    problem: undefined,
  });
  // A fee may be owed besides: the server has the last word.
  expect(readRepayment('512.10', record, undefined)).toMatchObject({
    command: { amount: '512.1', left: '0', parts: undefined },
  });
  expect(readRepayment('0', record, undefined).problem).toBe('amount_wrong');
  expect(readRepayment('100', record, decimal('99')).problem).toBe('wallet_insufficient');
});

it('while a loan is not settled, what is left of it can be repaid, such as a fee', () => {
  const record = lent('502.10');
  expect(record.owed).toEqual({ fee: undefined, interest: '0', principal: '0', total: '0' });
  expect(readRepayment('5', record, undefined).command).toMatchObject({ amount: '5', left: '0' });
});
