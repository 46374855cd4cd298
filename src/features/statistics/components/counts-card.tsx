import { useTranslation } from 'react-i18next';
import { formatRate, UNKNOWN } from '@/domain/format/numbers';
import { Card, ErrorState, Skeleton } from '@/ui';
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

/** How all closed orders of the account came out, as the server counts. */
export const CountsCard = () => {
  const { t } = useTranslation(['statistics', 'app']);
  const { data, isError, refetch } = useCounts();
  const textOf = (figure: (typeof FIGURES)[number]): string =>
    figure === 'accuracy' ? formatRate(data?.accuracy) : String(data?.[figure] ?? UNKNOWN);
  return (
    <Card title={t('counts.title')}>
      {data === undefined && isError && (
        <ErrorState
          text={t('counts.failed')}
          retryLabel={t('app:retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton className="h-44 w-full" />}
      {data !== undefined && (
        <>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3">
            {FIGURES.map((figure) => (
              <Figure key={figure} label={t(`counts.${figure}`)} text={textOf(figure)} />
            ))}
          </dl>
          <p className="mt-3 text-label text-ink-2">{t('counts.meaning')}</p>
        </>
      )}
    </Card>
  );
};
