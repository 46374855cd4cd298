import { decimal } from '@/domain/money/decimal';
import type { Catalogue, ExpiryProduct, TradedPair } from '../engine/context';
import { CURRENCIES, requireCurrency } from './currencies';
import { DEPOSITS } from './deposits';
import { FLASH } from './flash';
import { fundingOf, REVIEW_TIMES } from './funding';
import { LOANS } from './loans';
import { MARKET_PAIRS } from './market-pairs';
import { isTestPair, NOT_ACTIVATED, TEST_MARKET_PAIRS } from './test-pairs';
import { PROJECTS } from './projects';
import { leverageOffer, spotOffer } from './offers';

/**
 * Invite codes of the demo: a valid one, and one whose referrer no longer exists. Each user's own code is valid too.
 */
const INVITE_CODES = { good: 'QUAYSIDE', referrerGone: 'REFGONE' } as const;

const CRYPTO_FIRST_ID = 1;
const FOREX_FIRST_ID = 101;
const TESTS_FIRST_ID = 901;

const tradedPairs = (): readonly TradedPair[] => {
  const nextId = { crypto: CRYPTO_FIRST_ID, forex: FOREX_FIRST_ID, tests: TESTS_FIRST_ID };
  return [...MARKET_PAIRS, ...TEST_MARKET_PAIRS].map((market) => {
    const board = market.kind === 'crypto' ? 'crypto' : 'forex';
    const [base, quote] = market.symbol.split('/').map(requireCurrency);
    if (base === undefined || quote === undefined) throw new Error(`no pair: ${market.symbol}`);
    const isTest = isTestPair(market.symbol);
    const row = isTest ? 'tests' : board;
    const id = nextId[row];
    nextId[row] += 1;
    return {
      id,
      board,
      base,
      quote,
      market,
      ...(isTest ? { isTest } : {}),
      ...(market.symbol === NOT_ACTIVATED ? { isActive: false } : {}),
      ...leverageOffer(market),
      ...spotOffer(market),
    };
  });
};

const expiry = (
  id: number,
  seconds: number,
  payout: string,
  minimum: string,
  maximum: string,
): ExpiryProduct => ({
  id,
  seconds,
  payoutPercent: decimal(payout),
  minimum: decimal(minimum),
  maximum: decimal(maximum),
});

/** Products and terms of the simulated exchange. */
export const CATALOGUE: Catalogue = {
  pairs: tradedPairs(),
  currencies: CURRENCIES,
  expiries: [
    expiry(1, 30, '80', '10', '5000'),
    expiry(2, 60, '85', '10', '10000'),
    expiry(3, 120, '90', '50', '20000'),
    expiry(4, 180, '95', '100', '50000'),
  ],
  payable: [
    {
      currency: requireCurrency('USDT'),
      feePercent: decimal('0.2'),
      presets: ['50', '100', '500', '1000'],
    },
  ],
  margin: { currency: requireCurrency('USDT'), stopOutPercent: decimal('30') },
  inviteCodes: INVITE_CODES,
  demoStartBalance: decimal('10000'),
  funding: fundingOf(requireCurrency),
  reviews: REVIEW_TIMES,
  deposits: DEPOSITS,
  loans: LOANS,
  flash: FLASH,
  projects: PROJECTS,
};
