import { toDrawing } from '@/domain/money/decimal';
import { boundsOf } from './bounds';
import type { ChartColors } from './colors';

/** One point of a line: epoch seconds and a price in decimal text. */
export interface ChartPoint {
  readonly time: number;
  readonly price: string;
}

/** The entry of a running order on the chart. */
export interface EntryLine {
  readonly price: string;
  readonly label: string;
}

/** A line of prices with its last price and the entries of running orders. */
export interface LineChartProps {
  readonly points: readonly ChartPoint[];
  readonly entries: readonly EntryLine[];
  readonly trend: 'up' | 'down' | 'flat';
  /** Changes when the theme or the up and down colours do: colours are read anew. */
  readonly look: string;
  /** What the chart shows, in words, for those who do not see it. */
  readonly label: string;
}

const ALPHA = { top: '33', bottom: '00' } as const;
/** Room at the right for the dot's halo, in pixels. */
const RIGHT = 14;

const priceLine = (price: number, color: string) => ({
  yAxis: price,
  lineStyle: { color, type: 'dashed' as const, width: 1, opacity: 0.8 },
  label: { show: false },
});

const entryLine = ({ price, label }: EntryLine, colors: ChartColors) => ({
  yAxis: toDrawing(price),
  lineStyle: { color: colors.entry, type: 'solid' as const, width: 1 },
  label: {
    show: true,
    position: 'insideStartTop' as const,
    formatter: label,
    color: colors.onEntry,
    backgroundColor: colors.entry,
    padding: [2, 6] as [number, number],
    borderRadius: 6,
    fontSize: 11,
    distance: 2,
  },
});

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

type Point = readonly [time: number, price: number];

/** The last price: a dot in a halo. */
const lastDot = ([time, price]: Point, color: string) => [
  { coord: [time, price], symbolSize: 20, itemStyle: { color, opacity: 0.2 } },
  { coord: [time, price], symbolSize: 8, itemStyle: { color } },
];

const priceSeries = (
  data: readonly Point[],
  entries: readonly EntryLine[],
  colors: ChartColors,
) => {
  const last = data.at(-1);
  return {
    type: 'line' as const,
    data,
    silent: true,
    showSymbol: false,
    emphasis: { disabled: true },
    lineStyle: { color: colors.line, width: 2 },
    areaStyle: area(colors.line),
    markLine: {
      silent: true,
      symbol: 'none',
      data: [
        ...(last === undefined ? [] : [priceLine(last[1], colors.line)]),
        ...entries.map((entry) => entryLine(entry, colors)),
      ],
    },
    markPoint: {
      silent: true,
      symbol: 'circle',
      label: { show: false },
      data: last === undefined ? [] : lastDot(last, colors.line),
    },
  };
};

/** The chart's description for echarts. No animation and no reaction to the pointer: the last point moves every second. */
export const lineOption = (
  { points, entries }: Pick<LineChartProps, 'points' | 'entries'>,
  colors: ChartColors,
) => {
  const data = points.map(({ time, price }): Point => [time, toDrawing(price)]);
  const prices = [
    ...data.map(([, price]) => price),
    ...entries.map(({ price }) => toDrawing(price)),
  ];
  return {
    animation: false,
    grid: { left: 0, right: RIGHT, top: 8, bottom: 8 },
    xAxis: {
      type: 'value' as const,
      min: 'dataMin' as const,
      max: 'dataMax' as const,
      show: false,
    },
    yAxis: {
      type: 'value' as const,
      ...boundsOf(prices),
      splitNumber: 3,
      axisLine: { show: false },
      axisLabel: { show: false },
      splitLine: { lineStyle: { color: colors.grid, type: 'dotted' as const } },
    },
    series: [priceSeries(data, entries, colors)],
  };
};
