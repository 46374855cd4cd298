import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKET_PAIRS } from '../../catalogue/market-pairs';
import { runs } from '../../testing/runs';
import { withInterventions, hasIntervention, type Intervention } from './market-interventions';
import { createMarket } from './market';
import type { Candle, Market } from './types';

const PAIRS = MARKET_PAIRS;
const base = createMarket(7, PAIRS);
const SYMBOL = 'BTC/USDT';
/** Monday 2 March 2026, 09:00 UTC. */
const T = Date.UTC(2026, 2, 2, 9) / 1000;

const act = (changes: Partial<Intervention>): Intervention => ({
  symbol: SYMBOL,
  kind: 'gap',
  from: T,
  seconds: 10,
  ticks: 500,
  ...changes,
});

const anyAct = fc
  .record({
    kind: fc.constantFrom('drift', 'spike', 'gap', 'flat', 'freeze'),
    from: fc.integer({ min: T, max: T + 600 }),
    seconds: fc.integer({ min: 1, max: 120 }),
    ticks: fc.integer({ min: -20_000, max: 20_000 }),
  })
  .map((fields) => act(fields));
const acts = fc.array(anyAct, { minLength: 1, maxLength: 2 });

/** Offset in ticks that an intervention adds to the price of a second. */
const away = (of: Intervention, t: number): number =>
  withInterventions(base, [of]).priceAt(SYMBOL, t) - base.priceAt(SYMBOL, t);

const secondsOf = (market: Market, from: number, to: number): readonly Candle[] =>
  Array.from({ length: to - from + 1 }, (_, index) => market.second(SYMBOL, from + index));

const prices = (market: Market, from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => market.priceAt(SYMBOL, from + index));

