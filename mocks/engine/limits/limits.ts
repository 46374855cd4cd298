import { compare, type Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';

/** A looser limit, effective from `at` on, epoch milliseconds. */
interface PendingLimit {
  /** `undefined` removes the limit. */
  readonly amount: Decimal | undefined;
  readonly at: number;
}

/** A daily limit in the margin currency. Read it with `limitInForce`: nothing happens when a pending one becomes due. */
export interface DailyLimit {
  readonly amount: Decimal | undefined;
  readonly pending: PendingLimit | undefined;
}

/** What a user has limited in one account. */
export interface TradingLimits {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly stake: DailyLimit;
  readonly loss: DailyLimit;
  /** End of the newest break, epoch milliseconds; may be over. */
  readonly breakUntil: number | undefined;
}

/** Whose limits: a user's live and demo accounts have their own. */
export interface LimitOwner {
  readonly owner: number;
  readonly mode: Mode;
}

/** No limit, and none pending. */
export const NO_LIMIT: DailyLimit = { amount: undefined, pending: undefined };

const LOOSENING_MS = 24 * 3600 * 1000;

/** The limit as it is at a time: a pending one that has become due is in force. */
export const limitAt = ({ amount, pending }: DailyLimit, now: number): DailyLimit =>
  pending !== undefined && pending.at <= now
    ? { amount: pending.amount, pending: undefined }
    : { amount, pending };

/** The amount in force at a time; `undefined` for none. */
export const limitInForce = (limit: DailyLimit, now: number): Decimal | undefined =>
  limitAt(limit, now).amount;

const isLooser = (wish: Decimal | undefined, than: Decimal | undefined): boolean =>
  than !== undefined && (wish === undefined || compare(wish, than) > 0);

/**
 * The limit after a wish. A tighter one is in force at once, a looser one a day later; the wish replaces one that is
 * pending, so the amount in force takes a pending one back.
 */
export const changeLimit = (
  limit: DailyLimit,
  wish: Decimal | undefined,
  now: number,
): DailyLimit => {
  const { amount } = limitAt(limit, now);
  return isLooser(wish, amount)
    ? { amount, pending: { amount: wish, at: now + LOOSENING_MS } }
    : { amount: wish, pending: undefined };
};
