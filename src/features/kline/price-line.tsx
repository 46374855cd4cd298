import { clsx } from 'clsx';
import { useState } from 'react';
import type { Trend } from '@/domain/format/numbers';
import { fromJsonNumber, toDrawing } from '@/domain/money/decimal';
import { useElementSize } from '@/lib/use-element-size';
import { useNumbers } from '@/lib/use-numbers';
import { pixelOf } from '@/ui/charts/band';
import { PriceScale } from './axis-labels';
import type { Bounds } from './bounds';
import { PriceHandles, useGrip, type PriceHandle } from './price-handles';
import type { OrderLine } from './order-lines';
import { OrderLines } from './order-overlays';
import {
  nearestPoint,
  placePoints,
  priceLineBounds,
  priceLineLayout,
  type PriceLineLayout,
  type PixelSize,
  type PricePoint,
} from './price-line-layout';
import { Line, Selection, TimesRow } from './price-line-parts';
import { LastPrice } from './price-overlays';
import { PriceSlider } from './price-slider';
import { pointTime, timeScaleOf } from './time-labels';
import { usePricePointer } from './use-price-pointer';

/** A live price with its recent past and the prices of the user's own orders. */
export interface PriceLineProps {
  /** Oldest first; the last one is the current price. */
  readonly points: readonly PricePoint[];
  readonly orderLines: readonly OrderLine[];
  /** Prices of a draft that the user moves. */
  readonly handles?: readonly PriceHandle[] | undefined;
  readonly trend: Trend;
  readonly decimals: number;
  /** Time from one point to the next, which decides how times are written. */
  readonly periodSeconds: number;
  /** Text alternative of the chart. */
  readonly label: string;
  /** A tap on the chart. What it does must also be offered by a link or button beside the chart. */
  readonly onTap?: (() => void) | undefined;
}

const INK: Readonly<Record<Trend, string>> = {
  up: 'text-up',
  down: 'text-down',
  flat: 'text-ink',
};

const ORDER_LABEL_MARGIN = 6;
const NOTHING: PixelSize = { width: 0, height: 0 };
const NO_HANDLES: readonly PriceHandle[] = [];

/** The prices that are set. */
const setPrices = (handles: readonly PriceHandle[]) =>
  handles.flatMap(({ price }) => (price === undefined ? [] : [{ price }]));

const nothing = (): void => undefined;

/** The selected point, by its time: new points move it along. */
const useSelected = (points: readonly PricePoint[]) => {
  const [time, setTime] = useState<number>();
  const found = points.findIndex((point) => point.time === time);
  return {
    index: found < 0 ? undefined : found,
    select: (index: number) => setTime(points[index]?.time),
    clear: () => setTime(undefined),
  };
};

/** Everything that is drawn, once the sizes are known. */
const Drawing = (
  props: Omit<PriceLineProps, 'label' | 'onTap' | 'handles'> & {
    readonly layout: PriceLineLayout;
    readonly bounds: Bounds;
    readonly text: PixelSize;
    readonly selected: number | undefined;
  },
) => {
  'use memo';
  const { formatPrice } = useNumbers();
  const { points, orderLines, trend, decimals, periodSeconds, text, selected } = props;
  const { layout, bounds } = props;
  const { band, lineWidth, axisWidth, timesTop } = layout;
  const spots = placePoints(points, bounds, layout);
  const scale = timeScaleOf(periodSeconds);
  const last = points.at(-1);
  const lastY = last && pixelOf(toDrawing(last.price), bounds, band);
  const bottom = band.top + band.height;
  const point = points[selected ?? -1];
  const spot = spots[selected ?? -1];
  const price = last?.price;
  return (
    <>
      <PriceScale textHeight={text.height} lastLines={1} {...{ bounds, layout, decimals, lastY }} />
      <Line spots={spots} bottom={bottom} />
      {timesTop !== undefined && (
        <TimesRow
          times={points.map(({ time }) => time)}
          top={timesTop}
          textHeight={text.height}
          {...{ scale, lineWidth }}
        />
      )}
      {price !== undefined && lastY !== undefined && (
        <LastPrice {...{ price, decimals, trend, axisWidth }} y={lastY} closesAt={undefined} />
      )}
      <OrderLines
        lines={orderLines}
        labelHeight={text.height + ORDER_LABEL_MARGIN}
        {...{ bounds, band, axisWidth }}
      />
      {point !== undefined && spot !== undefined && (
        <Selection
          price={formatPrice(point.price, decimals)}
          time={pointTime(point.time, scale, last?.time ?? point.time)}
          {...{ spot, bottom, lineWidth }}
        />
      )}
    </>
  );
};

/**
 * A live price as a line, with a price scale and, if the height allows, a time scale. Pressing and moving, hovering or the
 * arrow keys read a point. Fills its container.
 */
export const PriceLine = ({ label, onTap, handles = NO_HANDLES, ...drawing }: PriceLineProps) => {
  'use memo';
  const { formatPrice } = useNumbers();
  const [measureChart, chart] = useElementSize<HTMLDivElement>();
  const [measureText, text] = useElementSize<HTMLDivElement>();
  const { points, orderLines, decimals, periodSeconds } = drawing;
  const { index, select, clear } = useSelected(points);
  const grip = useGrip();
  const bounds = grip[0]?.bounds ?? priceLineBounds(points, orderLines, setPrices(handles));
  const layout = priceLineLayout(chart ?? NOTHING, text ?? NOTHING);
  const { lineWidth } = layout;
  const isMeasured = chart !== undefined && text !== undefined;
  const handlers = usePricePointer({
    onRead: (x) => select(nearestPoint(x, points.length, lineWidth)),
    onLeave: clear,
    onTap: onTap ?? nothing,
  });
  return (
    <div
      {...handlers}
      data-base-ui-swipe-ignore
      className="relative h-full cursor-crosshair touch-pan-y select-none has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-blue"
    >
      <PriceSlider
        scale={timeScaleOf(periodSeconds)}
        onRead={select}
        onLeave={clear}
        {...{ points, decimals, index }}
      />
      {/* The longest price, which gives the scale its width. */}
      <div
        ref={measureText}
        aria-hidden="true"
        className="invisible absolute top-0 right-0 px-1 text-micro"
      >
        {formatPrice(fromJsonNumber(bounds.max), decimals)}
      </div>
      <div
        ref={measureChart}
        role="img"
        aria-label={label}
        className={clsx('absolute inset-0', INK[drawing.trend])}
      >
        {isMeasured && <Drawing {...drawing} {...{ layout, bounds, text }} selected={index} />}
      </div>
      {isMeasured && <PriceHandles {...{ handles, grip, bounds, layout, decimals }} />}
    </div>
  );
};
