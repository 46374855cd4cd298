import ReactEChartsCore from 'echarts-for-react/esm/core';
import { LineChart as LineSeries } from 'echarts/charts';
import { GridComponent, MarkLineComponent, MarkPointComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { readChartColors } from './colors';
import { lineOption, type LineChartProps } from './line-option';

echarts.use([LineSeries, GridComponent, MarkLineComponent, MarkPointComponent, CanvasRenderer]);

const MAX_PIXEL_RATIO = 2;

/** The line of prices under the figure: colours from the tokens, a text for those who do not see it. */
export const LineChart = ({ points, entries, trend, look, label }: LineChartProps) => {
  'use memo';
  return (
    <div role="img" aria-label={label} className="h-full">
      <ReactEChartsCore
        key={look}
        echarts={echarts}
        option={lineOption({ points, entries }, readChartColors(trend))}
        replaceMerge={['series']}
        opts={{
          renderer: 'canvas',
          devicePixelRatio: Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO),
        }}
        style={{ height: '100%' }}
      />
    </div>
  );
};
