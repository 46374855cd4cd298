import { compare, type Decimal } from '../money/decimal';

/** Why the price of a limit order is refused. The code is a key of the error catalogue. */
export type LimitProblem = 'limit_sell_below_price';

/**
 * What is wrong with a limit price: a sell (a short that opens, a coin that is sold) cannot be priced below what selling
 * brings now, the bid (specification, section 5). A buy may have any price.
 */
export const limitProblem = (
  sells: boolean,
  limit: Decimal,
  bid: Decimal,
): LimitProblem | undefined =>
  sells && compare(limit, bid) < 0 ? 'limit_sell_below_price' : undefined;
