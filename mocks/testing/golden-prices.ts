import { createMarket, withInterventions, type Intervention, type Market } from '../engine/market';
import { FRIDAY, SYMBOLS, TEST_PAIRS } from '../engine/market/test-pairs';

const MONTH = 30 * 86_400;
const MONTHS = 25;
const SECONDS = 1000;

/** An intervention in the middle of each thousand seconds. */
const acts = (): readonly Intervention[] =>
  SYMBOLS.flatMap((symbol) =>
    (['drift', 'spike', 'gap', 'flat', 'freeze'] as const).map((kind, month) => ({
      symbol,
      kind,
      from: FRIDAY - month * MONTH + 200,
      seconds: 300,
      ticks: kind === 'flat' || kind === 'freeze' ? 0 : 37,
    })),
  );

/** A 32-bit checksum of prices: a thousand seconds in each of 25 months, for every test pair. */
const checksum = (market: Market): number => {
  let sum = 0;
  for (const symbol of SYMBOLS) {
    for (let month = 0; month < MONTHS; month += 1) {
      const start = FRIDAY - month * MONTH;
      for (let t = start; t < start + SECONDS; t += 1) {
        sum = Math.imul(sum ^ market.priceAt(symbol, t), 0x01000193);
        sum ^= sum >>> 15;
      }
    }
  }
  return sum >>> 0;
};

/** Checksums of 100,000 prices of each of three markets: a seed, another seed, and the first with interventions. */
export const goldenChecksums = (): readonly number[] => {
  const market = createMarket(7, TEST_PAIRS);
  return [
    checksum(market),
    checksum(createMarket(2 ** 40 + 11, TEST_PAIRS)),
    checksum(withInterventions(market, acts())),
  ];
};
