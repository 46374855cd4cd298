import { negate } from '@/domain/money/decimal';
import { transition } from '@/domain/status/lifecycle';
import { POSITION_LIFECYCLE } from '@/domain/status/position';
import type { Context } from '../context';
import { userAccount } from '../ledger/ledger';
import { notifyLimited } from '../limits/notify-limited';
import type { WorldEvent } from '../state';
import { contractFundsOf, debtEvents, moveContractFunds } from './contract-funds';
import { referenceTo } from './notify-position';
import type { PendingPosition } from './position';
import { heldFor, openPositionsOf, pendingPositionsOf } from './valuation';
import { writeOff } from './write-off';

/** Ends a pending order unfilled and releases its hold. */
export const releasePending = (
  context: Context,
  position: PendingPosition,
  event: 'cancel' | 'forbid',
): readonly WorldEvent[] => {
  const { id, owner, mode, currency } = position;
  const hold = heldFor(position);
  const { funds, postings } = moveContractFunds(contractFundsOf(context, position), hold);
  const orders =
    openPositionsOf(context, position).length + pendingPositionsOf(context, position).length;
  const journal = {
    id: `void:lever:${id}`,
    at: context.now,
    kind: 'lever-void',
    postings: [
      { account: userAccount(owner, mode, 'contract', currency, 'frozen'), delta: negate(hold) },
      ...postings,
    ],
  };
  const status = transition(POSITION_LIFECYCLE, position.status, event);
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'positions',
      record: {
        ...position,
        status,
        cancelledAt: context.now,
        cancelledBy: event === 'forbid' ? 'limit' : 'user',
      },
    },
    ...(event === 'forbid' ? [notifyLimited(context, position, referenceTo(position))] : []),
    ...(orders === 1 ? writeOff(context, funds, []) : debtEvents(context, funds, funds.owed)),
  ];
};
