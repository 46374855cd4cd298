import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/domain/format/time';
import { useScrollable } from '@/lib/use-scrollable';
import { Amount, Button } from '@/ui';
import type { Step, ResultPeriod } from '../results-over-time';

const SHOWN_AT_FIRST = 10;
/** Length of the prefix of `2026-03-02 09:05:07` that names a day, a week by its Monday, or a month. */
const LETTERS = { day: 10, week: 10, month: 7 } as const satisfies Record<Step, number>;

/** Makes it scrollable by keyboard. */
const SCROLLED = { tabIndex: 0, role: 'group' } as const;

const CELL = 'py-2 pl-3 text-right align-baseline first:pl-0 first:text-left';

const Row = ({ stretch, step }: { readonly stretch: ResultPeriod; readonly step: Step }) => (
  <tr className="border-t border-line">
    <th scope="row" className={`${CELL} font-medium whitespace-nowrap`}>
      {formatDateTime(stretch.start).slice(0, LETTERS[step])}
    </th>
    <td className={CELL}>{stretch.orders}</td>
    <td className={CELL}>
      <Amount value={stretch.profit} signed size="label" />
    </td>
    <td className={CELL}>
      <Amount value={stretch.total} signed size="label" />
    </td>
  </tr>
);

/** The figures of the charts, newest first, without empty periods. */
export const ResultsTable = (props: {
  readonly periods: readonly ResultPeriod[];
  readonly step: Step;
}) => {
  const { t } = useTranslation('statistics');
  const [isWhole, setIsWhole] = useState(false);
  const [frame, isWide] = useScrollable<HTMLDivElement>();
  const { periods, step } = props;
  const rows = periods.filter(({ orders }) => orders > 0).toReversed();
  return (
    <>
      {/* At large text sizes it is wider than its card. */}
      <div
        ref={frame}
        aria-label={isWide ? t('results') : undefined}
        {...(isWide && SCROLLED)}
        className="mt-4 overflow-x-auto"
      >
        <table className="w-full text-label">
          <thead className="text-ink-2">
            <tr>
              {[t(`steps.${step}`), t('table.orders'), t('table.result'), t('table.total')].map(
                (head) => (
                  <th key={head} scope="col" className={`${CELL} font-medium`}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole ? rows.length : SHOWN_AT_FIRST).map((stretch) => (
              <Row key={stretch.start} stretch={stretch} step={step} />
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && rows.length > SHOWN_AT_FIRST && (
        <div className="mt-2">
          <Button tone="secondary" size="small" onClick={() => setIsWhole(true)}>
            {t('table.more', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
};
