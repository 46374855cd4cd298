import { toDrawing } from '@/domain/money/decimal';
import type { Band } from '@/ui/charts/band';
import { boundsOf, type Bounds } from './bounds';
import type { CandleColors } from './colors';
import type { ChartLayout } from './layout';
import type { ChartCandle, ChartChoice, ChartSlice, Plot } from './visible-slice';

/** What a chart is drawn from: candles and lines on the canvas, and the texts of its axes. */
export interface CandleDrawing {
  readonly slice: ChartSlice;
  readonly kind: ChartChoice['kind'];
  readonly bounds: Bounds;
  readonly layout: ChartLayout;
  /** Width of the price axis at the right, in pixels. */
  readonly axisWidth: number;
  readonly decimals: number;
  /** The reader's text size; 1 is the usual one. */
  readonly textScale: number;
  /** Time labels under the visible candles; empty for no label. */
  readonly times: readonly string[];
}

const NOTHING = '-';
/** An axis needs a height, even if nothing moves. */
const SMALLEST = 1e-12;
const STRENGTH = { min: 0, max: 100 } as const;

/** Range of everything drawn in the price area. */
export const priceBounds = ({ candles, overlays }: ChartSlice): Bounds =>
  boundsOf([
    ...candles.flatMap(({ low, high }) => [toDrawing(low), toDrawing(high)]),
    ...overlays.flatMap(({ values }) => values.filter((value) => value !== undefined)),
  ]);

const rises = ({ open, close }: ChartCandle): boolean => toDrawing(close) >= toDrawing(open);

/** Without pointer interaction or animation. */
const STILL = { silent: true, animation: false, emphasis: { disabled: true } } as const;

const lineSeries = (
  { name, look, values }: Pick<Plot, 'name' | 'look' | 'values'>,
  color: string,
  axis: number,
) => ({
  ...STILL,
  type: 'line' as const,
  id: `${axis} ${name}`,
  xAxisIndex: axis,
  yAxisIndex: axis,
  data: values.map((value) => value ?? NOTHING),
  showSymbol: false,
  lineStyle: { color, width: name === 'price' ? 2 : 1, type: look },
});

const candleSeries = (candles: readonly ChartCandle[], colors: CandleColors) => ({
  ...STILL,
  type: 'candlestick' as const,
  id: 'candles',
  barMaxWidth: 24,
  barMinWidth: 1,
  data: candles.map(({ open, close, low, high }) => [open, close, low, high].map(toDrawing)),
  itemStyle: {
    color: colors.isHollow ? 'transparent' : colors.up,
    color0: colors.down,
    borderColor: colors.up,
    borderColor0: colors.down,
    borderColorDoji: colors.text,
    borderWidth: 1,
  },
});

/** Bars in two colours, drawn as candles from zero to a value, so that echarts needs no second chart type. */
const barSeries = (
  id: string,
  axis: number,
  bars: readonly { readonly value: number | undefined; readonly isUp: boolean }[],
  colors: CandleColors,
) => ({
  ...STILL,
  type: 'candlestick' as const,
  id,
  xAxisIndex: axis,
  yAxisIndex: axis,
  barMaxWidth: 24,
  data: bars.map(({ value = 0, isUp }) => {
    const [low, high] = [Math.min(0, value), Math.max(0, value)];
    return isUp ? [low, high, low, high] : [high, low, low, high];
  }),
  itemStyle: {
    color: colors.up,
    color0: colors.down,
    // echarts draws only the border of candles that are about a pixel wide.
    borderColor: colors.up,
    borderColor0: colors.down,
    borderColorDoji: colors.up,
    borderWidth: 0.5,
    opacity: 0.6,
  },
});

const priceSeries = ({ slice, kind }: CandleDrawing, colors: CandleColors) =>
  kind === 'candles'
    ? candleSeries(slice.candles, colors)
    : lineSeries(
        {
          name: 'price',
          look: 'solid',
          values: slice.candles.map(({ close }) => toDrawing(close)),
        },
        colors.line,
        0,
      );

const paneSeries = ({ pane }: ChartSlice, colors: CandleColors) =>
  pane === undefined
    ? []
    : [
        barSeries(
          'pane',
          2,
          pane.bars.map((value) => ({ value, isUp: (value ?? 0) >= 0 })),
          colors,
        ),
        ...pane.lines.map((line) => lineSeries(line, colors.inks[line.ink], 2)),
      ];

/** The axis of the lower pane: fixed for relative strength, centred on zero for differences. */
const paneBounds = ({ pane }: ChartSlice): Bounds => {
  if (pane === undefined || pane.bars.length === 0) return STRENGTH;
  const values = [pane.bars, ...pane.lines.map((line) => line.values)]
    .flat()
    .filter((value) => value !== undefined);
  const most = Math.max(...values.map(Math.abs), SMALLEST) * 1.1;
  return { min: -most, max: most };
};

const gridsOf = ({ layout, axisWidth }: CandleDrawing) =>
  [layout.main, layout.volume, layout.pane]
    .filter((band): band is Band => band !== undefined)
    .map(({ top, height }) => ({
      left: 0,
      right: axisWidth,
      top,
      height,
      // Labels are drawn beside it: there is nothing to keep inside.
      outerBoundsMode: 'none' as const,
    }));

const NO_LABELS = { axisTick: { show: false }, axisLabel: { show: false } } as const;

const yAxes = ({ slice, bounds, layout }: CandleDrawing, colors: CandleColors) => {
  const quiet = {
    ...NO_LABELS,
    type: 'value' as const,
    axisLine: { show: false },
    splitLine: { show: false },
  };
  const prices = { ...quiet, ...bounds };
  const volume = { ...quiet, gridIndex: 1, min: 0 };
  const middle = { show: true, lineStyle: { color: colors.grid, type: 'dotted' as const } };
  const { min, max } = paneBounds(slice);
  const pane = { ...quiet, gridIndex: 2, min, max, interval: (max - min) / 2, splitLine: middle };
  return layout.pane === undefined ? [prices, volume] : [prices, volume, pane];
};

const xAxes = ({ slice, layout }: CandleDrawing, colors: CandleColors) => {
  const count = layout.pane === undefined ? 2 : 3;
  return Array.from({ length: count }, (_, gridIndex) => ({
    ...NO_LABELS,
    type: 'category' as const,
    gridIndex,
    data: slice.candles.map(({ time }) => time),
    axisLine: { lineStyle: { color: colors.grid } },
  }));
};

/** The echarts option of the visible candles: prices, volume, and the lower pane if there is one. Its texts are not part of it. */
export const candleOption = (drawing: CandleDrawing, colors: CandleColors) => {
  const { slice } = drawing;
  const volumes = slice.candles.map((candle) => ({
    value: toDrawing(candle.volume),
    isUp: rises(candle),
  }));
  return {
    animation: false,
    grid: gridsOf(drawing),
    xAxis: xAxes(drawing, colors),
    yAxis: yAxes(drawing, colors),
    series: [
      priceSeries(drawing, colors),
      ...slice.overlays.map((line) => lineSeries(line, colors.inks[line.ink], 0)),
      barSeries('volume', 1, volumes, colors),
      ...paneSeries(slice, colors),
    ],
  };
};
