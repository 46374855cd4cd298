import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, compare, isPositive, negate, smaller, subtract, ZERO } from '@/domain/money/decimal';
import type { Context } from '../context';
import type { WorldEvent } from '../state';
import { debtEvents, type ContractFunds } from './contract-funds';
import type { ClosedPosition } from './position';
import { closedPositionsOf } from './valuation';

/** The last closed first; of those closed at once, the largest loss. */
const byBlame = (a: ClosedPosition, b: ClosedPosition): number =>
  b.closedAt - a.closedAt || compare(netPositionProfitOf(a), netPositionProfitOf(b));

/**
 * Ends the debt of a contract account that has no order left to repay it, or is reset: the house pays it. The positions
 * that lost the money say how much of it was paid, none more than it lost; their profit stays what the prices made it.
 * `justClosed` are closed by this decision, so the state still has them open.
 */
export const writeOff = (
  context: Context,
  funds: ContractFunds,
  justClosed: readonly ClosedPosition[],
): readonly WorldEvent[] => {
  let left = funds.owed;
  const closed = [...justClosed, ...closedPositionsOf(context, funds)];
  const covered = closed.toSorted(byBlame).flatMap((position) => {
    const paid = smaller(left, negate(netPositionProfitOf(position)));
    if (!isPositive(paid)) return [];
    left = subtract(left, paid);
    const all = add(position.covered ?? ZERO, paid);
    return [{ ...position, covered: all, coveredAt: context.now }];
  });
  return [
    ...debtEvents(context, funds, ZERO),
    ...covered.map((record) => ({ kind: 'recordPut', collection: 'positions', record }) as const),
  ];
};
