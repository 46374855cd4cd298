import { expect, it } from 'vitest';
import { currencyScaleOf } from './scale';

it('reads the decimals of a currency from a padded balance', () => {
  expect(currencyScaleOf('BTC', '0.12345600')).toBe(8);
  expect(currencyScaleOf('USDT', '100.00')).toBe(2);
  expect(currencyScaleOf('XRP', '12.3400')).toBe(4);
});

it('does not take the decimals of a number for those of its currency', () => {
  expect(currencyScaleOf('ETH', '1.5')).toBe(8);
  expect(currencyScaleOf('ETH', '0.499')).toBe(8);
  expect(currencyScaleOf('ETH', '3')).toBe(8);
  expect(currencyScaleOf('USDT', '4708.5')).toBe(2);
  expect(currencyScaleOf('USDT', '0.1234')).toBe(4);
});

it('takes the largest of several balances', () => {
  expect(currencyScaleOf('XRP', '0', '12.3400', '1.5')).toBe(4);
  expect(currencyScaleOf('ETH', '0', '1.5')).toBe(8);
});
