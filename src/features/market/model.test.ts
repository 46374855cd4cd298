import { describe, expect, it } from 'vitest';
import { toPair, toTick } from './model';

const ROW = {
  id: 7,
  legal_id: 3,
  currency_id: 20,
  currency_name: 'EUR',
  legal_name: 'USD',
  now_price: '1.08420',
  change: '-0.12',
  volume: '903112',
  category_text: 'forex',
  market_status: 2,
  market_changes_at: 1_772_402_400,
} as const;

describe('a pair of a reply', () => {
  it('is split into slowly changing fields', () => {
    expect(toPair(ROW, 'forex')).toEqual({
      id: 7,
      board: 'forex',
      category: 'forex',
      symbol: 'EUR/USD',
      base: 'EUR',
      quote: 'USD',
      status: 'closed',
      changesAt: 1_772_402_400,
      isListed: true,
      canTradeSeconds: true,
      canTradeLeverage: true,
      spot: undefined,
      baseId: 20,
      quoteId: 3,
      decimals: 5,
    });
  });

  it('and ticking fields: text is kept digit for digit', () => {
    expect(toTick(ROW)).toEqual({
      symbol: 'EUR/USD',
      quote: {
        price: '1.08420',
        changePercent: '-0.12',
        high: undefined,
        low: undefined,
        volume: '903112',
        spread: undefined,
      },
    });
  });

  // backend-facts.md, section 18, number 1: servers write names of boards there.
  it.each([
    ['EUR', 'forex', 'forex'],
    ['BTC', 'crypto', 'crypto'],
    ['XAU', 'forex', 'metal'],
    ['XPD', 'forex', 'metal'],
  ] as const)(
    'of %s on the board %s is %s if the category is free text',
    (base, board, category) => {
      const row = { ...ROW, category_text: 'Main board', currency_name: base };
      expect(toPair(row, board).category).toBe(category);
      expect(toPair({ ...row, category_text: 'crypto' }, board).category).toBe('crypto');
    },
  );

  it('is trading, in the category of its board, if the server does not say', () => {
    const { category_text, market_status, market_changes_at, ...silent } = ROW;
    expect([category_text, market_status, market_changes_at]).toHaveLength(3);
    expect(toPair(silent, 'crypto')).toMatchObject({
      status: 'trading',
      category: 'crypto',
      changesAt: undefined,
    });
  });

  it('offers no seconds contracts if the server forbids them', () => {
    expect(toPair({ ...ROW, open_microtrade: 0 }, 'forex').canTradeSeconds).toBe(false);
  });

  it('accepts spot orders only if the server says so; missing limits mean none, a missing fee is unknown', () => {
    const offer = { ...ROW, open_coin_trade: 1 } as const;
    expect(toPair({ ...ROW, open_coin_trade: 0 }, 'crypto').spot).toBeUndefined();
    expect(
      toPair(
        {
          ...offer,
          coin_trade_step: '0.0001',
          coin_trade_min: '0.0005',
          coin_trade_max: '5',
          coin_trade_fee: '0.002',
        },
        'crypto',
      ).spot,
    ).toEqual({
      rules: { step: '0.0001', minimum: '0.0005', maximum: '5' },
      feeFraction: '0.002',
    });
    expect(toPair({ ...offer, coin_trade_max: '0' }, 'crypto').spot).toEqual({
      rules: { step: '0.00000001', minimum: '0.00000001', maximum: '999999999999999' },
      feeFraction: undefined,
    });
  });
});
