import { useTranslation } from 'react-i18next';
import { failureHelp } from '@/api/failure-help';
import { failureText } from '@/api/failure-text';
import { refusalTargetOf } from '@/api/refusals';
import { ErrorState, SkeletonBars } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { isAsking, offerOf, type ExchangePair } from '../model';
import { RATE_TARGETS } from '../refusals';
import type { HeldRate } from '../use-held-rate';
import { Figures } from './figures';
import { RateLine } from './rate-line';

interface RateProps {
  readonly pair: ExchangePair;
  readonly amount: string;
  readonly held: HeldRate;
}

/** Why there is no rate, with the next step. What belongs to a field is shown there. */
const NoRate = ({ held }: Pick<RateProps, 'held'>) => {
  const { t } = useTranslation(['exchange', 'app']);
  const { failure } = held;
  if (failure === undefined || refusalTargetOf(RATE_TARGETS, failure) !== 'form') return null;
  const help = failureHelp(failure);
  return (
    <>
      <ErrorState
        text={failure.kind === 'business' ? failureText(failure) : t('rate.failed')}
        retryLabel={t('app:retry')}
        onRetry={held.retry}
      />
      {help !== undefined && <HelpLink {...help} />}
    </>
  );
};

const Newest = ({ pair, amount, held }: RateProps) => {
  const { t } = useTranslation('exchange');
  const { rate, newest } = held;
  if (rate === undefined)
    return held.failure === undefined ? <SkeletonBars heights={['h-12', 'h-11']} /> : null;
  const isOver = held.isOver(rate);
  const shown = isOver ? newest : rate;
  const before = isOver ? rate : undefined;
  if (shown === undefined)
    return (
      <>
        <RateLine pair={pair} rate={rate} />
        {held.failure === undefined && (
          <p role="status" className="mt-2 text-label text-ink-2">
            {t('rate.getting')}
          </p>
        )}
      </>
    );
  const preview = offerOf(amount, pair, shown);
  return (
    <>
      {isOver && (
        <p role="alert" className="mb-2 text-label text-warn">
          {t('rate.over')}
        </p>
      )}
      <RateLine pair={pair} rate={shown} before={before} />
      {preview !== undefined && (
        <Figures
          pair={pair}
          rate={shown}
          preview={preview}
          before={before && offerOf(amount, pair, before)}
        />
      )}
      {shown.quoteId === undefined && (
        <p className="mt-2 text-label text-ink-2">{t('rate.about')}</p>
      )}
    </>
  );
};

/** The rate of the typed amount: held, over with a new one beside it, on its way, or failed. */
export const Rate = (props: RateProps) => {
  const { t } = useTranslation('exchange');
  const { held, amount } = props;
  if (!isAsking(amount)) return <p className="text-body text-ink-2">{t('rate.ask')}</p>;
  if (held.isMissing) return <p className="text-body text-ink-2">{t('rate.missing')}</p>;
  return (
    <>
      <Newest {...props} />
      <NoRate held={held} />
    </>
  );
};
