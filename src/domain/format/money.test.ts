import { expect, it } from 'vitest';
import { decimal as d } from '../money/decimal';
import { formatMoney, formatSignedMoney } from './money';

it('has all decimals, at least two', () => {
  expect(formatMoney(d('1234.5'), 'USDT')).toBe('1,234.50 USDT');
  expect(formatMoney(d('0.04210000'), 'BTC')).toBe('0.0421 BTC');
  expect(formatMoney(d('3'), '')).toBe('3.00');
});

it('may have a sign', () => {
  expect(formatSignedMoney(d('-0.5'), 'USDT')).toBe('−0.50 USDT');
  expect(formatSignedMoney(d('2'), 'BTC')).toBe('+2.00 BTC');
});
