import { useTranslation } from 'react-i18next';
import type { MarketPair } from '@/features/market';
import { TabLinks } from '@/ui';
import { useProducts, type Product } from './use-products';

/** Leads from one way to trade a pair to the others; those in which it is not traded are inactive. */
export const ProductSwitch = ({
  pair,
  current,
  besideBubble,
}: {
  readonly pair: MarketPair;
  readonly current: Product['screen'];
  /** True on a tab of the dock, which has the service button. */
  readonly besideBubble: boolean;
}) => {
  const { t } = useTranslation('market');
  const products = useProducts(pair);
  return (
    <div className="gutter">
      <TabLinks
        label={t('products.label', { symbol: pair.symbol })}
        items={products.map(({ label, path }) => ({ label, to: path }))}
        current={products.findIndex(({ screen }) => screen === current)}
        besideBubble={besideBubble}
      />
    </div>
  );
};
