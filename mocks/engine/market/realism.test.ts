import { describe, expect, it } from 'vitest';
import { ln } from './exact-math';
import { createMarket } from './market';
import { FRIDAY, TEST_PAIRS } from './test-pairs';
import type { Resolution } from './types';

const YEAR = 365.25 * 86_400;
const market = createMarket(7, TEST_PAIRS);

const returnsOf = (symbol: string, resolution: Resolution, count: number) => {
  const candles = market.recentCandles(symbol, resolution, count + 1, FRIDAY);
  const span = FRIDAY - (candles[0]?.time ?? FRIDAY);
  const returns = candles.slice(1).map((c, i) => ln(c.close / (candles[i]?.close ?? NaN)));
  return { returns, years: span / YEAR };
};

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;

const autocorrelation = (xs: readonly number[]): number => {
  const centre = mean(xs);
  const square = mean(xs.map((x) => (x - centre) ** 2));
  return mean(xs.slice(1).map((x, i) => (x - centre) * ((xs[i] ?? NaN) - centre))) / square;
};

describe('the market is realistic', () => {
  it.each(TEST_PAIRS)('$symbol moves as much as configured, within a factor of two', (pair) => {
    for (const [resolution, count] of [
      ['1d', 1000],
      ['1h', 4000],
      ['5m', 4000],
    ] as const) {
      const { returns, years } = returnsOf(pair.symbol, resolution, count);
      const volatility = Math.sqrt(returns.reduce((sum, x) => sum + x * x, 0) / years);
      expect(volatility / pair.annualVolatility).toBeGreaterThan(0.5);
      expect(volatility / pair.annualVolatility).toBeLessThan(2);
    }
  });

  it('returns have fat tails, volatility clusters, and no memory of direction', () => {
    const { returns } = returnsOf('BTC/USDT', '1m', 8000);
    const square = mean(returns.map((x) => x * x));
    expect(mean(returns.map((x) => x ** 4)) / square ** 2).toBeGreaterThan(4);
    expect(autocorrelation(returns.map((x) => Math.abs(x)))).toBeGreaterThan(0.1);
    expect(Math.abs(autocorrelation(returns))).toBeLessThan(0.1);
  });

  it('Bitcoin is never flat', () => {
    for (const candle of market.recentCandles('BTC/USDT', '1m', 2000, FRIDAY)) {
      expect(candle.high).toBeGreaterThan(candle.low);
      expect(candle.volume).toBeGreaterThan(0);
    }
    const seconds = market.recentCandles('BTC/USDT', '1s', 5000, FRIDAY);
    const still = seconds.filter((second) => second.high === second.low);
    expect(still.length / seconds.length).toBeLessThan(0.01);
  });
});
