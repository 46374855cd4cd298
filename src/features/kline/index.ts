import { lazy } from 'react';

/* Charts. echarts is large, so it is a chunk of its own that loads with the first chart. */
export const LineChart = lazy(() =>
  import('./line-chart').then(({ LineChart: chart }) => ({ default: chart })),
);
export type { ChartPoint } from './line-option';
export type { OrderLine, OrderMark } from './order-lines';
export { DepthLadder } from './depth-ladder';
export { PushedContent } from './pushed-content';
export { TradeList } from './trade-list';
export { CandleChart } from './candle-chart';
export { useChartChoice } from './chart-choice';
export { ChartTools } from './chart-tools';
