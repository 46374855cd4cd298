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

/** Every currency of the simulated exchange. Append new ones at the end: ids are indexes of this list. */
export const CURRENCIES: readonly Currency[] = currencyNames().map((name, index) => ({
  id: index + 1,
  name,
  scale: name === 'USDT' ? CENTS : COIN_SCALE,
}));

/** The currency with this name. Throws if it is not in the catalogue. */
export const requireCurrency = (name: string | undefined): Currency => {
  const currency = CURRENCIES.find((candidate) => candidate.name === name);
  if (currency === undefined) throw new Error(`no currency ${name}`);
  return currency;
};
