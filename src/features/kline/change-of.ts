import { decimal, divide, isZero, multiply, subtract } from '@/domain/money/decimal';
import type { ChartCandle } from './visible-slice';

const HUNDRED = decimal('100');
const SCALE = 6;

/** Change from open to close in percent, signed decimal text; `undefined` if the open is zero or missing. */
export const changeOf = (candle: ChartCandle | undefined): string | undefined => {
  if (candle === undefined) return undefined;
  const open = decimal(candle.open);
  if (isZero(open)) return undefined;
  return multiply(divide(subtract(decimal(candle.close), open), open, SCALE, 'down'), HUNDRED);
};
