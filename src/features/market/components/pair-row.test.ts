import { expect, it } from 'vitest';
import { BTC_PAIR_ROW as ROW } from '../../../../tests/support/pair-rows';
import { toPair } from '../model';
import { pairPath } from './pair-row';

const pathOf = (open_microtrade: 0 | 1, open_lever: 0 | 1): string =>
  pairPath(toPair({ ...ROW, open_microtrade, open_lever }, 'crypto'));

it('leads to a screen on which the pair can be traded', () => {
  expect(pathOf(1, 1)).toBe('/pages/trade/index?pair=BTC%2FUSDT');
  expect(pathOf(0, 1)).toBe('/pages/contract/index?pair=BTC%2FUSDT');
  expect(pathOf(0, 0)).toBe('/pages/coin/index?pair=BTC%2FUSDT');
});
