import { compare, larger, smaller, subtract, ZERO, type Decimal } from '@/domain/money/decimal';

/** What the limits that users set for themselves leave of today, in the currency of an order; `undefined` without a limit. */
export interface LeftToday {
  readonly stake?: Decimal | undefined;
  readonly loss?: Decimal | undefined;
}

/** An order that a limit of the user's own forbids: by what it stakes, or by what it can lose. */
export type TradingLimitProblem = 'stake_limit' | 'loss_limit';

/** What is left of a limit; `undefined` without one. */
export const leftOf = (limit: Decimal | undefined, used: Decimal): Decimal | undefined =>
  limit === undefined ? undefined : larger(ZERO, subtract(limit, used));

/** The part of an amount that is within what is left. */
export const within = (amount: Decimal, left: Decimal | undefined): Decimal =>
  left === undefined ? amount : smaller(amount, left);

/** True if an amount is more than what is left. An amount of exactly that is allowed. */
export const isBeyond = (amount: Decimal, left: Decimal | undefined): boolean =>
  left !== undefined && compare(amount, left) > 0;
