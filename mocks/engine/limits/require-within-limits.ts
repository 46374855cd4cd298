import { add, compare, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { limitInForce, type LimitOwner, type TradingLimits } from './limits';
import { limitsOf } from './own-limits';
import { usageOf, type Usage } from './usage';

/** What an order would add, in the margin currency. */
export interface OrderCost {
  readonly stake: Decimal;
  /** The most that it can lose, if that is known: stake and fee of a seconds contract. */
  readonly worst?: Decimal;
}

const isOver = (amount: Decimal, limit: Decimal | undefined): boolean =>
  limit !== undefined && compare(amount, limit) > 0;

const isUsedUp = (amount: Decimal, limit: Decimal | undefined): boolean =>
  limit !== undefined && compare(amount, limit) >= 0;

const isOnBreak = ({ breakUntil }: TradingLimits, now: number): boolean =>
  breakUntil !== undefined && now < breakUntil;

const isBeyond = (
  { now }: Context,
  limits: TradingLimits,
  staked: Decimal,
  { lost }: Usage,
  worst: Decimal = ZERO,
): boolean => {
  const lossLimit = limitInForce(limits.loss, now);
  return (
    isOnBreak(limits, now) ||
    isOver(staked, limitInForce(limits.stake, now)) ||
    isUsedUp(lost, lossLimit) ||
    isOver(add(lost, worst), lossLimit)
  );
};

/**
 * Throws `limit_reached` if a limit or a break of the user forbids a new order. Every path to an order calls it. Flash
 * exchange does not: like spot sales, transfers and withdrawals it stays open, because a break must never lock money in a
 * currency. The app says so where limits are set.
 */
export const requireWithinLimits = (
  context: Context,
  owner: LimitOwner,
  { stake, worst }: OrderCost,
): void => {
  const limits = limitsOf(context.state, owner);
  if (limits === undefined) return;
  const usage = usageOf(context, owner);
  const staked = add(usage.opened, usage.waiting, stake);
  if (isBeyond(context, limits, staked, usage, worst)) throw new Refusal('limit_reached');
};

/** True if a limit or a break forbids a waiting limit order to open now. `stake` in the margin currency. */
export const isFillForbidden = (context: Context, owner: LimitOwner, stake: Decimal): boolean => {
  const limits = limitsOf(context.state, owner);
  if (limits === undefined) return false;
  const usage = usageOf(context, owner);
  return isBeyond(context, limits, add(usage.opened, stake), usage);
};
