import { useState, type RefCallback } from 'react';
import { late } from '@/lib/late';
import { formatPrice, type Trend } from '@/domain/format/numbers';
import { fromJsonNumber, toDrawing } from '@/domain/money/decimal';
import { Skeleton } from '@/ui';
import { pixelOf } from '@/ui/charts/band';
import { CandleAxes } from './candle-axes';
import type { CandleDrawing } from './candle-option';
import { valueAt, xOfSlot } from './layout';
import { extremesOf } from './extremes';
import { Crosshair, ExtremePrice, LastPrice } from './price-overlays';
import type { OrderLine, OrderMark } from './order-lines';
import { OrderLines, OrderMarks } from './order-overlays';
import { pointTime, type TimeScale } from './time-labels';
import type { ChartCandle } from './visible-slice';
import { useChartGestures } from './use-chart-gestures';
import type { ChartViewing } from './use-chart-view';

const CandleCanvas = late(async () => (await import('./candle-canvas')).CandleCanvas);

/** Props of the layers over the drawing. */
interface PlotProps {
  readonly drawing: CandleDrawing;
  /** Changes with the colours and the set of lines. */
  readonly canvasKey: string;
  /** Description of the chart. */
  readonly label: string;
  readonly view: ChartViewing;
  /** Width of the candle area in pixels. */
  readonly plotWidth: number;
  readonly last: ChartCandle | undefined;
  /** How times are written. */
  readonly scale: TimeScale;
  readonly trend: Trend;
  readonly closesAt: number | undefined;
  readonly orderLines: readonly OrderLine[];
  readonly orderMarks: readonly OrderMark[];
}

/** Where the last price is, in pixels from the top; `undefined` if it is not in sight. */
const lastPriceY = ({ last, drawing: { bounds, layout } }: PlotProps): number | undefined => {
  if (last === undefined) return undefined;
  const close = toDrawing(last.close);
  const isInSight = close >= bounds.min && close <= bounds.max;
  return isInSight ? pixelOf(close, bounds, layout.main) : undefined;
};

const LastPriceMark = (props: PlotProps) => {
  const { last, drawing, trend, closesAt } = props;
  const { axisWidth, decimals } = drawing;
  const y = lastPriceY(props);
  if (last === undefined || y === undefined) return null;
  const { close: price } = last;
  return <LastPrice {...{ price, decimals, trend, y, axisWidth, closesAt }} />;
};

const Own = ({ drawing, view, plotWidth, orderLines, orderMarks }: PlotProps) => {
  const { bounds, layout, axisWidth } = drawing;
  const band = layout.main;
  const xOf = (time: number): number | undefined => {
    const slot = view.indexAt(time) - view.range.first;
    return slot >= 0 && slot < view.slots ? xOfSlot(slot, view.slots, plotWidth) : undefined;
  };
  if (band.height <= 0) return null;
  return (
    <>
      <OrderMarks {...{ marks: orderMarks, xOf, bounds, band }} />
      <OrderLines {...{ lines: orderLines, bounds, band, axisWidth }} />
    </>
  );
};

const CrosshairMark = ({ drawing, view, plotWidth, last, scale }: PlotProps) => {
  const { bounds, layout, axisWidth, decimals } = drawing;
  const { cursorIndex, cursorY, range, slots } = view;
  if (cursorIndex === undefined) return null;
  const candle = drawing.slice.candles[cursorIndex - range.first];
  if (candle === undefined) return null;
  // The keyboard selects a candle, not a height: its closing price.
  const y = cursorY ?? pixelOf(toDrawing(candle.close), bounds, layout.main);
  const isOnPrices = y >= layout.main.top && y < layout.main.top + layout.main.height;
  const price =
    cursorY === undefined ? candle.close : fromJsonNumber(valueAt(y, bounds, layout.main));
  const level = isOnPrices ? { y, price: formatPrice(price, decimals) } : undefined;
  const x = xOfSlot(cursorIndex - range.first, slots, plotWidth);
  const time = pointTime(candle.time, scale, last?.time ?? candle.time);
  return <Crosshair {...{ x, time, level, axisWidth, plotWidth }} />;
};

const Extremes = ({ drawing, view, plotWidth }: PlotProps) => {
  const { slice, kind, bounds, layout, decimals } = drawing;
  const { high, low } = extremesOf(slice.candles, kind);
  return [high, low].map(
    (extreme, index) =>
      extreme !== undefined && (
        <ExtremePrice
          // The same two in the same order, always.
          key={index === 0 ? 'high' : 'low'}
          x={xOfSlot(extreme.index, view.slots, plotWidth)}
          y={pixelOf(toDrawing(extreme.price), bounds, layout.main)}
          price={formatPrice(extreme.price, decimals)}
          plotWidth={plotWidth}
        />
      ),
  );
};

/** The canvas, its overlays, and the gestures that move it. */
export const CandlePlot = ({
  measure,
  ...props
}: PlotProps & { readonly measure: RefCallback<HTMLDivElement> }) => {
  'use memo';
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const handlers = useChartGestures(element, props.view.gestures);
  return (
    <div
      ref={setElement}
      {...handlers}
      data-base-ui-swipe-ignore
      className="absolute inset-0 cursor-crosshair touch-pan-y overflow-hidden select-none"
    >
      {props.drawing.layout.main.height > 0 && (
        <CandleAxes
          drawing={props.drawing}
          lastY={lastPriceY(props)}
          lastLines={props.closesAt === undefined ? 1 : 2}
          plotWidth={props.plotWidth}
        />
      )}
      <div ref={measure} role="img" aria-label={props.label} className="absolute inset-0">
        {props.drawing.layout.main.height > 0 && (
          <CandleCanvas
            key={props.canvasKey}
            drawing={props.drawing}
            fallback={<Skeleton className="h-full w-full" />}
          />
        )}
      </div>
      {props.drawing.layout.main.height > 0 && <Extremes {...props} />}
      <Own {...props} />
      <LastPriceMark {...props} />
      <CrosshairMark {...props} />
    </div>
  );
};
