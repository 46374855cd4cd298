import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair } from '@/features/market';

/** A screen's address with the pair that it is to show. */
export const withPair = (path: string, symbol: string): string =>
  `${path}?${new URLSearchParams({ pair: symbol }).toString()}`;

/** Where the chart of a pair is: forex and metals have a screen of their own. */
export const chartPath = ({ board, symbol }: Pick<MarketPair, 'board' | 'symbol'>): string =>
  withPair(SCREENS[board === 'forex' ? 'forexDetail' : 'kline'], symbol);
