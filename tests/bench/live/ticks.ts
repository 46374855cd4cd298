import type { MarketPair, Quote, Tick } from '@/features/market/model';

const PAIRS = 300;

/** Pairs that no exchange has. */
export const PAIRS_ON_SHOW: readonly MarketPair[] = Array.from({ length: PAIRS }, (_, index) => {
  const base = `Q${String(index).padStart(3, '0')}`;
  return {
    id: index + 1,
    board: 'crypto',
    category: 'crypto',
    symbol: `${base}/USDT`,
    base,
    quote: 'USDT',
    status: 'trading',
    changesAt: undefined,
    isListed: true,
    canTradeSeconds: true,
    canTradeLeverage: true,
    spot: undefined,
    baseId: index + 101,
    quoteId: 3,
    decimals: 2,
  };
});

const quoteAt = (index: number, round: number): Quote => ({
  price: (100 + index + (round % 97) / 100).toFixed(2),
  changePercent: `${round % 2 === 0 ? '+' : '-'}${(round % 89) / 10}`,
  high: '500.00',
  low: '50.00',
  volume: `${1000 + round}`,
  spread: '0.01',
});

/** One tick of each pair; each round another price. */
export const ticksOf = (round: number): readonly Tick[] =>
  PAIRS_ON_SHOW.map(({ symbol }, index) => ({ symbol, quote: quoteAt(index, round) }));
