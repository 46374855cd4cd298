import {
  add,
  decimal,
  fromJsonNumber,
  larger,
  multiply,
  toFixedScale,
} from '@/domain/money/decimal';
import type { Bounds } from './bounds';
import type { Band } from '@/ui/charts/band';
import { valueAt } from './layout';

/** The smallest step of a price with this many decimals, which is also the smallest price. */
const tickOf = (decimals: number) =>
  decimal(decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`);

/** The price at a height of the chart, to the nearest tick, with all decimals; at least one tick. */
export const priceAt = (y: number, bounds: Bounds, band: Band, decimals: number): string => {
  const value = fromJsonNumber(valueAt(y, bounds, band));
  return toFixedScale(larger(value, tickOf(decimals)), decimals, 'half-up');
};

/** The price that many ticks higher, or lower if negative; at least one tick. A price between two ticks is rounded first. */
export const stepPrice = (price: string, ticks: number, decimals: number): string => {
  const tick = tickOf(decimals);
  const from = decimal(toFixedScale(decimal(price), decimals, 'half-up'));
  const moved = add(from, multiply(tick, decimal(`${ticks}`)));
  return toFixedScale(larger(moved, tick), decimals, 'half-up');
};
