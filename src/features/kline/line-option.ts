import { toDrawing } from '@/domain/money/decimal';
import { boundsOf, type Bounds } from './bounds';
import type { ChartColors } from './colors';
import type { Band } from './layout';
import type { OwnLine } from './own';

/** One point of a line: epoch seconds and a price in decimal text. */
export interface ChartPoint {
  readonly time: number;
  readonly price: string;
}

/** A line of prices with its last price and the prices of the user's own orders. */
export interface LineChartProps {
  readonly points: readonly ChartPoint[];
  readonly ownLines: readonly OwnLine[];
  readonly trend: 'up' | 'down' | 'flat';
  /** Changes when the theme or the up and down colours do: colours are read anew. */
  readonly look: string;
  /** What the chart shows, in words, for those who do not see it. */
  readonly label: string;
}

const ALPHA = { top: '33', bottom: '00' } as const;
/** Room at the right for the dot's halo, in pixels. */
const RIGHT = 14;
const MARGIN = 8;

/** Where the line lies in a chart of so many pixels, and the pixels that are free at its right. */
export const lineLayout = (height: number): { readonly band: Band; readonly right: number } => ({
  band: { top: MARGIN, height: Math.max(0, height - 2 * MARGIN) },
  right: RIGHT,
});

/** Lowest and highest, the user's own prices included. */
export const boundsOfLine = (points: readonly ChartPoint[], ownLines: readonly OwnLine[]): Bounds =>
  boundsOf([...points, ...ownLines].map(({ price }) => toDrawing(price)));

const area = (color: string) => ({
  color: {
    type: 'linear' as const,
    x: 0,
    y: 0,
    x2: 0,
    y2: 1,
    colorStops: [
      { offset: 0, color: `${color}${ALPHA.top}` },
      { offset: 1, color: `${color}${ALPHA.bottom}` },
    ],
  },
});

/** The chart's description for echarts. No animation and no reaction to the pointer: the last point moves every second. */
export const lineOption = (points: readonly ChartPoint[], bounds: Bounds, colors: ChartColors) => ({
  animation: false,
  grid: { left: 0, right: RIGHT, top: MARGIN, bottom: MARGIN },
  xAxis: {
    type: 'value' as const,
    min: 'dataMin' as const,
    max: 'dataMax' as const,
    show: false,
  },
  yAxis: {
    type: 'value' as const,
    ...bounds,
    splitNumber: 3,
    axisLine: { show: false },
    axisLabel: { show: false },
    splitLine: { lineStyle: { color: colors.grid, type: 'dotted' as const } },
  },
  series: [
    {
      type: 'line' as const,
      data: points.map(({ time, price }) => [time, toDrawing(price)]),
      silent: true,
      showSymbol: false,
      emphasis: { disabled: true },
      lineStyle: { color: colors.line, width: 2 },
      areaStyle: area(colors.line),
    },
  ],
});
