import { useTranslation } from 'react-i18next';
import type { ExchangePair, ExchangeRate } from '../model';
import { rateLines } from '../use-texts';
import { RateRing } from './rate-ring';

/** A rate in both directions, with the time for which it is still held; above it the rate that it replaces. */
export const RateLine = (props: {
  readonly pair: ExchangePair;
  readonly rate: ExchangeRate;
  /** The rate that is over. */
  readonly before?: ExchangeRate | undefined;
}) => {
  const { t } = useTranslation('exchange');
  const { pair, rate, before } = props;
  const lines = rateLines(pair.give.name, pair.get.name, rate.rate);
  return (
    <div className="flex items-center gap-3">
      {rate.expiresAt !== undefined && <RateRing key={rate.expiresAt} expiresAt={rate.expiresAt} />}
      <div dir="auto" className="flex min-w-0 flex-col">
        {before !== undefined && (
          <s className="text-label text-ink-2">
            <span className="sr-only">{t('rate.before')} </span>
            {rateLines(pair.give.name, pair.get.name, before.rate).there}
          </s>
        )}
        <span className="text-row wrap-anywhere">{lines.there}</span>
        {lines.back !== undefined && (
          <span className="text-label wrap-anywhere text-ink-2">{lines.back}</span>
        )}
      </div>
    </div>
  );
};
