import { expect, it } from 'vitest';
import { BTC_PAIR_ROW as ROW } from '../../../tests/support/pair-rows';
import { toPair, toTick } from './model';
import { pairsOfTab } from './ordering';
import { rankPairs } from './ranking';

const HIDDEN_ROW = { ...ROW, id: 9, currency_id: 9, currency_name: 'HIDDEN', is_display: 0 };
const SHOWN_ROW = { ...ROW, id: 2, currency_id: 2, currency_name: 'ETH', is_display: 1 };

const PAIRS = [ROW, HIDDEN_ROW, SHOWN_ROW].map((row) => toPair(row, 'crypto'));
const QUOTE = toTick(ROW).quote;
const LISTED = ['BTC/USDT', 'ETH/USDT'];
const symbolsOf = (pairs: ReturnType<typeof pairsOfTab>): readonly string[] =>
  pairs.map(({ symbol }) => symbol);

it('a pair with is_display 0 is kept but not listed; one without is_display is listed', () => {
  expect(PAIRS.map(({ symbol, isListed }) => [symbol, isListed])).toEqual([
    ['BTC/USDT', true],
    ['HIDDEN/USDT', false],
    ['ETH/USDT', true],
  ]);
});

it.each(['gainers', 'turnover'] as const)(
  'an unlisted pair is not in the ranking %s',
  (ranking) => {
    expect(symbolsOf(rankPairs(PAIRS, () => QUOTE, ranking, 6))).toEqual(LISTED);
  },
);

it('an unlisted pair is in no tab, not even among favourites and recents', () => {
  const stored = { favourites: ['HIDDEN/USDT'], recents: ['HIDDEN/USDT', 'ETH/USDT'] };
  expect(symbolsOf(pairsOfTab(PAIRS, 'crypto', stored))).toEqual(LISTED);
  expect(pairsOfTab(PAIRS, 'favourites', stored)).toEqual([]);
  expect(symbolsOf(pairsOfTab(PAIRS, 'recents', stored))).toEqual(['ETH/USDT']);
});
