import { expect, it } from 'vitest';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { commandName } from './command';
import { toOrder } from './order';

const order = toOrder(POSITION_ROW, 'crypto');

it('tells a part of a position, and one side of all, from the whole', () => {
  // The position has three lots.
  expect(commandName({ kind: 'close', order, lots: 2 })).toBe('closePart');
  expect(commandName({ kind: 'close', order, lots: 3 })).toBe('close');
  expect(commandName({ kind: 'closeAll', side: 'long', orders: [order] })).toBe('closeLongs');
  expect(commandName({ kind: 'closeAll', side: 'short', orders: [order] })).toBe('closeShorts');
  expect(commandName({ kind: 'closeAll', orders: [order] })).toBe('closeAll');
});
