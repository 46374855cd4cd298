import { add, toFixedScale, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../engine/context';
import { limitAt, NO_LIMIT, type DailyLimit, type TradingLimits } from '../engine/limits/limits';
import { limitsOf } from '../engine/limits/own-limits';
import { setLimits } from '../engine/limits/set-limits';
import { dayOf, usageOf } from '../engine/limits/usage';
import type { User } from '../engine/state';
import { answer, ok, read, wireSeconds } from './reply';
import type { HandlersOf } from './types';

const CENTS = 2;
/** What is used is never shown as less than it is. */
const cents = (amount: Decimal): string => toFixedScale(amount, CENTS, 'up');
const centsOrNone = (amount: Decimal | undefined): string | null =>
  amount === undefined ? null : cents(amount);

const limitRow = (limit: DailyLimit | undefined, used: Decimal, now: number) => {
  const { amount, pending } = limitAt(limit ?? NO_LIMIT, now);
  return {
    limit: centsOrNone(amount),
    used: cents(used),
    pending:
      pending === undefined
        ? null
        : { limit: centsOrNone(pending.amount), time: wireSeconds(pending.at) },
  };
};

const limitsRow = (context: Context, user: User, limits: TradingLimits | undefined) => {
  const { now, catalogue } = context;
  const { opened, waiting, lost } = usageOf(context, { owner: user.id, mode: user.mode });
  const breakUntil = limits?.breakUntil;
  return {
    currency: catalogue.margin.currency.name,
    stake: limitRow(limits?.stake, add(opened, waiting), now),
    loss: limitRow(limits?.loss, lost, now),
    break_until: breakUntil !== undefined && now < breakUntil ? wireSeconds(breakUntil) : null,
    day_ends_time: wireSeconds(dayOf(now).to),
  };
};

export const limitsHandlers: HandlersOf<'limits'> = {
  getLimits: (_input, { context, user }) =>
    read(
      ok(limitsRow(context, user, limitsOf(context.state, { owner: user.id, mode: user.mode }))),
    ),
  setLimits: (input, { context, user }) => {
    const { stake, loss, break_hours: breakHours } = input;
    return answer(setLimits(context, user, { stake, loss, breakHours }), (limits) =>
      ok(limitsRow(context, user, limits)),
    );
  },
};
