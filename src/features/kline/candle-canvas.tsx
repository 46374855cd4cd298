import { CandlestickChart, LineChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useState } from 'react';
import { candleOption, type CandleDrawing } from './candle-option';
import { readCandleColors } from './colors';
import { LeavableChart } from './leavable-chart';

echarts.use([CandlestickChart, LineChart, GridSimpleComponent, CanvasRenderer]);

const MAX_PIXEL_RATIO = 2;

/** A drawn chart keeps asking for frames to see whether it moves. Nothing here does: each drawing is asked for. */
const sleepAtOnce = (chart: echarts.ECharts): void => chart.getZr().setSleepAfterStill(1);

/** The canvas of a chart. Its key must change with the colours and the set of lines, to create it again. */
export const CandleCanvas = ({ drawing }: { readonly drawing: CandleDrawing }) => {
  'use memo';
  const [colors] = useState(readCandleColors);
  return (
    <LeavableChart
      echarts={echarts}
      option={candleOption(drawing, colors)}
      opts={{
        renderer: 'canvas',
        devicePixelRatio: Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO),
      }}
      style={{ height: '100%' }}
      // Drawn right before the next frame, and once for all changes until then.
      lazyUpdate
      onChartReady={sleepAtOnce}
    />
  );
};