describe('market interventions', () => {
  it('a drift moves the price for good, a spike moves it back', () => {
    expect([T - 1, T, T + 9, T + 5000].map((t) => away(act({}), t))).toEqual([0, 500, 500, 500]);
    // A tenth of 500 each second.
    expect([T, T + 4, T + 9, T + 5000].map((t) => away(act({ kind: 'drift' }), t))).toEqual([
      50, 250, 500, 500,
    ]);
    // 100 per second up to the middle, then down.
    expect([T, T + 4, T + 7, T + 9, T + 10].map((t) => away(act({ kind: 'spike' }), t))).toEqual([
      100, 500, 200, 0, 0,
    ]);
  });

  it('flat and freeze hold the price: flat continues from there, freeze jumps to the undisturbed price', () => {
    const still = base.priceAt(SYMBOL, T - 1);
    const flat = withInterventions(base, [act({ kind: 'flat', ticks: 0 })]);
    const frozen = withInterventions(base, [act({ kind: 'freeze', ticks: 0 })]);
    expect(prices(flat, T, 10)).toEqual(Array(10).fill(still));
    expect(prices(frozen, T, 10)).toEqual(Array(10).fill(still));
    const moves = (market: Market, t: number): number =>
      market.priceAt(SYMBOL, t) - market.priceAt(SYMBOL, t - 1);
    expect(moves(flat, T + 10)).toBe(moves(base, T + 10));
    expect(frozen.priceAt(SYMBOL, T + 10)).toBe(base.priceAt(SYMBOL, T + 10));
  });

  it('never change earlier prices, nor another pair', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: T - 5000, max: T - 1 }), (of, t) => {
        const market = withInterventions(base, of);
        expect(market.second(SYMBOL, t)).toEqual(base.second(SYMBOL, t));
        expect(market.second('ETH/USDT', t + 6000)).toEqual(base.second('ETH/USDT', t + 6000));
      }),
      runs(200),
    );
  });

  it('keep candles consistent with their seconds, at every resolution', () => {
    fc.assert(
      fc.property(
        acts,
        fc.constantFrom('5s', '15s', '1m', '5m', '15m'),
        fc.integer({ min: T + 1, max: T + 900 }),
        (of, resolution, now) => {
          const market = withInterventions(base, of);
          const candles = market.candles(SYMBOL, resolution, T, now, now);
          for (const [index, candle] of candles.entries()) {
            const end = (candles[index + 1]?.time ?? now + 1) - 1;
            const seconds = secondsOf(market, candle.time, end);
            expect(candle).toMatchObject({
              open: seconds[0]?.open,
              high: Math.max(...seconds.map(({ high }) => high)),
              low: Math.min(...seconds.map(({ low }) => low)),
              close: seconds.at(-1)?.close,
            });
          }
        },
      ),
      runs(60),
    );
  });

  it('keep each open equal to the last close, except at a gap or the end of a hold', () => {
    fc.assert(
      fc.property(anyAct, (of) => {
        const market = withInterventions(base, [of]);
        const seconds = secondsOf(market, of.from - 2, of.from + of.seconds + 2);
        const jumps = seconds.flatMap(({ time, open }, index) =>
          index > 0 && open !== seconds[index - 1]?.close ? [time] : [],
        );
        const allowed = {
          gap: [of.from],
          flat: [],
          freeze: [of.from + of.seconds],
          drift: [],
          spike: [],
        };
        expect(jumps.filter((time) => !allowed[of.kind].some((at) => at === time))).toEqual([]);
        expect(
          seconds.every(
            ({ low, high, open, close }) =>
              low <= Math.min(open, close) && high >= Math.max(open, close),
          ),
        ).toBe(true);
      }),
      runs(100),
    );
  });

  it('find the same first touch as a scan of every second', () => {
    fc.assert(
      fc.property(
        acts,
        fc.integer({ min: -30_000, max: 30_000 }),
        fc.constantFrom('up' as const, 'down' as const),
        (of, distance, direction) => {
          const market = withInterventions(base, of);
          const level = base.priceAt(SYMBOL, T) + distance;
          const slow = secondsOf(market, T, T + 900).find(({ high, low }) =>
            direction === 'up' ? high >= level : low <= level,
          );
          expect(market.firstTouch(SYMBOL, T, T + 900, level, direction)).toBe(slow?.time);
        },
      ),
      runs(60),
    );
  });

  it('keep the day summary consistent with its seconds, and the quote around the price', () => {
    const market = withInterventions(base, [act({ ticks: -1000 })]);
    const now = T + 100;
    const day = market.day(SYMBOL, now);
    expect(day.last).toBe(market.priceAt(SYMBOL, now));
    expect(day.low).toBe(
      Math.min(
        base.span(SYMBOL, now - 86_400 + 1, T - 1)?.low ?? 0,
        ...secondsOf(market, T, now).map(({ low }) => low),
      ),
    );
    expect(market.quote(SYMBOL, now).mid).toBe(day.last);
  });

  it('are reported for exactly the seconds that they changed', () => {
    const gap = [act({})];
    const spike = [act({ kind: 'spike' })];
    expect(hasIntervention(gap, SYMBOL, T - 60, T - 1)).toBe(false);
    expect(hasIntervention(gap, SYMBOL, T - 60, T)).toBe(true);
    expect(hasIntervention(gap, SYMBOL, T + 5000, T + 5030)).toBe(true);
    expect(hasIntervention(spike, SYMBOL, T + 5000, T + 5030)).toBe(false);
    expect(hasIntervention(gap, 'ETH/USDT', T, T + 30)).toBe(false);
  });
});

it('twenty changes at once ask the market below for a few hundred seconds, not for a million', () => {
  let asked = 0;
  const counted: Market = {
    ...base,
    second: (symbol, t) => {
      asked += 1;
      return base.second(symbol, t);
    },
    priceAt: (symbol, t) => {
      asked += 1;
      return base.priceAt(symbol, t);
    },
  };
  const drifts = Array.from({ length: 20 }, () => act({ kind: 'drift', seconds: 60, ticks: 20 }));
  // 32 of 60 seconds have passed: 20 ticks x 32 / 60 = 10.67, which rounds to 11, twenty times.
  expect(
    withInterventions(counted, drifts).priceAt(SYMBOL, T + 31) - base.priceAt(SYMBOL, T + 31),
  ).toBe(20 * 11);
  expect(asked).toBeLessThan(500);
});
