import { useTranslation } from 'react-i18next';
import { formatSignedAmount, trendOf } from '@/domain/format/numbers';
import { larger, smaller, toDrawing, ZERO } from '@/domain/money/decimal';
import { Sparkline } from '@/ui';
import { barsPath } from '../bars-path';
import type { Step, Stretch } from '../course';

const WIDTH = 320;
const BARS_HEIGHT = 96;
const LINE_HEIGHT = 96;

/** Losses hang below the line as gains stand above it: the side says it, not the colour alone. */
const Bars = ({ course, label }: { readonly course: readonly Stretch[]; label: string }) => {
  const { gains, losses, zero } = barsPath(
    course.map(({ profit }) => toDrawing(profit)),
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

/** What each day, week or month brought, and all of them together so far. The figures are in the table below. */
export const CourseCharts = (props: {
  readonly course: readonly Stretch[];
  readonly step: Step;
  readonly currency: string;
}) => {
  const { t } = useTranslation('statistics');
  const { course, step, currency } = props;
  const last = course.at(-1)?.total ?? ZERO;
  const totals = course.map(({ total }) => total);
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
        <Bars course={course} label={t('barsLabel', { title: t(`bars.${step}`) })} />
      </figure>
      <figure className="mt-5">
        <figcaption className="mb-2 text-label text-ink-2">{t('line')}</figcaption>
        {/* From zero: the first day's result is seen as well. */}
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
