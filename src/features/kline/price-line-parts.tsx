import { useId } from 'react';
import { fromJsonNumber } from '@/domain/money/decimal';
import { useNumbers } from '@/lib/use-numbers';
import { areaPath, linePath, type Spot } from '@/ui/charts/line-path';
import type { Bounds } from './bounds';
import { placeTicks, xOfPoint, type PriceLineLayout } from './price-line-layout';
import { niceTicks, timeTicks } from './price-scale';
import { timeLabel, type TimeScale } from './time-labels';

const LAYER = 'pointer-events-none absolute inset-0 size-full overflow-visible';

/** The line with the area below it and a dot at its end, in the current text colour. */
export const Line = ({
  spots,
  bottom,
}: {
  readonly spots: readonly Spot[];
  readonly bottom: number;
}) => {
  const gradient = useId();
  const last = spots.at(-1);
  return (
    <svg aria-hidden="true" className={LAYER}>
      <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path d={areaPath(spots, bottom)} fill={`url(#${gradient})`} />
      <path
        d={linePath(spots)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last !== undefined && (
        <>
          <circle cx={last.x} cy={last.y} r="9" fill="currentColor" fillOpacity="0.2" />
          <circle cx={last.x} cy={last.y} r="4" fill="currentColor" />
        </>
      )}
    </svg>
  );
};

/** Grid lines with their prices at the right. */
export const PriceScale = (props: {
  readonly bounds: Bounds;
  readonly layout: PriceLineLayout;
  readonly decimals: number;
  readonly textHeight: number;
  /** Position of the last price, whose tag covers the prices beside it. */
  readonly lastY: number | undefined;
}) => {
  const { formatPrice } = useNumbers();
  const { bounds, layout, decimals, textHeight, lastY } = props;
  const { band, axisWidth, mostTicks } = layout;
  const tag = lastY === undefined ? undefined : { y: lastY, reach: textHeight + 3 };
  const ticks = placeTicks(niceTicks(bounds, mostTicks, decimals), bounds, band, tag);
  return ticks.map(({ value, y, isLabelled }) => (
    <div key={value} aria-hidden="true">
      <div
        className="pointer-events-none absolute left-0 border-t border-dotted border-line"
        style={{ top: y, right: axisWidth }}
      />
      {isLabelled && (
        <div
          className="pointer-events-none absolute right-0 -translate-y-1/2 px-1 text-micro text-ink-3"
          style={{ top: y }}
        >
          {formatPrice(fromJsonNumber(value), decimals)}
        </div>
      )}
    </div>
  ));
};

/** Labels of five letters have room, with as much again between them. */
const LINES_A_TIME = 5;

/** Round times below the line. */
export const TimesRow = (props: {
  readonly times: readonly number[];
  readonly scale: TimeScale;
  readonly top: number;
  readonly lineWidth: number;
  readonly textHeight: number;
}) => {
  const { times, scale, top, lineWidth, textHeight } = props;
  const newest = times.at(-1) ?? 0;
  const offset = new Date(newest * 1000).getTimezoneOffset() * -60;
  const x = (index: number): number => xOfPoint(index, times.length, lineWidth);
  const found = timeTicks(times, offset, LINES_A_TIME * textHeight, x);
  const year = timeLabel(newest, 'day', '');
  return found.map((index) => (
    <div
      key={times[index]}
      aria-hidden="true"
      className="pointer-events-none absolute -translate-x-1/2 text-micro whitespace-nowrap text-ink-3"
      style={{ top, left: x(index) }}
    >
      {timeLabel(times[index] ?? 0, scale, year)}
    </div>
  ));
};

/** The selected point: a line through it, a ring around it, and its price and time above the chart. */
export const Selection = (props: {
  readonly spot: Spot;
  readonly bottom: number;
  readonly lineWidth: number;
  readonly price: string;
  readonly time: string;
}) => {
  const { spot, bottom, lineWidth, price, time } = props;
  const share = (spot.x / Math.max(1, lineWidth)) * 100;
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <svg className={LAYER}>
        <line x1={spot.x} x2={spot.x} y1="12" y2={bottom} className="stroke-ink" strokeWidth="1" />
        <circle
          cx={spot.x}
          cy={spot.y}
          r="5"
          strokeWidth="2"
          className="fill-current stroke-page"
        />
      </svg>
      {/* Moves from the left to the right of the line as the point does, so that it never leaves the chart. */}
      <div
        className="absolute top-3 z-2 flex gap-1.5 rounded-small bg-ink px-1.5 py-0.5 text-micro whitespace-nowrap text-on-ink"
        style={{ left: spot.x, translate: `-${share}% -100%` }}
      >
        <span className="font-semibold">{price}</span>
        <span>{time}</span>
      </div>
    </div>
  );
};
