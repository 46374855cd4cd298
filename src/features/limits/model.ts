import {
  compare,
  divide,
  fitsScale,
  isPositive,
  parseDecimal,
  smaller,
  toDrawing,
  decimal,
  type Decimal,
} from '@/domain/money/decimal';

/** The two daily limits. */
export type LimitKind = 'stake' | 'loss';

/** A daily limit and its use. `undefined` amounts are no limit. */
export interface DailyLimit {
  readonly limit: Decimal | undefined;
  /** Counted today, UTC. */
  readonly used: Decimal;
  /** A looser limit that waits; `at` in epoch seconds. */
  readonly pending: { readonly limit: Decimal | undefined; readonly at: number } | undefined;
}

/** What the user has limited in the account in use. */
export interface Limits {
  readonly currency: string;
  readonly stake: DailyLimit;
  readonly loss: DailyLimit;
  /** End of the break, epoch seconds. */
  readonly breakUntil: number | undefined;
  /** The next 00:00 UTC, epoch seconds. */
  readonly dayEndsAt: number;
}

/** Decimals of a limit. */
export const LIMIT_DECIMALS = 2;
/** The largest limit that the contract's pattern allows: 18 digits before the point. */
export const LARGEST_LIMIT = decimal('999999999999999999.99');
const SHARE_DECIMALS = 4;
const HOUR_SECONDS = 3600;

/** The used share of a limit, from 0 to 1. */
export const shareUsed = ({ limit, used }: DailyLimit): number =>
  limit === undefined || !isPositive(limit)
    ? 0
    : toDrawing(smaller(decimal('1'), divide(used, limit, SHARE_DECIMALS, 'half-up')));

const isUsedUp = ({ limit, used }: DailyLimit): boolean =>
  limit !== undefined && compare(used, limit) >= 0;

/** True while a limit is used up. */
export const isLimitReached = ({ stake, loss }: Limits): boolean =>
  isUsedUp(stake) || isUsedUp(loss);

/** True during a break. `now` in epoch seconds. */
export const isOnBreak = ({ breakUntil }: Limits, now: number): boolean =>
  breakUntil !== undefined && now < breakUntil;

/** When a break of this many hours would end if it began now. Epoch seconds, like `now`. */
export const breakEndOf = (hours: number, now: number): number => now + hours * HOUR_SECONDS;

/** True if a break of this many hours would change nothing, because the running one ends later. `now` in epoch seconds. */
export const isWithinBreak = (limits: Limits, hours: number, now: number): boolean =>
  isOnBreak(limits, now) && breakEndOf(hours, now) <= (limits.breakUntil ?? 0);

/** True if anything is limited, so that orders change what is left. */
export const hasLimits = ({ stake, loss, breakUntil }: Limits): boolean =>
  stake.limit !== undefined || loss.limit !== undefined || breakUntil !== undefined;

/** A typed limit, or why it cannot be one. */
export const parseLimit = (
  text: string,
): { readonly amount: Decimal } | { readonly issue: 'wrong' | 'tooLarge' } => {
  const amount = parseDecimal(text);
  if (amount === undefined || !isPositive(amount) || !fitsScale(amount, LIMIT_DECIMALS))
    return { issue: 'wrong' };
  return compare(amount, LARGEST_LIMIT) > 0 ? { issue: 'tooLarge' } : { amount };
};

/** Whether a wish is looser than the limit in force, so that it waits for a day. `undefined` removes the limit. */
export const isLooser = (wish: Decimal | undefined, { limit }: DailyLimit): boolean =>
  limit !== undefined && (wish === undefined || compare(wish, limit) > 0);

/** A change of limits; see `setLimits` of the contract. A limit of `none` removes it. */
export interface LimitChange {
  readonly stake?: Decimal | 'none';
  readonly loss?: Decimal | 'none';
  readonly breakHours?: number;
}

/** Seconds by which the end of a break may be earlier than reckoned here: the clocks differ a little. */
const BREAK_TOLERANCE = 60;

/** Whether a limit is as wished now, or will be once the change that waits counts. */
const isAsWished = (
  wish: Decimal | 'none' | undefined,
  { limit, pending }: DailyLimit,
): boolean => {
  if (wish === undefined) return true;
  const last = pending === undefined ? limit : pending.limit;
  return wish === 'none' ? last === undefined : last !== undefined && compare(last, wish) === 0;
};

/** Whether limits that were read after a change show it. `sentAt` in epoch seconds. */
export const isChangeMade = (
  { stake, loss, breakHours }: LimitChange,
  sentAt: number,
  limits: Limits,
): boolean =>
  isAsWished(stake, limits.stake) &&
  isAsWished(loss, limits.loss) &&
  (breakHours === undefined ||
    (limits.breakUntil ?? 0) >= breakEndOf(breakHours, sentAt) - BREAK_TOLERANCE);
