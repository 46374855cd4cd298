import { expect, it } from 'vitest';
import { toPair } from '../model';
import { pairPath } from './pair-row';

const ROW = {
  id: 1,
  legal_id: 3,
  currency_id: 1,
  currency_name: 'BTC',
  legal_name: 'USDT',
  now_price: '60000',
  change: '0',
  volume: '1',
} as const;

const pathOf = (open_microtrade: 0 | 1, open_lever: 0 | 1): string =>
  pairPath(toPair({ ...ROW, open_microtrade, open_lever }, 'crypto'));

it('leads to a screen on which the pair can be traded', () => {
  expect(pathOf(1, 1)).toBe('/pages/trade/index?pair=BTC%2FUSDT');
  expect(pathOf(0, 1)).toBe('/pages/contract/index?pair=BTC%2FUSDT');
  expect(pathOf(0, 0)).toBe('/pages/coin/index?pair=BTC%2FUSDT');
});
