import { clsx } from 'clsx';
import { serverNow } from '@/api/server-clock';
import type { Trend } from '@/domain/format/numbers';
import { formatCountdown } from '@/domain/format/time';
import { useNow } from '@/lib/use-now';
import { useNumbers } from '@/lib/use-numbers';

const TAG =
  'pointer-events-none absolute right-0 z-1 -translate-y-1/2 rounded-l-small px-1 py-0.5 text-micro';

const GROUND: Readonly<Record<Trend, string>> = {
  up: 'bg-up text-on-fill',
  down: 'bg-down text-on-fill',
  flat: 'bg-ink text-on-ink',
};

const LINE: Readonly<Record<Trend, string>> = {
  up: 'border-up',
  down: 'border-down',
  flat: 'border-ink',
};

/** Countdown of the forming candle. A component of its own, so that a second redraws nothing else. */
const Remaining = ({ closesAt }: { readonly closesAt: number }) => {
  useNow(1000);
  return <span className="block">{formatCountdown(closesAt - serverNow() / 1000)}</span>;
};

const PriceText = (props: { readonly price: string; readonly decimals: number }) =>
  useNumbers().formatPrice(props.price, props.decimals);

/** The last price: a dashed line, a tag at the right, and the candle's countdown below it. */
export const LastPrice = (props: {
  readonly price: string;
  readonly decimals: number;
  readonly trend: Trend;
  /** Pixels from the top. */
  readonly y: number;
  readonly axisWidth: number;
  /** End of the candle, epoch seconds; `undefined` hides the countdown. */
  readonly closesAt: number | undefined;
}) => (
  <div aria-hidden="true">
    <div
      className={clsx(
        'pointer-events-none absolute left-0 border-t border-dashed',
        LINE[props.trend],
      )}
      style={{ top: props.y, right: props.axisWidth }}
    />
    <div
      className={clsx(TAG, GROUND[props.trend])}
      style={{ top: props.y, minWidth: props.axisWidth }}
    >
      <PriceText price={props.price} decimals={props.decimals} />
      {props.closesAt !== undefined && <Remaining closesAt={props.closesAt} />}
    </div>
  </div>
);

/** Two thin lines through the selected candle, with its time below and a price at the right. */
export const Crosshair = (props: {
  readonly x: number;
  readonly time: string;
  /** A position and its price; `undefined` if the finger is outside the prices. */
  readonly level: { readonly y: number; readonly price: string } | undefined;
  readonly axisWidth: number;
  readonly plotWidth: number;
}) => (
  <div aria-hidden="true">
    <div
      className="pointer-events-none absolute top-0 bottom-5 border-l border-dashed border-ink-3"
      style={{ left: props.x }}
    />
    {/* Moves from the left to the right of the line as the candle does, so that it never leaves the chart. */}
    <div
      className="pointer-events-none absolute bottom-0 z-1 rounded-small bg-ink px-1 py-0.5 text-micro whitespace-nowrap text-on-ink"
      style={{ left: props.x, translate: `-${(props.x / props.plotWidth) * 100}%` }}
    >
      {props.time}
    </div>
    {props.level !== undefined && (
      <>
        <div
          className="pointer-events-none absolute left-0 border-t border-dashed border-ink-3"
          style={{ top: props.level.y, right: props.axisWidth }}
        />
        <div
          className={clsx(TAG, 'bg-ink text-on-ink')}
          style={{ top: props.level.y, minWidth: props.axisWidth }}
        >
          {props.level.price}
        </div>
      </>
    )}
  </div>
);

/** The highest or lowest visible price beside its candle, towards the middle of the chart. */
export const ExtremePrice = (props: {
  readonly x: number;
  readonly y: number;
  readonly price: string;
  readonly plotWidth: number;
}) => {
  const { x, y, price, plotWidth } = props;
  const isRight = x > plotWidth / 2;
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute flex items-center gap-0.5 text-micro whitespace-nowrap text-ink-2',
        isRight && 'flex-row-reverse',
      )}
      style={{ left: x, top: y, translate: isRight ? '-100% -50%' : '0 -50%' }}
    >
      <span className="w-4 border-t border-ink-3" />
      <span className="rounded-small bg-page/80">{price}</span>
    </div>
  );
};
