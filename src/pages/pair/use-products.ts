import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair } from '@/features/market';
import { pathWithPair } from './pair-paths';

/** A way to trade a pair. */
export interface Product {
  readonly screen: 'trade' | 'contract' | 'coin';
  readonly label: string;
  /** The path of its screen with the pair; `undefined` if the pair is not traded in it. */
  readonly path: string | undefined;
}

/** All products, always in the same order. */
export const useProducts = (pair: MarketPair): readonly Product[] => {
  const { t } = useTranslation(['app', 'market']);
  const products = [
    { screen: 'trade', label: t('market:products.upDown'), isOffered: pair.canTradeSeconds },
    { screen: 'contract', label: t('tabs.contract'), isOffered: pair.canTradeLeverage },
    { screen: 'coin', label: t('market:spot'), isOffered: pair.spot !== undefined },
  ] as const;
  return products.map(({ screen, label, isOffered }) => ({
    screen,
    label,
    path: isOffered ? pathWithPair(SCREENS[screen], pair.symbol) : undefined,
  }));
};
