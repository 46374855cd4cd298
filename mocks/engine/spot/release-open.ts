import { negate } from '@/domain/money/decimal';
import { COIN_LIFECYCLE } from '@/domain/status/coin-order';
import { transition } from '@/domain/status/lifecycle';
import type { Context } from '../context';
import { userAccount } from '../ledger/ledger';
import { notifyLimited } from '../limits/notify-limited';
import type { WorldEvent } from '../state';
import type { OpenCoinOrder } from './order';

/** Ends an open spot order unfilled and releases its hold. */
export const releaseOpen = (
  context: Context,
  order: OpenCoinOrder,
  event: 'cancel' | 'forbid',
): readonly WorldEvent[] => {
  const { now } = context;
  const { id, owner, mode, heldCurrency, hold } = order;
  const journal = {
    id: `void:coin:${id}`,
    at: now,
    kind: 'coin-void',
    postings: [
      { account: userAccount(owner, mode, 'coin', heldCurrency, 'frozen'), delta: negate(hold) },
      { account: userAccount(owner, mode, 'coin', heldCurrency, 'available'), delta: hold },
    ],
  };
  const status = transition(COIN_LIFECYCLE, order.status, event);
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'coinOrders',
      record: {
        ...order,
        status,
        cancelledAt: now,
        cancelledBy: event === 'forbid' ? 'limit' : 'user',
      },
    },
    ...(event === 'forbid'
      ? [notifyLimited(context, order, { kind: 'spot_order', id, mode })]
      : []),
  ];
};
