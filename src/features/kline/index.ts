import { lazy } from 'react';

/* Charts. echarts is large: it comes in a chunk of its own, when the first chart is shown. */
export const LineChart = lazy(() =>
  import('./line-chart').then(({ LineChart: chart }) => ({ default: chart })),
);
export type { ChartPoint } from './line-option';
export type { OwnLine, OwnMark } from './own';
export { DepthLadder } from './depth-ladder';
export { ToldPart } from './told-part';
export { TradeList } from './trade-list';
export { CandleChart } from './candle-chart';
export { useChartChoice } from './chart-choice';
export { ChartTools } from './chart-tools';
