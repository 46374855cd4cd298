import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { saveFile } from '@/lib/save-file';
import { Amount, Button, Card, EmptyState, ErrorState, Segmented, showToast, Skeleton } from '@/ui';
import { WholeDates } from '@/ui/figures/whole-dates';
import { ChartLineIcon, ReceiptIcon } from '@/ui/icons';
import { dayOf } from '@/ui/layout/day-groups';
import { resultsByPeriod, STEPS, closedWithin, type Period, type Step } from '../results-over-time';
import { fileName, toFile } from '../export';
import { useHistory, type History } from '../queries';
import { mainCurrency, totalOf, type Result } from '../results';
import { ResultsCharts } from './results-charts';
import { ResultsTable } from './results-table';

/** The selected period and step, and how to change the step. */
export interface Choice {
  readonly period: Period;
  readonly step: Step;
  readonly onChange: (next: Step) => void;
}

const ExportButton = (props: { readonly results: readonly Result[]; readonly readAt: number }) => {
  const { t } = useTranslation('statistics');
  const { results, readAt } = props;
  const save = (): void => {
    const text = toFile(results, {
      column: (name) => t(`file.${name}`),
      product: (name) => t(`products.${name}`),
      direction: (name) => t(`directions.${name}`),
    });
    saveFile(fileName(BRAND.name, readAt), text, 'text/csv;charset=utf-8');
    showToast({ text: t('saved', { count: results.length }), tone: 'success' });
  };
  return (
    <Button tone="secondary" size="medium" block onClick={save}>
      {t('export')}
    </Button>
  );
};

/** The range that the figures cover, and what they omit. */
const Coverage = (props: {
  readonly results: readonly Result[];
  readonly others: number;
  readonly cutAt: number | undefined;
}) => {
  const { t } = useTranslation('statistics');
  const { results, others, cutAt } = props;
  const said = [
    t('covers', {
      count: results.length,
      from: dayOf(results[0]?.closedAt ?? 0),
      to: dayOf(results.at(-1)?.closedAt ?? 0),
    }),
    ...(cutAt === undefined ? [] : [t('cut', { most: cutAt })]),
    ...(others === 0 ? [] : [t('others', { count: others })]),
    t('leftOut'),
  ];
  return (
    <ul className="mt-3 flex flex-col gap-1 text-label text-ink-2">
      {said.map((sentence) => (
        <li key={sentence}>
          <WholeDates text={sentence} />
        </li>
      ))}
    </ul>
  );
};

const Course = (props: {
  readonly results: readonly Result[];
  readonly history: History;
  readonly step: Step;
}) => {
  const { t } = useTranslation('statistics');
  const { results, history, step } = props;
  const currency = mainCurrency(results);
  if (currency === undefined)
    return <EmptyState icon={<ChartLineIcon size={40} />} text={t('emptyPeriod')} />;
  const own = results.filter((result) => result.currency === currency);
  const periods = resultsByPeriod(own, step);
  return (
    <>
      <p className="mt-3 text-label text-ink-2">{t('total')}</p>
      <Amount value={totalOf(own)} signed currency={currency} size="title" />
      <ResultsCharts periods={periods} step={step} currency={currency} />
      <ResultsTable periods={periods} step={step} />
      <Coverage results={own} others={results.length - own.length} cutAt={history.cutAt} />
      <div className="mt-4">
        <ExportButton results={results} readAt={history.readAt} />
      </div>
    </>
  );
};

/** Results of closed orders over time: charts, figures, and an export. */
export const ResultsCard = ({
  period,
  step,
  onChange,
  emptyAction,
}: Choice & {
  /** Shown if there are no orders yet: the next step. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['statistics', 'app']);
  const { data, isError, isFetching, refetch } = useHistory();
  if (data === undefined)
    return (
      <Card title={t('results')}>
        {isError ? (
          <ErrorState
            text={t('failed')}
            retryLabel={t('app:retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-80 w-full" />
        )}
      </Card>
    );
  if (data.results.length === 0)
    return (
      <Card title={t('results')}>
        <EmptyState icon={<ReceiptIcon size={40} />} text={t('empty')} action={emptyAction} />
      </Card>
    );
  return (
    <Card title={t('results')}>
      <Segmented
        look="plain"
        label={t('step')}
        value={step}
        onChange={onChange}
        options={STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
      <Course
        results={closedWithin(data.results, period, data.readAt)}
        history={data}
        step={step}
      />
    </Card>
  );
};
