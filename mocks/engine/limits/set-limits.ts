import { fitsScale, isPositive, parseDecimal, type Decimal } from '@/domain/money/decimal';
import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import { nextId, type User } from '../state';
import { changeLimit, limitAt, NO_LIMIT, type TradingLimits } from './limits';
import { limitsOf } from './own-limits';

/** Changes as typed: an absent one leaves its limit, `none` removes it. */
export interface LimitChanges {
  readonly stake: string | undefined;
  readonly loss: string | undefined;
  readonly breakHours: number | undefined;
}

const HOUR_MS = 3600 * 1000;
const DECIMALS = 2;

const wishOf = (text: string): Decimal | undefined => {
  if (text === 'none') return undefined;
  const amount = parseDecimal(text);
  if (amount === undefined || !isPositive(amount) || !fitsScale(amount, DECIMALS))
    throw new Refusal('amount_wrong');
  return amount;
};

/** Sets limits of the current account, or begins a break. See `changeLimit`; a break never ends earlier than it did. */
export const setLimits = (
  { state, now }: Context,
  user: User,
  { stake, loss, breakHours }: LimitChanges,
): Decision<TradingLimits> => {
  if (stake === undefined && loss === undefined && breakHours === undefined)
    throw new Refusal('parameters_missing');
  const before = limitsOf(state, { owner: user.id, mode: user.mode });
  const changed = (limit = NO_LIMIT, wish: string | undefined) =>
    wish === undefined ? limitAt(limit, now) : changeLimit(limit, wishOf(wish), now);
  const breakUntil =
    breakHours === undefined
      ? before?.breakUntil
      : Math.max(before?.breakUntil ?? 0, now + breakHours * HOUR_MS);
  const record: TradingLimits = {
    id: before?.id ?? nextId(state, 'tradingLimits'),
    owner: user.id,
    mode: user.mode,
    stake: changed(before?.stake, stake),
    loss: changed(before?.loss, loss),
    breakUntil,
  };
  return {
    events: [{ kind: 'recordPut', collection: 'tradingLimits', record }],
    reply: record,
  };
};
