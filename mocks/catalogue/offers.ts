import { decimal, multiply } from '@/domain/money/decimal';
import type { LeverageOffer, SpotOffer, TradedPair } from '../engine/context';
import type { MarketPair } from '../engine/market';

/** Size of a lot in the base currency. A pair that is not listed has no leverage. */
const LOT_SIZES: Readonly<Record<string, string>> = {
  'BTC/USDT': '0.01',
  'ETH/USDT': '0.1',
  'BNB/USDT': '1',
  'SOL/USDT': '1',
  'XRP/USDT': '100',
  'DOGE/USDT': '1000',
  'ADA/USDT': '100',
  'LTC/USDT': '1',
  'DOT/USDT': '10',
  'LINK/USDT': '10',
  'AVAX/USDT': '10',
  'TRX/USDT': '1000',
  'SHIB/USDT': '1000000',
  'TST-CLOSED/USDT': '1',
  'TST-GAP/USDT': '1',
  'TST-FLAT/USDT': '1',
  'TST-STALE/USDT': '1',
  'EUR/USD': '1000',
  'GBP/USD': '1000',
  'USD/JPY': '1000',
  'AUD/USD': '1000',
  'USD/CHF': '1000',
  'USD/CAD': '1000',
  'NZD/USD': '1000',
  'EUR/GBP': '1000',
  'XAU/USD': '1',
  'XAG/USD': '50',
};

/** Lot step of low-priced coins. */
const LOT_STEPS: Readonly<Record<string, number>> = { 'SHIB/USDT': 10 };

const NIGHT_HOUR = 22;
/**
 * Positions are charged for each calendar night. Wednesday's night also covers the weekend, because settlement skips
 * it.
 */
const NIGHTS = {
  crypto: { hour: NIGHT_HOUR, nights: [1, 1, 1, 1, 1, 1, 1] },
  weekdays: { hour: NIGHT_HOUR, nights: [0, 1, 1, 3, 1, 1, 0] },
} as const;

/** Leverages, fees in percent, and nights for each kind of pair. */
const KINDS = {
  crypto: {
    leverages: [10, 20, 50, 100],
    feePercent: decimal('0.05'),
    overnightPercent: decimal('0.02'),
    nights: NIGHTS.crypto,
  },
  forex: {
    leverages: [20, 50, 100, 200],
    feePercent: decimal('0.01'),
    overnightPercent: decimal('0.005'),
    nights: NIGHTS.weekdays,
  },
  metal: {
    leverages: [10, 20, 50, 100],
    feePercent: decimal('0.02'),
    overnightPercent: decimal('0.01'),
    nights: NIGHTS.weekdays,
  },
} as const satisfies Record<
  MarketPair['kind'],
  Pick<LeverageOffer, 'leverages' | 'feePercent' | 'overnightPercent' | 'nights'>
>;

/** Limits and costs of leveraged positions on a pair; empty if it has no leverage. */
export const leverageOffer = ({ symbol, kind }: MarketPair): Pick<TradedPair, 'leverage'> => {
  const lotSize = LOT_SIZES[symbol];
  if (lotSize === undefined) return {};
  const step = LOT_STEPS[symbol] ?? 1;
  const lots = { minimum: step, maximum: 500 * step, step };
  const presets = [1, 5, 10, 50].map((count) => count * step);
  return { leverage: { lotSize: decimal(lotSize), lots, presets, ...KINDS[kind] } };
};

/** Amount step of a spot order in the base currency. Orders range from about 5 to 50,000 steps. */
const SPOT_STEPS: Readonly<Record<string, string>> = {
  'BTC/USDT': '0.0001',
  'ETH/USDT': '0.001',
  'BNB/USDT': '0.01',
  'SOL/USDT': '0.01',
  'XRP/USDT': '1',
  'DOGE/USDT': '10',
  'ADA/USDT': '1',
  'LTC/USDT': '0.01',
  'DOT/USDT': '0.1',
  'LINK/USDT': '0.1',
  'AVAX/USDT': '0.1',
  'TRX/USDT': '10',
  'BCH/USDT': '0.01',
  'SHIB/USDT': '100000',
};

const SPOT_FEE = decimal('0.002');

/** Limits and costs of spot orders on a pair; only coins have spot trading. */
export const spotOffer = ({ symbol }: MarketPair): Pick<TradedPair, 'spot'> => {
  const text = SPOT_STEPS[symbol];
  if (text === undefined) return {};
  const step = decimal(text);
  const amounts: SpotOffer['amounts'] = {
    minimum: multiply(step, decimal('5')),
    maximum: multiply(step, decimal('50000')),
    step,
  };
  return { spot: { amounts, feeFraction: SPOT_FEE } };
};
