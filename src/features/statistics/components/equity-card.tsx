import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { toDrawing } from '@/domain/money/decimal';
import { Card, Sparkline, type AmountProps } from '@/ui';
import { dayOf } from '@/ui/layout/day-groups';
import type { Period } from '../results-over-time';
import { equityHistoryIn } from '../equity';
import { useCounts } from '../queries';

const CURRENCY = 'USDT';
const WIDTH = 320;
const HEIGHT = 96;
const FIGURES = [
  { name: 'result', signed: true },
  // Deposits and withdrawals are not gains: no sign and no colour.
  { name: 'flow', signed: false },
  { name: 'lowest', signed: false },
  { name: 'highest', signed: false },
] as const;

/** Equity over a period. Empty if the server sends no history. */
export const EquityCard = (props: {
  readonly period: Period;
  /** Renders an amount of the user's money, or hides it. */
  readonly figure: ComponentType<Pick<AmountProps, 'value' | 'currency' | 'signed' | 'size'>>;
}) => {
  const { t } = useTranslation('statistics');
  const { period, figure: Figure } = props;
  const { data } = useCounts();
  const history = equityHistoryIn(data?.equity ?? [], period, serverNow() / 1000);
  if (history === undefined) return null;
  const [from, to] = [history.points[0], history.points.at(-1)].map((point) =>
    dayOf(point?.time ?? 0),
  );
  return (
    <Card title={t('equity.title')}>
      <Figure value={history.now} currency={CURRENCY} size="title" />
      <figure className="mt-3">
        <span className="block *:block *:h-24 *:w-full">
          <Sparkline
            values={history.points.map(({ equity }) => toDrawing(equity))}
            // Neutral colour: deposits and withdrawals move the line too.
            trend="flat"
            area
            width={WIDTH}
            height={HEIGHT}
            label={t('equity.label', { from, to })}
          />
        </span>
        <figcaption className="mt-2 flex justify-between gap-3 text-label text-ink-2">
          <span>{from}</span>
          <span>{to}</span>
        </figcaption>
      </figure>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3">
        {FIGURES.map(({ name, signed }) => (
          <div key={name} className="min-w-0">
            <dt className="text-label text-ink-2">{t(`equity.${name}`)}</dt>
            <dd>
              <Figure value={history[name]} signed={signed} size="body" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-label text-ink-2">{t('equity.meaning')}</p>
    </Card>
  );
};
