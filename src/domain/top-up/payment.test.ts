import { expect, it } from 'vitest';
import { decimal } from '../money/decimal';
import { amountToPay, payDecimals, presetAmounts } from './payment';

it.each([
  // 500 × 0.93 = 465.
  ['500', '0.93', 'EUR', '465'],
  // 100.01 × 0.93 = 93.0093: a cent more than 93.00.
  ['100.01', '0.93', 'EUR', '93.01'],
  // 100 × 1.08 = 108.
  ['100', '1.08', 'USD', '108'],
  // 100 × 151.237 = 15123.7: there is no tenth of a yen.
  ['100', '151.237', 'JPY', '15124'],
  // 0.01 × 0.93 = 0.0093.
  ['0.01', '0.93', 'EUR', '0.01'],
])('%s at %s is %s %s to pay', (amount, rate, currency, paid) => {
  expect(amountToPay(decimal(amount), decimal(rate), currency)).toBe(paid);
});

it('knows the decimals of a currency, and two for a coin', () => {
  expect(['EUR', 'JPY', 'KWD', 'USDT', ''].map(payDecimals)).toEqual([2, 0, 3, 2, 2]);
});

const bound = (text: string | undefined) => (text === undefined ? undefined : decimal(text));

it.each([
  ['10', '50000', ['10', '50', '100', '500']],
  ['0.0005', '10', ['0.0005', '0.0025', '0.005', '0.025']],
  ['100', '1000', ['100', '500', '1000']],
  ['100', '0', ['100', '500', '1000', '5000']],
  ['100', undefined, ['100', '500', '1000', '5000']],
  ['0', '100', []],
  [undefined, '100', []],
])('from %s to %s offers %j', (minimum, maximum, offered) => {
  expect(presetAmounts(bound(minimum), bound(maximum))).toEqual(offered);
});
