import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import type { MarketPair, Quote } from '@/features/market';
import { ButtonLink, Change, Price, Strip } from '@/ui';
import { useProducts } from './use-products';

interface PriceProps {
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
}

/** The price below the header, over the page, so that nothing moves when it appears. Hidden from assistive technology, which has the large one. */
export const SlimPrice = ({ quote, isStale }: PriceProps) => (
  <p
    aria-hidden="true"
    className="gutter absolute inset-x-0 top-full flex items-center gap-3 border-b border-line bg-page pb-1"
  >
    <Price value={quote?.price} stale={isStale} />
    <Change percent={quote?.changePercent} />
  </p>
);

/** The other products in which the pair is traded and that the dock does not lead to. */
const ProductLinks = ({
  pair,
  isTab,
}: {
  readonly pair: MarketPair;
  /** True on a tab of the dock. */
  readonly isTab: boolean;
}) =>
  useProducts(pair)
    .filter(({ screen }) => (screen === 'coin') === isTab)
    .map(({ screen, label, path }) => (
      <ButtonLink key={screen} tone="secondary" size="small" to={path}>
        {label}
      </ButtonLink>
    ));

/** The price with its change of the day. */
export const PriceHead = ({
  quote,
  isStale,
  priceRef,
  products,
}: PriceProps & {
  /** Gets the element of the price. */
  readonly priceRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Set to link to the other products of the pair. */
  readonly products?: { readonly pair: MarketPair; readonly isTab: boolean } | undefined;
}) => {
  const { t } = useTranslation(['market', 'app']);
  return (
    <>
      {isStale && <Strip>{t('app:delayed')}</Strip>}
      <div className="gutter pt-1">
        {/* Beside the price: the service button rests at the right edge. */}
        <div ref={priceRef} className="flex flex-wrap items-center gap-x-1.5">
          <Price value={quote?.price} size="hero" stale={isStale} />
          {products !== undefined && <ProductLinks {...products} />}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-label text-ink-2">
          <Change percent={quote?.changePercent} />
          <span>{t('high', { price: formatPrice(quote?.high) })}</span>
          <span>{t('low', { price: formatPrice(quote?.low) })}</span>
        </p>
      </div>
    </>
  );
};
