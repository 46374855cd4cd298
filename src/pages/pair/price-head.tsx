import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import type { MarketPair, Quote } from '@/features/market';
import { ButtonLink, Change, Price, Strip } from '@/ui';
import { pathWithPair } from './pair-paths';

/** The price with its change of the day. */
export const PriceHead = ({
  quote,
  isStale,
  coin,
}: {
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
  /** Set for a pair with spot trading; links there. */
  readonly coin?: MarketPair | undefined;
}) => {
  const { t } = useTranslation(['market', 'app']);
  return (
    <>
      {isStale && <Strip>{t('app:delayed')}</Strip>}
      <div className="gutter pt-1">
        {/* Beside the price: the service button rests at the right edge. */}
        <div className="flex flex-wrap items-center gap-x-4">
          <Price value={quote?.price} size="hero" stale={isStale} />
          {coin?.spot !== undefined && (
            <ButtonLink tone="secondary" size="small" to={pathWithPair(SCREENS.coin, coin.symbol)}>
              {t('spot')}
            </ButtonLink>
          )}
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
