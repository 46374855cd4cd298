import { expect, it } from 'vitest';
import { ladderOf } from './ladder';

const level = (price: string, amount: string) => ({ price, amount });

it('accumulates each side from its best price and scales both to the larger one', () => {
  const { asks, bids, spread, amountDecimals } = ladderOf(
    {
      asks: [level('200.5', '1'), level('201', '3'), level('202', '99')],
      bids: [level('200', '0.5'), level('199', '1.5')],
    },
    2,
  );
  expect(asks.map(({ total, share }) => [total, share])).toEqual([
    ['1', 0.25],
    ['4', 1],
  ]);
  expect(bids.map(({ total, share }) => [total, share])).toEqual([
    ['0.5', 0.125],
    ['2', 0.5],
  ]);
  expect(spread).toBe('0.5');
  expect(amountDecimals).toBe(1);
});

it('has no spread for a single side, and handles an empty book', () => {
  expect(ladderOf({ asks: [level('2', '1')], bids: [] }, 5).spread).toBeUndefined();
  expect(ladderOf({ asks: [], bids: [] }, 5)).toEqual({
    asks: [],
    bids: [],
    spread: undefined,
    amountDecimals: 0,
  });
});
