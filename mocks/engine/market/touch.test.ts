import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { createMarket } from './market';
import { FRIDAY, SYMBOLS, TEST_PAIRS, WEEKEND_END, WEEKEND_START } from './test-pairs';
import type { PriceSide } from './types';

const market = createMarket(11, TEST_PAIRS);

interface Search {
  readonly symbol: string;
  readonly from: number;
  readonly length: number;
  /** Position of the level: 0 is the low of the range, 1 its high; outside [0, 1] it is not reached. */
  readonly place: number;
  readonly direction: 'up' | 'down';
  readonly priceSide: PriceSide;
}

const anySearch: fc.Arbitrary<Search> = fc.record({
  symbol: fc.constantFrom(...SYMBOLS),
  from: fc.oneof(
    fc.integer({ min: FRIDAY - 1_000_000, max: FRIDAY }),
    fc.integer({ min: WEEKEND_START - 1500, max: WEEKEND_START }),
    fc.integer({ min: WEEKEND_END - 1500, max: WEEKEND_END }),
  ),
  length: fc.integer({ min: 0, max: 3000 }),
  place: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  direction: fc.constantFrom('up', 'down'),
  priceSide: fc.constantFrom('mid', 'bid', 'ask'),
});

/** Reference: scans for the first open second whose high (low), moved to the bid or ask, reaches the level. */
const scan = (
  { symbol, from, length, direction, priceSide }: Search,
  level: number,
): number | undefined => {
  for (let t = from; t <= from + length; t += 1) {
    if (!market.session(symbol, t).open) continue;
    const half = priceSide === 'mid' ? 0 : market.halfSpread(symbol, t);
    const shift = priceSide === 'bid' ? -half : half;
    const { high, low } = market.second(symbol, t);
    if (direction === 'up' ? high + shift >= level : low + shift <= level) return t;
  }
  return undefined;
};

describe('firstTouch', () => {
  it('finds the same second as a scan of every second, on mid, bid and ask', () => {
    let touched = 0;
    fc.assert(
      fc.property(anySearch, (search) => {
        const { symbol, from, length, place, direction, priceSide } = search;
        const span = market.span(symbol, from, from + length);
        const low = span?.low ?? market.priceAt(symbol, from);
        const high = span?.high ?? low;
        const level = Math.round(low + (high - low) * place);
        const found = market.firstTouch(symbol, from, from + length, level, direction, priceSide);
        expect(found).toBe(scan(search, level));
        if (found !== undefined && found > from) touched += 1;
      }),
      runs(300),
    );
    expect(touched).toBeGreaterThan(50);
  });

  it('uses the mid if no side of the quote is given', () => {
    const high = market.span('BTC/USDT', FRIDAY, FRIDAY + 600)?.high ?? NaN;
    const touch = market.firstTouch('BTC/USDT', FRIDAY, FRIDAY + 600, high, 'up');
    expect(market.second('BTC/USDT', touch ?? 0).high).toBe(high);
    expect(market.firstTouch('BTC/USDT', FRIDAY, FRIDAY + 600, high + 1, 'up')).toBeUndefined();
  });

  it('finds nothing in an empty range', () => {
    expect(market.firstTouch('BTC/USDT', FRIDAY, FRIDAY - 1, 1, 'up')).toBeUndefined();
  });
});
