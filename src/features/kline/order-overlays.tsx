import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Trend } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';
import { pixelOf, type Band } from '@/ui/charts/band';
import { CaretDownBoldIcon, CaretUpBoldIcon } from '@/ui/icons';
import type { Bounds } from './bounds';
import { placeLines, type OrderLine, type OrderMark, type PlacedLine } from './order-lines';

const ARROW = { above: CaretUpBoldIcon, below: CaretDownBoldIcon } as const;

const LINE: Readonly<Record<Trend, string>> = {
  up: 'border-up',
  down: 'border-down',
  flat: 'border-ink-2',
};

/** Entries have a filled label; future events have a framed one. */
const GROUND = {
  solid: 'border-ink bg-ink text-on-ink',
  dashed: 'border-line-strong bg-surface text-ink',
} as const;

const Line = ({ line, axisWidth }: { readonly line: PlacedLine; readonly axisWidth: number }) => {
  const Arrow = line.beyond && ARROW[line.beyond];
  return (
    <>
      {Arrow === undefined && (
        <div
          className={clsx(
            'absolute left-0 border-t',
            line.look === 'dashed' && 'border-dashed',
            LINE[line.trend],
          )}
          style={{ top: line.y, right: axisWidth }}
        />
      )}
      <div
        className={clsx(
          'absolute left-1 z-1 flex -translate-y-1/2 items-center gap-0.5 rounded-small border px-1 text-micro whitespace-nowrap',
          GROUND[line.look],
        )}
        style={{ top: line.labelY }}
      >
        {Arrow !== undefined && <Arrow size={12} />}
        {line.label}
      </div>
    </>
  );
};

/**
 * The user's own prices as lines with a label at the left; those outside the view as an arrow at the edge. Hidden from
 * assistive technology.
 */
export const OrderLines = (props: {
  readonly lines: readonly OrderLine[];
  readonly bounds: Bounds;
  readonly band: Band;
  /** Pixels left free at the right. */
  readonly axisWidth: number;
  /** Pixels between the centres of two labels; enough for text of the usual size if omitted. */
  readonly labelHeight?: number | undefined;
}) => {
  const { lines, bounds, band, axisWidth, labelHeight } = props;
  return (
    <div aria-hidden="true" className="pointer-events-none">
      {placeLines(lines, bounds, band, labelHeight).map((line) => (
        <Line key={line.id} line={line} axisWidth={axisWidth} />
      ))}
    </div>
  );
};

/** The same prices as a text list for assistive technology. */
export const OrderLineList = ({ lines }: { readonly lines: readonly OrderLine[] }) => {
  const { t } = useTranslation('kline');
  return lines.length === 0 ? null : (
    <ul aria-label={t('own.label')} className="sr-only">
      {lines.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
};

/** Shapes around a point: an entry is a triangle in the order's direction, an exit a hollow diamond. */
const SHAPE = {
  entry: { up: 'M0 3 6 13H-6Z', down: 'M0-3 6-13H-6Z', flat: 'M0 3 6 13H-6Z' },
  exit: { up: 'M0-6 6 0 0 6-6 0Z', down: 'M0-6 6 0 0 6-6 0Z', flat: 'M0-6 6 0 0 6-6 0Z' },
} as const satisfies Record<OrderMark['kind'], Record<Trend, string>>;

const INK = {
  entry: {
    up: 'fill-up stroke-page',
    down: 'fill-down stroke-page',
    flat: 'fill-ink stroke-page',
  },
  exit: {
    up: 'fill-page stroke-up',
    down: 'fill-page stroke-down',
    flat: 'fill-page stroke-ink',
  },
} as const satisfies Record<OrderMark['kind'], Record<Trend, string>>;

/**
 * Opens and closes of the user's orders on their candles. Hidden from assistive technology: the figures over the chart have
 * the text.
 */
export const OrderMarks = (props: {
  readonly marks: readonly OrderMark[];
  /** Centre of the candle at a time, in pixels from the left; `undefined` outside the view. */
  readonly xOf: (time: number) => number | undefined;
  readonly bounds: Bounds;
  readonly band: Band;
}) => {
  const { marks, xOf, bounds, band } = props;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {marks.map(({ id, time, price, kind, trend }) => {
        const x = xOf(time);
        if (x === undefined) return null;
        const y = pixelOf(toDrawing(price), bounds, band);
        return (
          <path
            key={id}
            d={SHAPE[kind][trend]}
            transform={`translate(${x} ${y})`}
            strokeWidth={kind === 'exit' ? 2 : 1}
            className={INK[kind][trend]}
          />
        );
      })}
    </svg>
  );
};
