import { decimal, multiply, parseDecimal, toDrawing, type Decimal } from '@/domain/money/decimal';
import type { TradedPair } from '../context';
import { Refusal } from '../refusal';

/** Stops as typed; an absent field means none. */
export interface StopPrices {
  readonly takeProfit: string | undefined;
  readonly stopLoss: string | undefined;
}

/** Ticks per unit of the quote currency: 10^decimals. */
const ticksPerUnit = ({ market }: TradedPair): Decimal =>
  decimal(`1${'0'.repeat(market.decimals)}`);

/** A typed price in ticks; 0 stays 0. Throws `parameter_wrong` for more decimals than the pair has. */
const ticksOf = (pair: TradedPair, text: string): number => {
  const price = parseDecimal(text);
  if (price === undefined) throw new Refusal('parameter_wrong');
  const ticks = toDrawing(multiply(price, ticksPerUnit(pair)));
  if (!Number.isSafeInteger(ticks)) throw new Refusal('parameter_wrong');
  return ticks;
};

/** Like `ticksOf`, for a price that must be greater than 0. */
export const priceTicks = (pair: TradedPair, text: string): number => {
  const ticks = ticksOf(pair, text);
  if (ticks <= 0) throw new Refusal('parameter_wrong');
  return ticks;
};

/** Typed stops in ticks. `stopsProblem` validates their place, including 0. */
export const stopTicks = (pair: TradedPair, { takeProfit, stopLoss }: StopPrices) => ({
  takeProfitTicks: takeProfit === undefined ? undefined : ticksOf(pair, takeProfit),
  stopLossTicks: stopLoss === undefined ? undefined : ticksOf(pair, stopLoss),
});
