import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Trend } from '@/domain/format/numbers';
import { useElementSize } from '@/lib/use-element-size';
import { useNumbers } from '@/lib/use-numbers';
import { priceBounds, type CandleDrawing } from './candle-option';
import { CandlePlot } from './candle-plot';
import { CandleSlider } from './candle-slider';
import { layoutOf } from './layout';
import type { OrderLine, OrderMark } from './order-lines';
import { OrderLineList } from './order-overlays';
import { visibleSlice, type ChartCandle, type ChartChoice } from './visible-slice';
import { CandleReadout } from './candle-readout';
import { timeScaleOf, timeLabels } from './time-labels';
import { useChartView } from './use-chart-view';
import { OlderFailed, ViewButtons } from './view-buttons';

/** Props of a chart with history. */
export interface CandleChartProps {
  /** Oldest first; the last one is forming. */
  readonly candles: readonly ChartCandle[];
  readonly choice: ChartChoice;
  /** Maximum duration of a candle. */
  readonly periodSeconds: number;
  readonly decimals: number;
  readonly trend: Trend;
  /** End of the last candle, epoch seconds; `undefined` hides the countdown. */
  readonly closesAt: number | undefined;
  /** Changes with the theme and the up and down colours: colours are read again. */
  readonly look: string;
  /** Describes the visible candles in words. */
  readonly describe: (inSight: readonly ChartCandle[]) => string;
  readonly older: 'more' | 'loading' | 'failed' | 'none';
  /** Loads candles before the first one. */
  readonly onOlder: () => void;
  /** Prices of the user's own orders. */
  readonly orderLines: readonly OrderLine[];
  /** Opens and closes of the user's orders. */
  readonly orderMarks: readonly OrderMark[];
  /** The element that gets the zoom buttons, in the tool bar; `null` before it is there. */
  readonly buttonsIn: Element | null;
}

/** Candles loaded ahead of the visible ones, so that panning does not wait. */
const AHEAD = 120;
/** Text size of a browser that the reader has left as it was, in pixels. */
const USUAL_REM = 16;
/** At that size. */
const PIXELS_A_FIGURE = 6;
const AXIS_MARGIN = 12;
const NO_SIZE = { width: 0, height: 0 } as const;

const widthOf = (text: string, textScale: number): number =>
  Math.ceil(text.length * PIXELS_A_FIGURE * textScale) + AXIS_MARGIN;

/** Candles or a line with volume, crosshair, zoom and history. The figures of a candle lie over its top. */
export const CandleChart = (props: CandleChartProps) => {
  'use memo';
  const { candles, choice, decimals, older, onOlder, orderLines, orderMarks } = props;
  const [measure, size] = useElementSize<HTMLDivElement>();
  const [measureFigures, figures] = useElementSize<HTMLDivElement>();
  const [measureRem, rem] = useElementSize<HTMLDivElement>();
  const textScale = (rem?.height ?? USUAL_REM) / USUAL_REM;
  const { formatPrice } = useNumbers();
  const last = candles.at(-1);
  const axisWidth = widthOf(formatPrice(last?.high, decimals), textScale);
  const plotWidth = Math.max(1, (size?.width ?? 0) - axisWidth);
  const view = useChartView(candles, plotWidth);
  const { range } = view;
  const slice = visibleSlice(candles, range, choice);
  const scale = timeScaleOf(props.periodSeconds);
  const drawing: CandleDrawing = {
    slice,
    kind: choice.kind,
    bounds: priceBounds(slice),
    layout: layoutOf(size ?? NO_SIZE, slice.pane !== undefined, {
      scale: textScale,
      figures: figures?.height ?? 0,
    }),
    axisWidth,
    decimals,
    textScale,
    times: timeLabels(candles, range, scale, textScale),
  };
  const needsOlder = older === 'more' && range.first < AHEAD;
  const askForOlder = useEffectEvent(onOlder);
  // Loads older candles from the server when the view approaches the first one.
  useEffect(() => {
    if (needsOlder) askForOlder();
  }, [needsOlder]);
  const marksAt = (index: number): readonly string[] =>
    orderMarks.filter(({ time }) => view.indexAt(time) === index).map(({ label }) => label);
  const shown = (view.cursorIndex ?? range.end - 1) - range.first;
  return (
    <section className="flex min-h-(--least-chart,27.5rem) flex-1 flex-col">
      {props.buttonsIn !== null &&
        createPortal(
          <ViewButtons zoom={view.zoom} isAtNewest={view.isAtNewest} toNewest={view.toNewest} />,
          props.buttonsIn,
        )}
      <OrderLineList lines={orderLines} />
      <div className="relative flex-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-blue">
        {/* As high as the reader's text is large. */}
        <div ref={measureRem} aria-hidden="true" className="invisible absolute h-[1rem]" />
        <CandleSlider
          candles={candles}
          scale={scale}
          decimals={decimals}
          index={view.cursorIndex}
          notesAt={marksAt}
          onRead={view.read}
          onZoom={view.zoom}
          onLeave={view.clear}
        />
        <CandlePlot
          drawing={drawing}
          canvasKey={[props.look, choice.kind, ...choice.overlays, choice.pane].join(' ')}
          label={props.describe(slice.candles)}
          view={view}
          plotWidth={plotWidth}
          measure={measure}
          last={last}
          scale={scale}
          trend={props.trend}
          closesAt={props.closesAt}
          orderLines={orderLines}
          orderMarks={orderMarks}
        />
        <CandleReadout
          measure={measureFigures}
          candle={slice.candles[shown]}
          slice={slice}
          index={shown}
          decimals={decimals}
          scale={scale}
          notes={marksAt(range.first + shown)}
          axisWidth={axisWidth}
        />
        {older === 'failed' && <OlderFailed onRetry={onOlder} />}
      </div>
    </section>
  );
};
