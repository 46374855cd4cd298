import { expect, it } from 'vitest';
import { decimal as d } from './decimal';
import { amountRefusal, shareOfBalance } from './balance-amount';

const rules = { minimum: d('10'), maximum: d('500'), scale: 2 };

it.each([
  ['0', 'amount_wrong'],
  ['10.001', 'amount_wrong'],
  ['9.99', 'quantity_below_minimum'],
  ['500.01', 'order_above_maximum'],
  ['500', undefined],
])('an amount of %s: %s', (amount, refusal) => {
  expect(amountRefusal(d(amount), rules)).toBe(refusal);
});

it('a share of a balance is rounded down, and no more than the maximum', () => {
  // 25 % of 33.33 = 8.3325
  expect(shareOfBalance('25', rules, d('33.33'))).toBe('8.33');
  expect(shareOfBalance('100', rules, d('900'))).toBe('500');
  expect(shareOfBalance('100', { ...rules, maximum: d('0') }, d('900'))).toBe('900');
});
