import { clsx } from 'clsx';
import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatPrice, UNKNOWN } from '@/domain/format/numbers';
import { fromJsonNumber } from '@/domain/money/decimal';
import { Change } from '@/ui';
import { changeOf } from './change-of';
import type { ChartCandle, ChartSlice, Ink } from './visible-slice';
import { fullTime, type TimeScale } from './time-labels';

const INK: Readonly<Record<Ink, string>> = {
  warn: 'text-warn',
  blue: 'text-blue',
  'ink-2': 'text-ink-2',
  'ink-3': 'text-ink-3',
};

const PARTS = ['open', 'high', 'low', 'close'] as const;

const Lines = (props: {
  readonly slice: ChartSlice;
  /** Index of the visible candle. */
  readonly index: number;
  readonly decimals: number;
}) => {
  const { slice, index, decimals } = props;
  return (
    <p className="flex flex-wrap gap-x-2">
      {[...slice.overlays, ...(slice.pane?.lines ?? [])].map(({ name, ink, values }) => {
        const value = values[index];
        return (
          <span key={name} className={INK[ink]}>
            {`${name} ${value === undefined ? UNKNOWN : formatPrice(fromJsonNumber(value), decimals)}`}
          </span>
        );
      })}
    </p>
  );
};

const NOTES = 2;

const Notes = ({ notes }: { readonly notes: readonly string[] }) => {
  const more = notes.length - NOTES;
  return (
    <p className="absolute top-full left-1 flex flex-wrap gap-x-2 text-ink">
      {notes.slice(0, NOTES).map((note) => (
        <span key={note}>{note}</span>
      ))}
      {more > 0 && <span className="text-ink-2">{`+${more}`}</span>}
    </p>
  );
};

/** Over the top of a chart: the figures of one candle, and of the indicators at it. The chart below is reached through it. */
export const CandleReadout = ({
  measure,
  ...props
}: {
  readonly candle: ChartCandle | undefined;
  readonly slice: ChartSlice;
  readonly index: number;
  readonly decimals: number;
  readonly scale: TimeScale;
  /** Events of the user's orders in it. */
  readonly notes: readonly string[];
  /** Pixels left free at the right. */
  readonly axisWidth: number;
  /** Measures the figures without the notes, which come and go below them. */
  readonly measure: RefCallback<HTMLDivElement>;
}) => {
  const { t } = useTranslation('kline');
  const { candle, slice, index, decimals, scale, notes, axisWidth } = props;
  return (
    <div
      ref={measure}
      className={clsx(
        'pointer-events-none absolute top-0 left-0 flex flex-wrap items-baseline gap-x-2 pl-1 text-micro text-ink-2 [&>p]:bg-page/75',
        candle === undefined && 'invisible',
      )}
      style={{ right: axisWidth }}
    >
      <p className="flex flex-wrap gap-x-2">
        {PARTS.map((part) => (
          <span key={part} className="inline-flex gap-1">
            <span className="text-ink-3">{t(`readOut.${part}`)}</span>
            <span>{formatPrice(candle?.[part], decimals)}</span>
          </span>
        ))}
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{candle === undefined ? UNKNOWN : fullTime(candle.time, scale)}</span>
        <Change percent={changeOf(candle)} />
        <span className="inline-flex gap-1">
          <span className="text-ink-3">{t('readOut.volume')}</span>
          <span>{formatCompact(candle?.volume)}</span>
        </span>
      </p>
      <Lines slice={slice} index={index} decimals={decimals} />
      {notes.length > 0 && <Notes notes={notes} />}
    </div>
  );
};
