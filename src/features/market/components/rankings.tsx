import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedFallback, EmptyState, ErrorState, SkeletonRows } from '@/ui';
import { rankPairs, type Ranking } from '../ranking';
import { usePairs } from '../queries';
import { useIsStale } from '../quotes';
import { useOrderedPairs } from '../use-ordered-pairs';
import { DelayedBadge } from './delayed-badge';
import { PairRow } from './pair-row';

const RANKINGS = ['gainers', 'turnover'] as const;
const SHOWN = 6;

const RankingChoice = (props: {
  readonly value: Ranking;
  readonly onChange: (ranking: Ranking) => void;
}) => {
  const { t } = useTranslation('market');
  return (
    <div role="group" aria-label={t('rankings.label')} className="flex gap-5">
      {RANKINGS.map((ranking) => (
        <button
          key={ranking}
          type="button"
          aria-pressed={ranking === props.value}
          onClick={() => props.onChange(ranking)}
          className={clsx(
            'press min-h-11 text-title',
            ranking === props.value ? 'text-ink' : 'text-ink-3',
          )}
        >
          {t(`rankings.${ranking}`)}
        </button>
      ))}
    </div>
  );
};

const RankedRows = ({ ranking }: { readonly ranking: Ranking }) => {
  const { t } = useTranslation(['market', 'app']);
  const { pairs, state, retry } = usePairs();
  const isStale = useIsStale();
  const ranked = useOrderedPairs(pairs, (all, quoteOf) => rankPairs(all, quoteOf, ranking, SHOWN));
  // The best of the other market alone are not the best of all, and none in one market is not none.
  const isTooEarly = ranked.length === 0 || pairs.every(({ board }) => board !== 'crypto');
  if (state === 'loading' && isTooEarly)
    return (
      <DelayedFallback label={t('app:loading')}>
        <SkeletonRows rows={SHOWN} />
      </DelayedFallback>
    );
  // Without any pair, none could be read.
  const isPartMissing = state === 'failed' || pairs.length === 0;
  return (
    <>
      {isPartMissing && (
        <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={retry} />
      )}
      {ranked.length > 0 && (
        <ul className="divide-y divide-line">
          {ranked.map((pair) => (
            <li key={pair.symbol}>
              <PairRow pair={pair} stale={isStale} chip />
            </li>
          ))}
        </ul>
      )}
      {ranked.length === 0 && !isPartMissing && (
        <EmptyState text={t(`rankings.empty.${ranking}`)} />
      )}
    </>
  );
};

/** Top gainers and turnover, live. */
export const Rankings = () => {
  const { t } = useTranslation('market');
  const [ranking, setRanking] = useState<Ranking>('gainers');
  return (
    <section aria-label={t('rankings.label')}>
      <div className="flex items-center justify-between">
        <RankingChoice value={ranking} onChange={setRanking} />
        <DelayedBadge />
      </div>
      <RankedRows ranking={ranking} />
    </section>
  );
};
