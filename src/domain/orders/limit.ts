import { compare, type Decimal } from '../money/decimal';

/** Reason to refuse a limit price. The code is a key of the error catalogue. */
export type LimitPriceProblem = 'limit_sell_below_price';

/**
 * The problem of a limit price: a sell (opening a short, selling a coin) cannot be below the bid (specification,
 * section 5). A buy may have any price.
 */
export const limitPriceProblem = (
  sells: boolean,
  limit: Decimal,
  bid: Decimal,
): LimitPriceProblem | undefined =>
  sells && compare(limit, bid) < 0 ? 'limit_sell_below_price' : undefined;
