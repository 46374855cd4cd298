/* Charts. Candles load echarts on demand, as a chunk of its own; the price line is SVG and needs none. */
export { PriceLine } from './price-line';
export type { PriceHandle } from './price-handles';
export type { PricePoint } from './price-line-layout';
export type { OrderLine, OrderMark } from './order-lines';
export { DepthLadder } from './depth-ladder';
export { PushedContent } from './pushed-content';
export { TradeList } from './trade-list';
export { CandleChart } from './candle-chart';
export { extremesOf } from './extremes';
export { useChartChoice } from './chart-choice';
export { ChartTools } from './chart-tools';
