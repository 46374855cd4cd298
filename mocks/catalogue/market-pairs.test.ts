import { describe, expect, it } from 'vitest';
import { createMarket } from '../engine/market';
import { MARKET_PAIRS } from './market-pairs';

/** 2026-12-11 14:40 UTC. */
const NOW = 1_797_000_000;

describe('MARKET_PAIRS', () => {
  it('names each pair once', () => {
    expect(new Set(MARKET_PAIRS.map((pair) => pair.symbol)).size).toBe(MARKET_PAIRS.length);
  });

  it.each(MARKET_PAIRS)('$symbol has a realistic price range', (pair) => {
    const { open, high, low, close } = pair.root;
    expect(low).toBeLessThan(Math.min(open, close));
    expect(high).toBeGreaterThan(Math.max(open, close));
    expect(pair.annualVolatility).toBeGreaterThan(0);
    expect(pair.baseSpreadTicks).toBeGreaterThan(0);
    expect(pair.turnoverScale).toBeGreaterThan(0);
    // Enough ticks that a move of 0.1 % is visible.
    expect(low * 10 ** pair.decimals).toBeGreaterThan(500);
    // The widest spread is below 1 % of the price.
    const market = createMarket(1, [pair]);
    expect(market.widestHalfSpread(pair.symbol)).toBeLessThan(low * 10 ** pair.decimals * 0.01);
  });

  it('Bitcoin has five digits for any seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const price = createMarket(seed, MARKET_PAIRS).priceAt('BTC/USDT', NOW);
      expect(String(Math.floor(price / 100))).toHaveLength(5);
    }
  });
});
