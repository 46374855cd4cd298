import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import type { Quote } from '@/features/market';
import { Change, Price, Strip } from '@/ui';

/** The one dominant figure: the price, with its day. */
export const PriceHead = ({
  quote,
  isStale,
}: {
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
}) => {
  const { t } = useTranslation(['market', 'app']);
  return (
    <>
      {isStale && <Strip>{t('app:delayed')}</Strip>}
      <div className="gutter pt-1">
        <Price value={quote?.price} size="hero" stale={isStale} />
        <p className="mt-1 flex flex-wrap gap-x-4 text-label text-ink-2">
          <Change percent={quote?.changePercent} />
          <span>{t('high', { price: formatPrice(quote?.high) })}</span>
          <span>{t('low', { price: formatPrice(quote?.low) })}</span>
        </p>
      </div>
    </>
  );
};
