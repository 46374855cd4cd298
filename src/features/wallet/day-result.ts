import { isPositive, parseDecimal, subtract, toScale, type Decimal } from '@/domain/money/decimal';
import { returnPercentOf } from '@/domain/money/return-percent';

/** The fields of a reply that today's result is made from. */
export interface DayRow {
  /** Equity at 00:00 UTC, as if all money paid in or out since had moved then. USDT. */
  readonly day_start_usdt?: string;
  /** Equity at 00:00 UTC plus all money paid in since. USDT. */
  readonly day_base_usdt?: string;
}

/** Profit or loss of a day, in USDT and in percent. */
export interface DayResult {
  readonly amount: Decimal;
  readonly percent: Decimal;
}

const MONEY_DECIMALS = 2;

/**
 * Today's result: equity now - equity at 00:00 UTC - paid in + paid out. Its percent is of the equity at 00:00 UTC plus what
 * was paid in, not of the net: money paid out was there when the result was made. Source of the formula: spot PNL analysis
 * of Binance, PNL / (assets at the start + inflow). A server that does not send that base has the percent of its start.
 * `undefined` if the server sends no start, and with nothing to take the percent of.
 */
export const dayResult = (
  { day_start_usdt, day_base_usdt = day_start_usdt }: DayRow,
  total: Decimal | undefined,
): DayResult | undefined => {
  const start = day_start_usdt === undefined ? undefined : parseDecimal(day_start_usdt);
  const base = day_base_usdt === undefined ? undefined : parseDecimal(day_base_usdt);
  if (start === undefined || base === undefined || total === undefined || !isPositive(base))
    return undefined;
  const amount = toScale(subtract(total, start), MONEY_DECIMALS, 'down');
  return { amount, percent: returnPercentOf(amount, base) };
};
