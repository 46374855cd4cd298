import { expect, it } from 'vitest';
import { decimal, ZERO } from '@/domain/money/decimal';
import { convertedIn } from './summary';

const money = { currency: 'USDT', status: 'hosting', paid: decimal('0.25') } as const;
const coins = { currency: 'ETH', status: 'hosting', paid: decimal('0.000144') } as const;

it.each([
  ['nothing', [], { inCustody: false, interest: false }],
  ['money alone', [money], { inCustody: false, interest: false }],
  ['money and coins', [money, coins], { inCustody: true, interest: true }],
  ['coins of the first day', [{ ...coins, paid: ZERO }], { inCustody: true, interest: false }],
  // They are back, but what they earned is in the total.
  ['coins of before', [{ ...coins, status: 'completed' }], { inCustody: false, interest: true }],
  [
    'coins under review',
    [money, { ...coins, status: 'review', paid: ZERO }],
    { inCustody: false, interest: false },
  ],
] as const)('of %s the totals are converted: %j', (_name, records, converted) => {
  expect(convertedIn('USDT', records)).toEqual(converted);
});
