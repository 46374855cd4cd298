import { useTranslation } from 'react-i18next';
import { formatSignedAmount, trendOf } from '@/domain/format/numbers';
import { larger, smaller, toDrawing, ZERO } from '@/domain/money/decimal';
import { Sparkline } from '@/ui';
import { barsPath } from '../bars-path';
import type { Step, ResultPeriod } from '../results-over-time';

const WIDTH = 320;
const BARS_HEIGHT = 96;
const LINE_HEIGHT = 96;

/** Losses hang below the line and gains stand above it, so that colour is not the only signal. */
const Bars = ({ periods, label }: { readonly periods: readonly ResultPeriod[]; label: string }) => {
  const { gains, losses, zero } = barsPath(
    periods.map(({ profit }) => toDrawing(profit)),
    WIDTH,
    BARS_HEIGHT,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-24 w-full overflow-visible"
    >
      <path d={gains} className="fill-up" />
      <path d={losses} className="fill-down" />
      <path
        d={`M0 ${zero}H${WIDTH}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  );
};

/** Result of each day, week or month, and the running total. The table below has the figures. */
export const ResultsCharts = (props: {
  readonly periods: readonly ResultPeriod[];
  readonly step: Step;
  readonly currency: string;
}) => {
  const { t } = useTranslation('statistics');
  const { periods, step, currency } = props;
  const last = periods.at(-1)?.total ?? ZERO;
  const totals = periods.map(({ total }) => total);
  const range = {
    low: formatSignedAmount(totals.reduce(smaller, ZERO)),
    high: formatSignedAmount(totals.reduce(larger, ZERO)),
    now: formatSignedAmount(last),
    currency,
  };
  return (
    <>
      <figure className="mt-4">
        <figcaption className="mb-2 text-label text-ink-2">{t(`bars.${step}`)}</figcaption>
        <Bars periods={periods} label={t('barsLabel', { title: t(`bars.${step}`) })} />
      </figure>
      <figure className="mt-5">
        <figcaption className="mb-2 text-label text-ink-2">{t('line')}</figcaption>
        {/* Starts at zero, so that the first day's result is visible. */}
        <span className="block *:block *:h-24 *:w-full">
          <Sparkline
            values={[0, ...totals.map(toDrawing)]}
            trend={trendOf(last)}
            area
            width={WIDTH}
            height={LINE_HEIGHT}
            label={t('lineLabel', range)}
          />
        </span>
        <p className="mt-2 text-label text-ink-2">{t('range', range)}</p>
      </figure>
    </>
  );
};
