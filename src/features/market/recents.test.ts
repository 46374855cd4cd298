import { expect, it } from 'vitest';
import { withRecent } from './recents';

it('puts an opened pair first, each pair once', () => {
  expect(withRecent(['BTC/USDT', 'ETH/USDT'], 'ETH/USDT')).toEqual(['ETH/USDT', 'BTC/USDT']);
  expect(withRecent([], 'BTC/USDT')).toEqual(['BTC/USDT']);
});

it('keeps ten: the eleventh removes the oldest', () => {
  const ten = ['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A'];
  expect(withRecent(ten, 'K')).toEqual(['K', 'J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'B']);
});
