import { useTranslation } from 'react-i18next';
import { formatRate, UNKNOWN } from '@/domain/format/numbers';
import { Card, LoadableView, Skeleton } from '@/ui';
import { useCounts, type Counts } from '../queries';

const FIGURES = [
  'accuracy',
  'total',
  'profitable',
  'losing',
  'even',
  'long',
  'short',
  'followers',
] as const satisfies readonly Exclude<keyof Counts, 'equity'>[];

const Figure = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="min-w-0">
    <dt className="text-label wrap-anywhere text-ink-2">{label}</dt>
    <dd className="text-row wrap-anywhere">{text}</dd>
  </div>
);

const textOf = (counts: Counts, figure: (typeof FIGURES)[number]): string => {
  if (figure !== 'accuracy') return String(counts[figure] ?? UNKNOWN);
  // Nothing was won, and nothing lost: servers say 0 %.
  return counts.total === 0 ? UNKNOWN : formatRate(counts.accuracy);
};

/** Win rate and counts of the account's closed orders, as counted by the server. */
export const CountsCard = () => {
  const { t } = useTranslation(['statistics', 'app']);
  const { data, isError, refetch } = useCounts();
  return (
    <Card title={t('counts.title')}>
      <LoadableView
        of={{ value: data, failed: isError, retry: () => void refetch() }}
        texts={{ failed: t('counts.failed'), retry: t('app:retry') }}
        skeleton={<Skeleton className="h-44 w-full" />}
      >
        {(counts) => (
          <>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3">
              {FIGURES.map((figure) => (
                <Figure key={figure} label={t(`counts.${figure}`)} text={textOf(counts, figure)} />
              ))}
            </dl>
            <p className="mt-3 text-label text-ink-2">{t('counts.meaning')}</p>
          </>
        )}
      </LoadableView>
    </Card>
  );
};
