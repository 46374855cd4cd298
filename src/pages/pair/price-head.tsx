import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { MarketHours, type MarketPair, type Quote } from '@/features/market';
import { Change, Price, Strip } from '@/ui';

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

/** The price with its change of the day and the range, or when a market that is about to close does. */
export const PriceHead = ({
  pair,
  quote,
  isStale,
  priceRef,
}: PriceProps & {
  readonly pair: Pick<MarketPair, 'status' | 'changesAt'>;
  /** Gets the element of the price. */
  readonly priceRef?: RefObject<HTMLDivElement | null> | undefined;
}) => {
  const { t } = useTranslation(['market', 'app']);
  return (
    <>
      {isStale && <Strip>{t('app:delayed')}</Strip>}
      <div ref={priceRef} className="gutter flex flex-wrap items-center gap-x-3 pt-1">
        <Price value={quote?.price} size="hero" stale={isStale} />
        {/* Two or three lines beside the price, or one below it where they don't fit there. */}
        <p className="flex w-min grow flex-wrap gap-x-2 text-label text-ink-2">
          <Change percent={quote?.changePercent} />
          {pair.status === 'closing' ? (
            <span className="w-max max-w-[calc(100vw-2.5rem)]">
              <MarketHours status={pair.status} changesAt={pair.changesAt} />
            </span>
          ) : (
            <span className="flex flex-wrap gap-x-2 *:whitespace-nowrap">
              <span>{t('high', { price: formatPrice(quote?.high) })}</span>
              <span>{t('low', { price: formatPrice(quote?.low) })}</span>
            </span>
          )}
        </p>
      </div>
    </>
  );
};
