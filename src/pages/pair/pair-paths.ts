import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair } from '@/features/market';

/** A screen's path with a pair. */
export const pathWithPair = (path: string, symbol: string): string =>
  `${path}?${new URLSearchParams({ pair: symbol }).toString()}`;

/** The path of a pair's chart; forex and metals have their own screen. */
export const chartPath = ({ board, symbol }: Pick<MarketPair, 'board' | 'symbol'>): string =>
  pathWithPair(SCREENS[board === 'forex' ? 'forexDetail' : 'kline'], symbol);
