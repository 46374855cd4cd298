import { add, negate, subtract, type Decimal } from '@/domain/money/decimal';
import { shareOf } from '@/domain/leverage/position';
import type { Context } from '../context';
import { systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '../lifecycle';
import { nextId, type WorldEvent } from '../state';
import { POSITION_LIFECYCLE } from './lifecycle';
import type { CloseReason, OpenPosition, Position } from './position';
import { debtEvents, movePurse, purseOf, type Purse } from './purse';
import { openPositionsOf, pendingPositionsOf, profitAt } from './valuation';

/** How some lots of a position are closed: at which price in ticks, at which rate, and why. */
export interface Closing {
  readonly lots: number;
  readonly ticks: number;
  /** Worth of one unit of the quote currency in the margin currency. */
  readonly rate: Decimal;
  readonly reason: CloseReason;
}

type ClosedPosition = Extract<Position, { status: 'closed' }>;

/** What the closed lots take with them of all that belongs to the position, each rounded down; the rest keeps what is left. */
const sharesOf = (position: OpenPosition, lots: number, scale: number) => {
  const share = (amount: Decimal): Decimal => shareOf(amount, lots, position.lots, scale);
  return {
    lots,
    margin: share(position.margin),
    fee: share(position.fee),
    nightFees: share(position.nightFees),
  };
};

const restOf = (position: OpenPosition, part: ReturnType<typeof sharesOf>): OpenPosition => ({
  ...position,
  status: transition(POSITION_LIFECYCLE, position.status, 'reduce'),
  lots: position.lots - part.lots,
  margin: subtract(position.margin, part.margin),
  fee: subtract(position.fee, part.fee),
  nightFees: subtract(position.nightFees, part.nightFees),
});

const closingJournal = (closed: ClosedPosition, purse: ReturnType<typeof movePurse>): Journal => {
  const { id, owner, mode, currency, margin, profit, closedAt } = closed;
  return {
    id: `close:lever:${id}`,
    at: closedAt,
    kind: 'lever-close',
    postings: [
      { account: userAccount(owner, mode, 'contract', currency, 'margin'), delta: negate(margin) },
      { account: systemAccount(mode, 'house:pnl', currency), delta: negate(profit) },
      ...purse.postings,
    ],
  };
};

/** What closing some lots does: the events, and the free money afterwards. */
export interface Closed {
  readonly events: readonly WorldEvent[];
  readonly purse: Purse;
}

/**
 * Closes lots of a position at a price. Part of the lots become a record of their own; the rest stays open. `before` is
 * the free money that closings before this one in the same decision have left, `newId` the id of a part's record.
 * Debts are settled by the caller, once a decision.
 */
const closeLots = (
  { catalogue, now }: Context,
  position: OpenPosition,
  { lots, ticks, rate, reason }: Closing,
  before: Purse,
  newId: number,
): Closed => {
  const whole = lots === position.lots;
  const { stopsSetAt: _stopsSetAt, ...kept } = position;
  const part = sharesOf(position, lots, catalogue.margin.currency.scale);
  const closed: ClosedPosition = {
    ...kept,
    ...part,
    id: whole ? position.id : newId,
    status: whole
      ? transition(POSITION_LIFECYCLE, position.status, reason)
      : transition(POSITION_LIFECYCLE, 'none', 'splitOff'),
    closeTicks: ticks,
    closedAt: now,
    reason,
    profit: profitAt(catalogue, position, lots, ticks, rate),
  };
  const moved = movePurse(before, add(closed.margin, closed.profit));
  return {
    purse: moved.purse,
    events: [
      { kind: 'moneyMoved', journal: closingJournal(closed, moved) },
      { kind: 'recordPut', collection: 'positions', record: closed },
      whole
        ? { kind: 'unscheduled', topic: 'overnightFee', id: position.id }
        : { kind: 'recordPut', collection: 'positions', record: restOf(position, part) },
    ],
  };
};

/** Closes lots of several positions in order, as one decision: each with a journal of its own, all or none. */
export const closeAll = (
  context: Context,
  closings: readonly (readonly [position: OpenPosition, closing: Closing])[],
): readonly WorldEvent[] => {
  const [first] = closings;
  if (first === undefined) return [];
  const [holder] = first;
  let purse = purseOf(context, holder);
  const events = closings.flatMap(([position, closing], index) => {
    const newId = nextId(context.state, 'positions') + index;
    const closed = closeLots(context, position, closing, purse, newId);
    ({ purse } = closed);
    return closed.events;
  });
  const gone = closings.filter(([position, { lots }]) => lots === position.lots).length;
  const left =
    openPositionsOf(context, holder).length + pendingPositionsOf(context, holder).length - gone;
  return [...events, ...debtEvents(context.state, purse, left === 0)];
};
