import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { releaseOpen } from './release-open';

/** Cancels an open spot order and releases its hold. If the price was reached first, the order is already filled. */
export const cancelCoinOrder = (
  context: Context,
  user: User,
  id: number,
): Decision<'cancel_success'> => {
  requireGoodStanding(user);
  const order = context.state.records.coinOrders[id];
  if (order?.owner !== user.id || order.mode !== user.mode || order.status === 'cancelled')
    throw new Refusal('trade_record_not_found');
  if (order.status !== 'open') throw new Refusal('order_cannot_be_cancelled');
  return { events: releaseOpen(context, order, 'cancel'), reply: 'cancel_success' };
};
