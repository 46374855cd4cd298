import { negate } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { userAccount } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { COIN_LIFECYCLE } from '@/domain/status/coin-order';

/** Cancels an open spot order and releases its hold. If the price was reached first, the order is already filled. */
export const cancelCoinOrder = (
  { state, now }: Context,
  user: User,
  id: number,
): Decision<'cancel_success'> => {
  requireGoodStanding(user);
  const order = state.records.coinOrders[id];
  if (order?.owner !== user.id || order.mode !== user.mode || order.status === 'cancelled')
    throw new Refusal('trade_record_not_found');
  if (order.status !== 'open') throw new Refusal('order_cannot_be_cancelled');
  const { owner, mode, heldCurrency, hold } = order;
  const journal = {
    id: `void:coin:${id}`,
    at: now,
    kind: 'coin-void',
    postings: [
      { account: userAccount(owner, mode, 'coin', heldCurrency, 'frozen'), delta: negate(hold) },
      { account: userAccount(owner, mode, 'coin', heldCurrency, 'available'), delta: hold },
    ],
  };
  const status = transition(COIN_LIFECYCLE, order.status, 'cancel');
  return {
    events: [
      { kind: 'moneyMoved', journal },
      {
        kind: 'recordPut',
        collection: 'coinOrders',
        record: { ...order, status, cancelledAt: now },
      },
    ],
    reply: 'cancel_success',
  };
};
