import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { Card, EmptyState, LoadableView, ProgressRing, Skeleton } from '@/ui';
import { GaugeIcon } from '@/ui/icons';
import type { CreditScore } from '../model';
import { useCreditScore } from '../queries';
import { ScoreParts } from './score-parts';

const RING_SIZE = 184;

/** The number: within a ring if its maximum is known. */
const Score = ({ of }: { readonly of: CreditScore }) => {
  const { t } = useTranslation('credit');
  const score = formatPrice(of.score);
  if (of.share === undefined) return <p className="text-hero">{score}</p>;
  const maximum = formatPrice(of.maximum);
  return (
    <ProgressRing
      label={t('title')}
      value={of.share}
      text={t('share', { score, maximum })}
      size={RING_SIZE}
    >
      <p className="text-hero">{score}</p>
      <p className="text-body text-ink-2">{t('of', { maximum })}</p>
    </ProgressRing>
  );
};

/** How much more is possible; and what the number means, where the server states the parts that say so. */
const Meaning = ({ of }: { readonly of: CreditScore }) => {
  const { t } = useTranslation('credit');
  return (
    <div className="flex flex-col gap-1 text-center">
      {of.left !== undefined && (
        <p className="text-row text-balance">
          {of.left === '0' ? t('full') : t('left', { points: formatPrice(of.left) })}
        </p>
      )}
      {of.parts.length > 0 && (
        <p className="max-w-80 text-body text-balance text-ink-2">{t('meaning')}</p>
      )}
    </div>
  );
};

/** The credit score, its meaning, and what it is made of where the server says so. */
export const ScoreView = () => {
  const { t } = useTranslation(['credit', 'app']);
  const credit = useCreditScore();
  return (
    <LoadableView
      of={credit}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={
        <div className="flex flex-col items-center gap-5 py-4">
          <Skeleton className="size-46 rounded-full" />
          <Skeleton className="h-16 w-64" />
        </div>
      }
      empty={{
        isEmpty: ({ score }) => score === undefined,
        content: (
          <EmptyState
            icon={<GaugeIcon size={40} />}
            text={t(credit.value?.isNone === true ? 'none' : 'unknown')}
          />
        ),
      }}
    >
      {(score) => (
        <>
          <div className="flex flex-col items-center gap-5 py-4">
            <Score of={score} />
            <Meaning of={score} />
          </div>
          {score.parts.length > 0 && (
            <Card title={t('parts.title')}>
              <ScoreParts parts={score.parts} />
            </Card>
          )}
        </>
      )}
    </LoadableView>
  );
};
