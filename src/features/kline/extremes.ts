import { toDrawing } from '@/domain/money/decimal';
import type { ChartCandle, ChartChoice } from './visible-slice';

/** A price with the index of its candle. */
interface Extreme {
  readonly index: number;
  /** Decimal text. */
  readonly price: string;
}

/** Which price of a candle is drawn highest and lowest. */
const FIELDS = {
  candles: { high: 'high', low: 'low' },
  line: { high: 'close', low: 'close' },
} as const satisfies Record<ChartChoice['kind'], unknown>;

const extremeOf = (prices: readonly string[], side: 1 | -1): Extreme | undefined =>
  prices.reduce<Extreme | undefined>(
    (best, price, index) =>
      best !== undefined && side * toDrawing(best.price) > side * toDrawing(price)
        ? best
        : { index, price },
    undefined,
  );

/** The highest and the lowest price that is drawn; of equal ones the newest. `undefined` without candles. */
export const extremesOf = (
  candles: readonly ChartCandle[],
  kind: ChartChoice['kind'],
): { readonly high: Extreme | undefined; readonly low: Extreme | undefined } => ({
  high: extremeOf(
    candles.map((candle) => candle[FIELDS[kind].high]),
    1,
  ),
  low: extremeOf(
    candles.map((candle) => candle[FIELDS[kind].low]),
    -1,
  ),
});
