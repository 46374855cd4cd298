import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { findEntry, outcomeOf } from './find-entry';
import { createMarket } from './market';
import { FRIDAY, TEST_PAIRS, WEEKEND_END, WEEKEND_START } from './test-pairs';

const market = createMarket(3, TEST_PAIRS);

describe('findEntry', () => {
  it('finds an entry for each outcome', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('EUR/USD', 'SHIB/USDT', 'BTC/USDT'),
        fc.constantFrom('up' as const, 'down' as const),
        fc.constantFrom(5, 30, 60, 300),
        fc.constantFrom('win' as const, 'lose' as const),
        fc.integer({ min: FRIDAY - 1_000_000, max: WEEKEND_START + 1_000_000 }),
        (symbol, direction, seconds, want, from) => {
          const t = findEntry(market, symbol, direction, seconds, want, from, 300_000) ?? NaN;
          expect(t).toBeGreaterThanOrEqual(from);
          expect(market.isOpenThrough(symbol, t, t + seconds)).toBe(true);
          const [entry, end] = [market.priceAt(symbol, t), market.priceAt(symbol, t + seconds)];
          expect(outcomeOf(direction, entry, end)).toBe(want);
        },
      ),
      runs(100),
    );
  });

  it('finds draws', () => {
    const t = findEntry(market, 'BTC/USDT', 'up', 30, 'draw', FRIDAY) ?? NaN;
    expect(market.priceAt('BTC/USDT', t)).toBe(market.priceAt('BTC/USDT', t + 30));
  });

  it('returns the first such second', () => {
    const t = findEntry(market, 'EUR/USD', 'up', 60, 'win', FRIDAY) ?? NaN;
    for (let s = FRIDAY; s < t; s += 1) {
      expect(market.priceAt('EUR/USD', s + 60)).toBeLessThanOrEqual(market.priceAt('EUR/USD', s));
    }
  });

  it('includes the second of the reopening', () => {
    const firstWin = (direction: 'up' | 'down') =>
      findEntry(market, 'EUR/USD', direction, 300, 'win', WEEKEND_START, 300_000);
    // This second wins in one of the two directions, unless it draws.
    expect(market.priceAt('EUR/USD', WEEKEND_END)).not.toBe(
      market.priceAt('EUR/USD', WEEKEND_END + 300),
    );
    expect([firstWin('up'), firstWin('down')]).toContain(WEEKEND_END);
  });

  it('returns no entry whose contract would end in a closed session', () => {
    const late = findEntry(market, 'EUR/USD', 'up', 60, 'win', WEEKEND_START - 60, 300_000);
    expect(late).toBeGreaterThanOrEqual(WEEKEND_END);
    expect(findEntry(market, 'EUR/USD', 'up', 60, 'win', WEEKEND_START, 3600)).toBeUndefined();
  });
});
