import ReactEChartsCore from 'echarts-for-react/esm/core';
import { LineChart as LineSeries } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useElementSize } from '@/lib/use-element-size';
import { readChartColors } from './colors';
import { boundsOfLine, lineLayout, lineOption, type LineChartProps } from './line-option';
import { LastDot } from './price-overlays';
import { OrderLines } from './order-overlays';

echarts.use([LineSeries, GridSimpleComponent, CanvasRenderer]);

const MAX_PIXEL_RATIO = 2;

/** A price line: colours from the tokens, and a text alternative. */
export const LineChart = ({ points, orderLines, trend, look, label }: LineChartProps) => {
  'use memo';
  const [measure, size] = useElementSize<HTMLDivElement>();
  const bounds = boundsOfLine(points, orderLines);
  const { band, right } = lineLayout(size?.height ?? 0);
  const last = points.at(-1)?.price;
  return (
    <div ref={measure} role="img" aria-label={label} className="relative h-full">
      <ReactEChartsCore
        key={look}
        echarts={echarts}
        option={lineOption(points, bounds, readChartColors(trend))}
        opts={{
          renderer: 'canvas',
          devicePixelRatio: Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO),
        }}
        style={{ height: '100%' }}
      />
      {size !== undefined && (
        <>
          {last !== undefined && <LastDot {...{ price: last, bounds, band, right, trend }} />}
          <OrderLines lines={orderLines} bounds={bounds} band={band} axisWidth={right} />
        </>
      )}
    </div>
  );
};
