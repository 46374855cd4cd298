import { describe, expect, it } from 'vitest';
import type { Category, MarketPair } from './model';
import { pairName, searchPairs } from './pair-search';

const pair = (symbol: string, category: Category = 'crypto'): MarketPair => {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    id: 1,
    board: category === 'crypto' ? 'crypto' : 'forex',
    category,
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
  };
};

const ALL = [
  pair('BCH/USDT'),
  pair('BTC/USDT'),
  pair('ETH/USDT'),
  pair('SHIB/USDT'),
  pair('EUR/USD', 'forex'),
  pair('USD/JPY', 'forex'),
  pair('EUR/GBP', 'forex'),
  pair('XAU/USD', 'metal'),
  pair('XAG/USD', 'metal'),
];

const found = (query: string): readonly string[] =>
  searchPairs(ALL, query).map(({ symbol }) => symbol);

describe('search by symbol and code', () => {
  it.each(['btcusdt', 'BTC/USDT', 'btc-usdt', ' btc usdt ', 'ＢＴＣ／ＵＳＤＴ'])(
    'finds %s, in any spelling',
    (typed) => {
      expect(found(typed)).toEqual(['BTC/USDT']);
    },
  );

  it('ranks the exact code first, then codes with that prefix, then quote currencies', () => {
    // Tether, the quote currency of the coins, also starts with "usd", but only in its code.
    expect(found('usd').slice(0, 2)).toEqual(['USD/JPY', 'BCH/USDT']);
    expect(found('eur')).toEqual(['EUR/USD', 'EUR/GBP']);
    expect(found('jpy')).toEqual(['USD/JPY']);
  });
});

describe('search by name in any language', () => {
  it.each([
    ['Bitcoin', ['BTC/USDT', 'BCH/USDT']],
    ['比特币', ['BTC/USDT', 'BCH/USDT']],
    ['ビットコイン', ['BTC/USDT', 'BCH/USDT']],
    ['ﾋﾞｯﾄｺｲﾝ', ['BTC/USDT', 'BCH/USDT']],
    ['びっと', ['BCH/USDT', 'BTC/USDT']],
    ['비트코', ['BCH/USDT', 'BTC/USDT']],
    ['บิตคอยน์', ['BTC/USDT', 'BCH/USDT']],
    ['₿', ['BTC/USDT']],
    ['shiba inu', ['SHIB/USDT']],
    ['以太', ['ETH/USDT']],
  ])('finds the coin %s', (typed, symbols) => {
    expect(found(typed)).toEqual(symbols);
  });

  it.each(['gold', '黄金', '黃金', 'ゴールド', '금', 'vang', 'ทองคำ', 'ouro', 'Oro', 'or'])(
    'finds gold as %s',
    (typed) => {
      expect(found(typed)).toEqual(['XAU/USD']);
    },
  );

  it.each(['silver', '白银', 'plata', 'prata', 'Silber', 'argento', 'bac'])(
    'finds silver as %s',
    (typed) => {
      expect(found(typed)).toEqual(['XAG/USD']);
    },
  );

  it.each(['yen', '日元', '円', '엔', 'เยน', 'iene'])('finds the yen as %s', (typed) => {
    expect(found(typed)).toEqual(['USD/JPY']);
  });

  it('finds currencies by symbol, and a pair by one word of each', () => {
    expect(found('£')).toEqual(['EUR/GBP']);
    expect(found('euro dolar')).toEqual(['EUR/USD']);
  });

  it('matches the start of words, not the middle: "dollar" does not match gold', () => {
    expect(found('llar')).toEqual([]);
    expect(found('in')).toEqual(['SHIB/USDT']);
  });
});

it('finds nothing for punctuation alone, unknown names, or empty text', () => {
  for (const typed of ['', '  ', '/', '---', 'zzz', 'w'.repeat(64)])
    expect(found(typed)).toEqual([]);
});

describe('the name of a pair', () => {
  it('is translated', () => {
    expect(pairName(pair('BTC/USDT'), 'zh-CN')).toBe('比特币');
    expect(pairName(pair('BTC/USDT'), 'de')).toBe('Bitcoin');
    expect(pairName(pair('XAU/USD', 'metal'), 'fr')).toBe('Or');
    expect(pairName(pair('EUR/USD', 'forex'), 'de')).toBe('Euro / US-Dollar');
  });

  it('falls back to the code of a coin without a name', () => {
    expect(pairName(pair('NEW/USDT'), 'en')).toBe('NEW');
    expect(pairName(pair('TST-GAP/USDT'), 'en')).toBe('TST-GAP');
  });
});
