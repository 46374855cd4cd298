import { toDrawing } from '@/domain/money/decimal';
import { boundsOf, type Bounds } from './bounds';
import type { ChartColors } from './colors';
import type { Band } from './layout';
import type { OrderLine } from './order-lines';

/** One point of a line: epoch seconds and a price as decimal text. */
export interface ChartPoint {
  readonly time: number;
  readonly price: string;
}

/** A price line with its last price and the prices of the user's own orders. */
export interface LineChartProps {
  readonly points: readonly ChartPoint[];
  readonly orderLines: readonly OrderLine[];
  readonly trend: 'up' | 'down' | 'flat';
  /** Changes with the theme and the up and down colours: colours are read again. */
  readonly look: string;
  /** Text alternative of the chart. */
  readonly label: string;
}

const ALPHA = { top: '33', bottom: '00' } as const;
/** Room for the dot's halo at the right, in pixels. */
const RIGHT = 14;
const MARGIN = 8;

/** The band of the line in a chart of this height, and the free pixels at its right. */
export const lineLayout = (height: number): { readonly band: Band; readonly right: number } => ({
  band: { top: MARGIN, height: Math.max(0, height - 2 * MARGIN) },
  right: RIGHT,
});

/** The range of the points and the user's own prices. */
export const boundsOfLine = (
  points: readonly ChartPoint[],
  orderLines: readonly OrderLine[],
): Bounds => boundsOf([...points, ...orderLines].map(({ price }) => toDrawing(price)));

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

/** The echarts option of a line. No animation or pointer interaction: the last point moves every second. */
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
