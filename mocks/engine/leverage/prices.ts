import { decimal, multiply, parseDecimal, toDrawing, type Decimal } from '@/domain/money/decimal';
import type { TradedPair } from '../context';
import { Refusal } from '../refusal';

/** Stops as they were typed; absent for none. */
export interface StopPrices {
  readonly takeProfit: string | undefined;
  readonly stopLoss: string | undefined;
}

/** 10^decimals: how many ticks a unit of the quote currency has. */
const ticksPerUnit = ({ market }: TradedPair): Decimal =>
  decimal(`1${'0'.repeat(market.decimals)}`);

/** A typed price in ticks. Throws `parameter_wrong` for one with more decimals than the pair has. 0 is 0. */
const ticksOf = (pair: TradedPair, text: string): number => {
  const price = parseDecimal(text);
  if (price === undefined) throw new Refusal('parameter_wrong');
  const ticks = toDrawing(multiply(price, ticksPerUnit(pair)));
  if (!Number.isSafeInteger(ticks)) throw new Refusal('parameter_wrong');
  return ticks;
};

/** As `ticksOf`, for a price that must be greater than 0. */
export const priceTicks = (pair: TradedPair, text: string): number => {
  const ticks = ticksOf(pair, text);
  if (ticks <= 0) throw new Refusal('parameter_wrong');
  return ticks;
};

/** Typed stops in ticks. Where they must lie is `stopsProblem`'s to say, 0 included. */
export const stopTicks = (pair: TradedPair, { takeProfit, stopLoss }: StopPrices) => ({
  takeProfitTicks: takeProfit === undefined ? undefined : ticksOf(pair, takeProfit),
  stopLossTicks: stopLoss === undefined ? undefined : ticksOf(pair, stopLoss),
});
