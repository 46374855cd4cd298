/** The colours of a chart, read from the tokens of the theme in use. */
export interface ChartColors {
  readonly line: string;
  readonly grid: string;
  readonly entry: string;
  readonly onEntry: string;
}

const read = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Reads the tokens now: call it again when the theme changes. */
export const readChartColors = (trend: 'up' | 'down' | 'flat'): ChartColors => ({
  line: read(trend === 'flat' ? '--ink-2' : `--${trend}`),
  grid: read('--line'),
  entry: read('--ink'),
  onEntry: read('--on-ink'),
});
