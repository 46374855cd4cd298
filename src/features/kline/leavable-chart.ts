import type { ECharts } from 'echarts';
import ReactEChartsCore from 'echarts-for-react/esm/core';

/**
 * The library's component, for a chart that may go while it is still drawn. The library creates it in steps and looks for
 * it by its element, which React has taken by then: it throws. Here it gets the chart that it had last, which is disposed
 * and does nothing.
 */
export class LeavableChart extends ReactEChartsCore {
  private last: ECharts | undefined;

  override getEchartsInstance(): ECharts {
    // Null once React has taken the element, unlike the library's type.
    const element: HTMLElement | null = this.ele;
    if (element === null && this.last !== undefined) return this.last;
    this.last = super.getEchartsInstance();
    return this.last;
  }
}
