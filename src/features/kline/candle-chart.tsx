import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { formatPrice, type Trend } from '@/domain/format/numbers';
import { useElementSize } from '@/lib/use-element-size';
import { priceBounds, type CandleDrawing } from './candle-option';
import { CandlePlot } from './candle-plot';
import { CandleSlider } from './candle-slider';
import { layoutOf } from './layout';
import type { OwnLine, OwnMark } from './own';
import { OwnLineList } from './own-marks';
import { sliceOf, type ChartCandle, type ChartChoice } from './plots';
import { ReadOut } from './read-out';
import { scaleOf, timeLabels } from './time-labels';
import { useChartView } from './use-chart-view';
import { OlderFailed, ViewButtons } from './view-buttons';

/** A chart with a past. */
export interface CandleChartProps {
  /** Oldest first; the last one is under way. */
  readonly candles: readonly ChartCandle[];
  readonly choice: ChartChoice;
  /** How long a candle lasts at most. */
  readonly periodSeconds: number;
  readonly decimals: number;
  readonly trend: Trend;
  /** When the last candle is over, epoch seconds; `undefined` shows no countdown. */
  readonly closesAt: number | undefined;
  /** Changes when the theme or the up and down colours do: colours are read anew. */
  readonly look: string;
  /** What the chart shows, in words, of the candles in sight. */
  readonly describe: (inSight: readonly ChartCandle[]) => string;
  readonly older: 'more' | 'loading' | 'failed' | 'none';
  /** Asks for candles before the first one. */
  readonly onOlder: () => void;
  /** Prices of the user's own orders. */
  readonly ownLines: readonly OwnLine[];
  /** Where orders of the user began and ended. */
  readonly ownMarks: readonly OwnMark[];
  /** Beside the buttons that zoom. */
  readonly tools: ReactNode;
}

/** So many candles before those in sight are there already when somebody pans. */
const AHEAD = 120;
const PIXELS_A_FIGURE = 6;
const AXIS_MARGIN = 12;

const widthOf = (text: string): number => Math.ceil(text.length * PIXELS_A_FIGURE) + AXIS_MARGIN;

/** Candles or a line with volume, crosshair, zoom and history; the words and figures stand in the strip above. */
export const CandleChart = (props: CandleChartProps) => {
  'use memo';
  const { candles, choice, decimals, older, onOlder, ownLines, ownMarks } = props;
  const [measure, size] = useElementSize<HTMLDivElement>();
  const last = candles.at(-1);
  const axisWidth = widthOf(formatPrice(last?.high, decimals));
  const plotWidth = Math.max(1, (size?.width ?? 0) - axisWidth);
  const view = useChartView(candles, plotWidth);
  const { range } = view;
  const slice = sliceOf(candles, range, choice);
  const scale = scaleOf(props.periodSeconds);
  const drawing: CandleDrawing = {
    slice,
    kind: choice.kind,
    bounds: priceBounds(slice),
    layout: layoutOf(size?.height ?? 0, slice.pane !== undefined),
    axisWidth,
    decimals,
    times: timeLabels(candles, range, scale),
  };
  const needsOlder = older === 'more' && range.first < AHEAD;
  const askForOlder = useEffectEvent(onOlder);
  // The outside system: the server, asked when the view comes near the first candle.
  useEffect(() => {
    if (needsOlder) askForOlder();
  }, [needsOlder]);
  const marksAt = (index: number): readonly string[] =>
    ownMarks.filter(({ time }) => view.indexAt(time) === index).map(({ label }) => label);
  const shown = (view.cursorIndex ?? range.end - 1) - range.first;
  return (
    <section className="flex min-h-(--least-chart,27.5rem) flex-1 flex-col">
      <div className="gutter flex items-center gap-1">
        <div className="min-w-0 flex-1">{props.tools}</div>
        <ViewButtons zoom={view.zoom} isAtNewest={view.isAtNewest} toNewest={view.toNewest} />
      </div>
      <ReadOut
        candle={slice.candles[shown]}
        slice={slice}
        index={shown}
        decimals={decimals}
        scale={scale}
        notes={ownMarks.length === 0 ? undefined : marksAt(range.first + shown)}
      />
      <OwnLineList lines={ownLines} />
      <div className="relative flex-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-blue">
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
          trend={props.trend}
          closesAt={props.closesAt}
          ownLines={ownLines}
          ownMarks={ownMarks}
        />
        {older === 'failed' && <OlderFailed onRetry={onOlder} />}
      </div>
    </section>
  );
};
