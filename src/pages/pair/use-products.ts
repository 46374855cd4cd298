import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair } from '@/features/market';
import { pathWithPair } from './pair-paths';

/** A way to trade a pair, and the path of its screen with that pair. */
interface Product {
  readonly screen: 'trade' | 'contract' | 'coin';
  readonly label: string;
  readonly path: string;
}

/** The products in which a pair is traded. */
export const useProducts = (pair: MarketPair): readonly Product[] => {
  const { t } = useTranslation(['app', 'market']);
  const products = [
    { screen: 'trade', label: t('tabs.trade'), isOffered: pair.canTradeSeconds },
    { screen: 'contract', label: t('tabs.contract'), isOffered: pair.canTradeLeverage },
    { screen: 'coin', label: t('market:spot'), isOffered: pair.spot !== undefined },
  ] as const;
  return products
    .filter(({ isOffered }) => isOffered)
    .map(({ screen, label }) => ({
      screen,
      label,
      path: pathWithPair(SCREENS[screen], pair.symbol),
    }));
};
