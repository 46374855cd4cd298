import type { MarketPair } from '../engine/market';

type Root = MarketPair['root'];
type Frame = Pick<MarketPair, 'annualVolatility' | 'baseSpreadTicks' | 'turnoverScale'>;

const root = (open: number, high: number, low: number, close: number): Root => ({
  open,
  high,
  low,
  close,
});

const crypto = (symbol: string, decimals: number, band: Root, frame: Frame): MarketPair => ({
  symbol: `${symbol}/USDT`,
  kind: 'crypto',
  decimals,
  root: band,
  ...frame,
});

const forex = (symbol: string, decimals: number, band: Root, frame: Frame): MarketPair => ({
  symbol,
  kind: 'forex',
  decimals,
  root: band,
  ...frame,
});

const metal = (symbol: string, decimals: number, band: Root, frame: Frame): MarketPair => ({
  ...forex(symbol, decimals, band, frame),
  kind: 'metal',
});

const frame = (
  annualVolatility: number,
  baseSpreadTicks: number,
  turnoverScale: number,
): Frame => ({
  annualVolatility,
  baseSpreadTicks,
  turnoverScale,
});

/**
 * Every pair of the simulated market. Price ranges stay near the level of 2026 throughout, decimals follow large
 * exchanges, turnover is in base units per day.
 */
export const MARKET_PAIRS: readonly MarketPair[] = [
  crypto('BTC', 2, root(62_000, 99_900, 31_000, 78_000), frame(0.5, 4, 28_000)),
  crypto('ETH', 2, root(2400, 4900, 1150, 3100), frame(0.62, 2, 420_000)),
  crypto('BNB', 2, root(480, 1150, 240, 720), frame(0.55, 2, 640_000)),
  crypto('SOL', 2, root(120, 290, 52, 160), frame(0.75, 2, 5_200_000)),
  crypto('XRP', 4, root(1.4, 3.6, 0.62, 2.1), frame(0.75, 2, 480_000_000)),
  crypto('DOGE', 5, root(0.15, 0.42, 0.062, 0.19), frame(0.85, 2, 1_900_000_000)),
  crypto('ADA', 4, root(0.52, 1.35, 0.24, 0.68), frame(0.8, 2, 310_000_000)),
  crypto('LTC', 2, root(85, 160, 48, 95), frame(0.65, 2, 3_600_000)),
  crypto('DOT', 3, root(5.2, 11.5, 2.4, 5.8), frame(0.78, 2, 24_000_000)),
  crypto('LINK', 3, root(14, 31, 6.2, 17), frame(0.78, 2, 19_000_000)),
  crypto('AVAX', 3, root(24, 58, 10.5, 27), frame(0.82, 2, 11_000_000)),
  crypto('TRX', 5, root(0.2, 0.42, 0.11, 0.28), frame(0.5, 4, 1_400_000_000)),
  crypto('BCH', 2, root(380, 720, 190, 450), frame(0.68, 4, 310_000)),
  crypto('SHIB', 8, root(0.000014, 0.000034, 0.0000072, 0.000016), frame(0.85, 2, 9e12)),
  forex('EUR/USD', 5, root(1.11, 1.238, 1.012, 1.148), frame(0.072, 8, 420_000_000)),
  forex('GBP/USD', 5, root(1.29, 1.432, 1.172, 1.322), frame(0.085, 12, 260_000_000)),
  forex('USD/JPY', 3, root(142, 164, 121, 148), frame(0.095, 12, 380_000_000)),
  forex('AUD/USD', 5, root(0.672, 0.762, 0.588, 0.668), frame(0.095, 12, 180_000_000)),
  forex('USD/CHF', 5, root(0.882, 0.968, 0.782, 0.842), frame(0.075, 14, 120_000_000)),
  forex('USD/CAD', 5, root(1.352, 1.462, 1.248, 1.378), frame(0.065, 14, 140_000_000)),
  forex('NZD/USD', 5, root(0.612, 0.702, 0.538, 0.604), frame(0.1, 16, 90_000_000)),
  forex('EUR/GBP', 5, root(0.862, 0.922, 0.808, 0.858), frame(0.055, 14, 80_000_000)),
  metal('XAU/USD', 2, root(3100, 4850, 2150, 4200), frame(0.16, 30, 8_200_000)),
  metal('XAG/USD', 3, root(36, 68, 22, 48), frame(0.3, 24, 160_000_000)),
];
