import { describe, expect, it } from 'vitest';
import type { MarketPair, Quote } from './model';
import { pairsOfTab, parseSorting, sortPairs, serializeSorting, type SortColumn } from './ordering';
import { rankPairs, turnoverOf } from './ranking';

const pair = (symbol: string, more: Partial<MarketPair> = {}): MarketPair => {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    id: 1,
    board: 'crypto',
    category: 'crypto',
    symbol,
    base,
    quote,
    status: 'trading',
    changesAt: undefined,
    isListed: true,
    canTradeSeconds: true,
    canTradeLeverage: true,
    spot: undefined,
    baseId: 1,
    quoteId: 2,
    decimals: 2,
    ...more,
  };
};

const quote = (price: string, changePercent: string, volume: string): Quote => ({
  price,
  changePercent,
  volume,
  high: undefined,
  low: undefined,
  spread: undefined,
});

const symbols = (pairs: readonly MarketPair[]): readonly string[] =>
  pairs.map(({ symbol }) => symbol);

const BTC = pair('BTC/USDT');
const ETH = pair('ETH/USDT');
const DOGE = pair('DOGE/USDT');
const NEW = pair('NEW/USDT');
const QUOTES: Readonly<Record<string, Quote>> = {
  // Turnover: 50,000 x 2 = 100,000.
  'BTC/USDT': quote('50000.00', '-1.50', '2'),
  // 2,500 x 50 = 125,000.
  'ETH/USDT': quote('2500.00', '+0.90', '50'),
  // 0.1 x 900,000 = 90,000.
  'DOGE/USDT': quote('0.10000', '+10.20', '900000'),
  'EUR/GBP': quote('0.85000', '+0.10', '9999999'),
};
const quoteOf = (symbol: string): Quote | undefined => QUOTES[symbol];

describe('the rankings', () => {
  it('list gainers by numeric change, +10.20 before +0.90, without losers', () => {
    const gainers = rankPairs([BTC, ETH, DOGE, NEW], quoteOf, 'gainers', 5);
    expect(symbols(gainers)).toEqual(['DOGE/USDT', 'ETH/USDT']);
  });

  it('list turnover by volume times price', () => {
    const turnover = rankPairs([BTC, ETH, DOGE, NEW], quoteOf, 'turnover', 5);
    expect(symbols(turnover)).toEqual(['ETH/USDT', 'BTC/USDT', 'DOGE/USDT']);
  });

  it('are limited in length, and omit closed markets', () => {
    const closed = pair('DOGE/USDT', { status: 'closed' });
    expect(symbols(rankPairs([BTC, ETH, closed], quoteOf, 'turnover', 1))).toEqual(['ETH/USDT']);
    expect(symbols(rankPairs([ETH, closed], quoteOf, 'gainers', 5))).toEqual(['ETH/USDT']);
  });

  it('do not count an unchanged pair as a gainer', () => {
    expect(rankPairs([BTC], () => quote('1.00', '0.00', '1'), 'gainers', 5)).toEqual([]);
  });
});

describe('turnover', () => {
  it('is in dollars: price times volume, or the volume of a dollar pair; unknown for crosses', () => {
    expect(turnoverOf(BTC, QUOTES['BTC/USDT'])).toBe('100000');
    expect(turnoverOf(pair('USD/JPY'), quote('150.00', '+0.10', '700'))).toBe('700');
    expect(turnoverOf(pair('EUR/GBP'), quote('0.85', '+0.10', '700'))).toBeUndefined();
    expect(turnoverOf(BTC, undefined)).toBeUndefined();
  });
});

const sorted = (column: SortColumn, descending: boolean) =>
  symbols(sortPairs([NEW, BTC, ETH, DOGE], quoteOf, { column, descending }));

describe('sorting', () => {
  it('keeps pairs without a quote at the end in both directions', () => {
    expect(sorted('price', true)).toEqual(['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'NEW/USDT']);
    expect(sorted('price', false)).toEqual(['DOGE/USDT', 'ETH/USDT', 'BTC/USDT', 'NEW/USDT']);
  });

  it('sorts by change and by name', () => {
    expect(sorted('change', false)).toEqual(['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'NEW/USDT']);
    expect(sorted('name', false)).toEqual(['BTC/USDT', 'DOGE/USDT', 'ETH/USDT', 'NEW/USDT']);
  });

  it('sorts by turnover in dollars, crosses last in both directions', () => {
    const cross = pair('EUR/GBP');
    const byVolume = (descending: boolean) =>
      symbols(sortPairs([cross, BTC, ETH, DOGE], quoteOf, { column: 'volume', descending }));
    expect(byVolume(true)).toEqual(['ETH/USDT', 'BTC/USDT', 'DOGE/USDT', 'EUR/GBP']);
    expect(byVolume(false)).toEqual(['DOGE/USDT', 'BTC/USDT', 'ETH/USDT', 'EUR/GBP']);
  });

  it("keeps the server's order without a column", () => {
    expect(sortPairs([NEW, BTC], quoteOf, undefined)).toEqual([NEW, BTC]);
  });
});

describe('a tab', () => {
  const gold = pair('XAU/USD', { category: 'metal' });
  const all = [BTC, ETH, gold];

  it('lists a market, or the favourites', () => {
    const kept = { favourites: ['ETH/USDT'], recents: [] };
    expect(pairsOfTab(all, 'metal', kept)).toEqual([gold]);
    expect(pairsOfTab(all, 'favourites', kept)).toEqual([ETH]);
  });

  it('lists recents latest first, without pairs that are no longer offered', () => {
    const kept = { favourites: [], recents: ['XAU/USD', 'GONE/USDT', 'BTC/USDT'] };
    expect(pairsOfTab(all, 'recents', kept)).toEqual([gold, BTC]);
  });
});

describe('a sorting in the address', () => {
  it.each(['price', '-price', 'name', '-change'])('is parsed back unchanged: %s', (word) => {
    const sorting = parseSorting(word);
    expect(sorting && serializeSorting(sorting)).toBe(word);
  });

  it.each(['', 'constructor', '-', 'price-'])('is undefined for %j', (word) => {
    expect(parseSorting(word)).toBeUndefined();
  });
});
