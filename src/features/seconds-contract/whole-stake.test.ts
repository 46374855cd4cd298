import { expect, it } from 'vitest';
import type { ApiFailure } from '@/api/errors';
import { decimal } from '@/domain/money/decimal';
import { mayNeedWholeStake } from './whole-stake';

const refused = (key: string): ApiFailure => ({ kind: 'business', key, data: undefined });

it.each([
  ['parameter_wrong', '100.5', true],
  ['amount_wrong', '100.50', true],
  ['The parameter is wrong.', '0.5', true],
  ['参数错误', '100.5', true],
  // A whole stake was not refused for its decimals, however it is written.
  ['parameter_wrong', '100', false],
  ['parameter_wrong', '100.00', false],
  // Another reason is said.
  ['order_below_minimum', '0.5', false],
  ['trading_closing', '100.5', false],
])('an order refused by %s with a stake of %s may need a whole one: %s', (key, stake, wanted) => {
  expect(mayNeedWholeStake(refused(key), decimal(stake))).toBe(wanted);
});

it('no other failure is one of decimals', () => {
  const stake = decimal('100.5');
  expect(mayNeedWholeStake({ kind: 'network', reason: 'timeout' }, stake)).toBe(false);
  expect(mayNeedWholeStake(undefined, stake)).toBe(false);
  expect(mayNeedWholeStake(refused('parameter_wrong'), undefined)).toBe(false);
});
