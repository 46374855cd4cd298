import type { Ink } from './plots';

/** The colours of a chart, read from the tokens of the theme in use. */
export interface ChartColors {
  readonly line: string;
  readonly grid: string;
}

const read = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Reads the tokens now: call it again when the theme changes. */
export const readChartColors = (trend: 'up' | 'down' | 'flat'): ChartColors => ({
  line: read(trend === 'flat' ? '--ink-2' : `--${trend}`),
  grid: read('--line'),
});

/** The colours of candles and of the lines over them. */
export interface CandleColors {
  readonly up: string;
  readonly down: string;
  readonly grid: string;
  readonly text: string;
  readonly line: string;
  readonly inks: Readonly<Record<Ink, string>>;
  /** Rising candles are hollow where up and down differ least in colour: in the colour-safe pair. */
  readonly isHollow: boolean;
  readonly font: string;
}

/** Reads the tokens now: call it again when the theme or the up and down colours change. */
export const readCandleColors = (): CandleColors => ({
  up: read('--up'),
  down: read('--down'),
  grid: read('--line'),
  text: read('--ink-3'),
  line: read('--ink'),
  inks: {
    warn: read('--warn'),
    blue: read('--blue'),
    'ink-2': read('--ink-2'),
    'ink-3': read('--ink-3'),
  },
  isHollow: document.documentElement.dataset['updown'] === 'safe',
  font: getComputedStyle(document.documentElement).fontFamily,
});
