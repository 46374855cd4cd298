import { expect, it } from 'vitest';
import { decimal } from '../money/decimal';
import { affordableDespiteMoves, hasPriceMoved } from './price-moved';

const at = (now: string): boolean => hasPriceMoved(decimal('50001'), decimal(now));

it('a price has moved by more than 0.2 percent, cut to two decimals: 0.21 percent of 50,001 is 105.0021', () => {
  expect([at('50105'), at('49897')]).toEqual([false, false]);
  expect([at('50106.01'), at('49895.99')]).toEqual([true, true]);
});

it('leaves room for a move that is not seen: 0.21 percent of 9,979.04 are 20.96', () => {
  expect(affordableDespiteMoves(decimal('10000'), 2)).toBe('9979.04');
  expect(affordableDespiteMoves(decimal('0'), 2)).toBe('0');
});
