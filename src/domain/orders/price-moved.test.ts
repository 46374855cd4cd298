import { expect, it } from 'vitest';
import { decimal } from '../money/decimal';
import { hasPriceMoved } from './price-moved';

const at = (now: string): boolean => hasPriceMoved(decimal('50001'), decimal(now));

it('a price has moved by more than 0.2 percent, cut to two decimals: 0.21 percent of 50,001 is 105.0021', () => {
  expect([at('50105'), at('49897')]).toEqual([false, false]);
  expect([at('50106.01'), at('49895.99')]).toEqual([true, true]);
});
