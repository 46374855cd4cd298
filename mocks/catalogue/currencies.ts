import type { Currency } from '../engine/context';
import { MARKET_PAIRS } from './market-pairs';
import { TEST_MARKET_PAIRS } from './test-pairs';

const CENTS = 2;
const COIN_SCALE = 8;
/** Tokens delivered by projects: held in the wallet, traded on no market. */
const PROJECT_TOKENS = ['HBR', 'LGT', 'BRW', 'SLP'] as const;

const TESTS = TEST_MARKET_PAIRS.map(({ symbol }) => symbol.split('/')[0] ?? symbol);

const currencyNames = (): readonly string[] => {
  const names = MARKET_PAIRS.flatMap(({ symbol }) => symbol.split('/'));
  return ['USDT', ...new Set(names.filter((name) => name !== 'USDT')), ...PROJECT_TOKENS, ...TESTS];
};

/** Ids that clients of the family hard-code. */
const FAMILY_IDS: ReadonlyMap<string, number> = new Map([
  ['BTC', 1],
  ['ETH', 2],
  ['USDT', 3],
]);

/**
 * Every currency of the simulated exchange, in the order of lists. Append new ones at the end: beyond the family's ids,
 * an id is the place in this list.
 */
export const CURRENCIES: readonly Currency[] = currencyNames().map((name, index) => ({
  id: FAMILY_IDS.get(name) ?? index + 1,
  name,
  scale: name === 'USDT' ? CENTS : COIN_SCALE,
}));

/** The currency with this name. Throws if it is not in the catalogue. */
export const requireCurrency = (name: string | undefined): Currency => {
  const currency = CURRENCIES.find((candidate) => candidate.name === name);
  if (currency === undefined) throw new Error(`no currency ${name}`);
  return currency;
};

/** Wire ids of the currencies that most tests name. */
export const BTC_ID = requireCurrency('BTC').id;
export const ETH_ID = requireCurrency('ETH').id;
export const USDT_ID = requireCurrency('USDT').id;
