import { add, compare, decimal } from '@/domain/money/decimal';
import { candleStart, type Candle, type ChartPeriod } from './candles';

const further = (a: string, b: string, side: -1 | 1): string =>
  compare(decimal(a), decimal(b)) === side ? a : b;

const joined = (before: Candle, next: Candle): Candle => ({
  ...before,
  high: further(before.high, next.high, 1),
  low: further(before.low, next.low, -1),
  close: next.close,
  volume: add(decimal(before.volume), decimal(next.volume)),
});

/**
 * Combines candles, oldest first, into those of a longer period, which start at its multiples from 00:00 UTC. Hours without
 * a candle leave gaps, as a closed market does.
 */
export const combineCandles = (
  candles: readonly Candle[],
  period: ChartPeriod,
): readonly Candle[] => {
  const combined: Candle[] = [];
  for (const candle of candles) {
    const time = candleStart(candle.time, period);
    const last = combined.at(-1);
    if (last?.time === time) combined[combined.length - 1] = joined(last, candle);
    else combined.push({ ...candle, time });
  }
  return combined;
};
