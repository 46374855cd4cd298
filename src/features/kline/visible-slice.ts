import {
  bollingerBands,
  convergence,
  exponentialAverage,
  movingAverage,
  relativeStrength,
  type Series,
} from '@/domain/indicators/indicators';
import { toDrawing } from '@/domain/money/decimal';
import type { ViewRange } from './view';

/** The fields of a candle that a chart draws: epoch seconds, and decimal text. */
export interface ChartCandle {
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** Overlays on the prices; any number at once. */
export const OVERLAYS = ['ma', 'ema', 'boll'] as const;
/** An overlay on the prices: moving averages or Bollinger bands. */
export type Overlay = (typeof OVERLAYS)[number];

/** Indicators of the lower pane; one at a time. */
export const PANES = ['none', 'macd', 'rsi'] as const;
/** Indicator of the lower pane, or none. */
export type Pane = (typeof PANES)[number];

/** The user's chart settings. */
export interface ChartChoice {
  readonly kind: 'candles' | 'line';
  readonly overlays: readonly Overlay[];
  readonly pane: Pane;
}

/** Line colours, as token names. */
export type Ink = 'warn' | 'blue' | 'ink-2' | 'ink-3';

/** One line: a value for each visible candle. */
export interface Plot {
  /** International name, such as `MA5`. */
  readonly name: string;
  readonly ink: Ink;
  readonly look: 'solid' | 'dashed';
  readonly values: Series;
}

/** The visible candles with their lines. */
export interface ChartSlice {
  readonly candles: readonly ChartCandle[];
  readonly overlays: readonly Plot[];
  readonly pane: { readonly lines: readonly Plot[]; readonly bars: Series } | undefined;
}

/** Candles before the visible ones that exponential averages need for a precision of a millionth. */
const WARM_UP = 250;

const plot = (name: string, ink: Ink, values: Series, look: Plot['look'] = 'solid'): Plot => ({
  name,
  ink,
  look,
  values,
});

const OVERLAY_PLOTS = {
  ma: (prices) => [
    plot('MA5', 'warn', movingAverage(prices, 5)),
    plot('MA10', 'blue', movingAverage(prices, 10)),
    plot('MA30', 'ink-2', movingAverage(prices, 30)),
  ],
  ema: (prices) => [
    plot('EMA12', 'warn', exponentialAverage(prices, 12), 'dashed'),
    plot('EMA26', 'blue', exponentialAverage(prices, 26), 'dashed'),
  ],
  boll: (prices) => {
    const { middle, upper, lower } = bollingerBands(prices, 20, 2);
    return [
      plot('BOLL', 'ink-3', middle, 'dashed'),
      plot('UP', 'ink-3', upper),
      plot('LOW', 'ink-3', lower),
    ];
  },
} as const satisfies Record<Overlay, (prices: readonly number[]) => readonly Plot[]>;

const panePlots = (pane: Pane, prices: readonly number[]): ChartSlice['pane'] => {
  if (pane === 'none') return undefined;
  if (pane === 'rsi')
    return { lines: [plot('RSI14', 'blue', relativeStrength(prices, 14))], bars: [] };
  const { line, signal, histogram } = convergence(prices, [12, 26, 9]);
  return { lines: [plot('MACD', 'blue', line), plot('SIGNAL', 'warn', signal)], bars: histogram };
};

/**
 * Computes the visible slice. Its cost does not depend on the number of candles: it reads only as far back as the
 * averages need.
 */
export const visibleSlice = (
  candles: readonly ChartCandle[],
  { first, end }: ViewRange,
  { overlays, pane }: Pick<ChartChoice, 'overlays' | 'pane'>,
): ChartSlice => {
  const from = Math.max(0, first - WARM_UP);
  const prices = candles.slice(from, end).map(({ close }) => toDrawing(close));
  const inSight = (values: Series): Series => values.slice(first - from);
  const cut = (line: Plot): Plot => ({ ...line, values: inSight(line.values) });
  const below = panePlots(pane, prices);
  return {
    candles: candles.slice(first, end),
    overlays: overlays.flatMap((name) => OVERLAY_PLOTS[name](prices)).map(cut),
    pane: below && { lines: below.lines.map(cut), bars: inSight(below.bars) },
  };
};
