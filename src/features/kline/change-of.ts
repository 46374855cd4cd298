import { decimal, divide, isZero, multiply, subtract } from '@/domain/money/decimal';
import type { ChartCandle } from './plots';

const HUNDRED = decimal('100');
const SCALE = 6;

/** From open to close in percent, signed decimal text; `undefined` where there is nothing to divide by. */
export const changeOf = (candle: ChartCandle | undefined): string | undefined => {
  if (candle === undefined) return undefined;
  const open = decimal(candle.open);
  if (isZero(open)) return undefined;
  return multiply(divide(subtract(decimal(candle.close), open), open, SCALE, 'down'), HUNDRED);
};
