import { add, negate, subtract, type Decimal } from '@/domain/money/decimal';
import { shareOf } from '@/domain/leverage/position';
import type { Context } from '../context';
import { systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { nextId, type WorldEvent } from '../state';
import { POSITION_LIFECYCLE, type PositionCloseReason } from '@/domain/status/position';
import type { ClosedPosition, OpenPosition } from './position';
import {
  debtEvents,
  moveContractFunds,
  contractFundsOf,
  type ContractFunds,
} from './contract-funds';
import { openPositionsOf, pendingPositionsOf, profitAt } from './valuation';
import { writeOff } from './write-off';

/** How lots of a position are closed: the price in ticks, the rate, and the reason. */
export interface CloseInstruction {
  readonly lots: number;
  readonly ticks: number;
  /** Value of one unit of the quote currency in the margin currency. */
  readonly rate: Decimal;
  readonly reason: PositionCloseReason;
}

/** The closed lots' share of each amount of the position, rounded down. The remaining lots keep the rest. */
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

const closingJournal = (
  closed: ClosedPosition,
  funds: ReturnType<typeof moveContractFunds>,
): Journal => {
  const { id, owner, mode, currency, margin, profit, closedAt } = closed;
  return {
    id: `close:lever:${id}`,
    at: closedAt,
    kind: 'lever-close',
    postings: [
      { account: userAccount(owner, mode, 'contract', currency, 'margin'), delta: negate(margin) },
      { account: systemAccount(mode, 'house:pnl', currency), delta: negate(profit) },
      ...funds.postings,
    ],
  };
};

/** The result of closing lots: the events, and the free money afterwards. */
export interface CloseResult {
  readonly events: readonly WorldEvent[];
  readonly closed: ClosedPosition;
  readonly funds: ContractFunds;
}

/**
 * Closes lots of a position at a price. A part becomes a record of its own; the rest stays open. `before` is the free
 * money after earlier closings of the same decision, `newId` the id of the part's record. The caller settles debts once
 * per decision.
 */
const closeLots = (
  { catalogue, now }: Context,
  position: OpenPosition,
  { lots, ticks, rate, reason }: CloseInstruction,
  before: ContractFunds,
  newId: number,
): CloseResult => {
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
  const moved = moveContractFunds(before, add(closed.margin, closed.profit));
  return {
    closed,
    funds: moved.funds,
    events: [
      { kind: 'moneyMoved', journal: closingJournal(closed, moved) },
      { kind: 'recordPut', collection: 'positions', record: closed },
      whole
        ? { kind: 'unscheduled', topic: 'overnightFee', id: position.id }
        : { kind: 'recordPut', collection: 'positions', record: restOf(position, part) },
    ],
  };
};

/** Closes lots of several positions in order, in one decision: one journal each, all or none. */
export const closeAll = (
  context: Context,
  closings: readonly (readonly [position: OpenPosition, closing: CloseInstruction])[],
): readonly WorldEvent[] => {
  const [first] = closings;
  if (first === undefined) return [];
  const [holder] = first;
  let funds = contractFundsOf(context, holder);
  const results = closings.map(([position, closing], index) => {
    const newId = nextId(context.state, 'positions') + index;
    const result = closeLots(context, position, closing, funds, newId);
    ({ funds } = result);
    return result;
  });
  const gone = closings.filter(([position, { lots }]) => lots === position.lots).length;
  const left =
    openPositionsOf(context, holder).length + pendingPositionsOf(context, holder).length - gone;
  return [
    ...results.flatMap(({ events }) => events),
    ...(left === 0
      ? writeOff(
          context,
          funds,
          results.map(({ closed }) => closed),
        )
      : debtEvents(context, funds, funds.owed)),
  ];
};
