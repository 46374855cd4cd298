import { useId } from 'react';
import { areaPath, linePath, type Spot } from '@/ui/charts/line-path';
import { TimeMark } from './axis-labels';
import { xOfPoint } from './price-line-layout';
import { timeTicks } from './price-scale';
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
  const text = (index: number): string => timeLabel(times[index] ?? 0, scale, year);
  return found.map((index) => (
    <TimeMark key={times[index]} x={x(index)} top={top} text={text(index)} />
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
