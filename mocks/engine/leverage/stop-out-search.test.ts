import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { CATALOGUE } from '../../catalogue/products';
import { runs } from '../../testing/runs';
import { order, START_SECOND, TRADER, tradingWorld } from '../../testing/trading-world';
import { Refusal } from '../refusal';
import { stopOutOf } from './stop-out';
import { findStopOut } from './stop-out-search';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3600;
/** Friday 6 March 2026, 21:50 UTC: ten minutes later forex closes until Sunday, 22:00. */
const FRIDAY_EVENING = START_SECOND + 4 * 86_400 + 12 * HOUR + 50 * 60;

/** Stops out at nearly the full margin, which a quarter of an hour is enough to reach. */
const STRICT = {
  ...CATALOGUE,
  margin: { ...CATALOGUE.margin, stopOutPercent: decimal('99') },
};

/** Pairs in dollars, in a currency priced directly, in one priced by its inverse, and in coins. */
const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'EUR/USD', 'EUR/GBP', 'USD/JPY', 'XAU/USD'] as const;

const wish = fc.record({
  symbol: fc.constantFrom(...SYMBOLS),
  side: fc.constantFrom('long' as const, 'short' as const),
  lots: fc.integer({ min: 1, max: 60 }),
});

it('the search over several pairs, rates and closed sessions finds the second that a scan of every second finds', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: START_SECOND, max: START_SECOND + 3 * 86_400 }),
        fc.integer({ min: FRIDAY_EVENING - HOUR, max: FRIDAY_EVENING + 300 }),
      ),
      fc.array(wish, { minLength: 1, maxLength: 4 }),
      // Free money in thousandths of the margin: the less, the sooner the stop-out.
      fc.integer({ min: 10, max: 250 }),
      (from, wishes, spare) => {
        const world = tradingWorld({ at: from * 1000, catalogue: STRICT });
        world.give('1000000');
        for (const { symbol, side, lots } of wishes) {
          try {
            world.open(order({ side, lots, leverage: 100 }, symbol));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        // Removes the rest of the free money, as a loss would.
        const margin = Number(world.held('contract', 'margin'));
        const free = Number(world.held('contract', 'available'));
        const left = Math.floor((margin * spare) / 10) / 100;
        world.give((-Math.floor((free - left) * 100) / 100).toFixed(2));
        const view = world.context();
        const to = from + 900;
        let expected: { second: number; id: number } | undefined;
        for (let s = from + 1; s <= to && expected === undefined; s += 1) {
          const id = stopOutOf(view, { owner: TRADER.id, mode: TRADER.mode }, s);
          if (id !== undefined) expected = { second: s, id };
        }
        const result = findStopOut(view, { owner: TRADER.id, mode: TRADER.mode }, from + 1, to);
        expect(result).toEqual(expected);
        if (expected !== undefined && expected.second > from + 1) found += 1;
      },
    ),
    runs(40),
  );
  expect(found).toBeGreaterThan(3);
});
