import { Refusal } from '../refusal';
import type { User, WorldState } from '../state';
import type { SecondsOrder } from './order';

/** An order of the current account. Throws `trade_record_not_found` if it does not exist or belongs to another user. */
export const requireOwnOrder = (
  { records }: Readonly<WorldState>,
  user: User,
  id: number,
): SecondsOrder => {
  const order = records.secondsOrders[id];
  if (order?.owner !== user.id || order.mode !== user.mode)
    throw new Refusal('trade_record_not_found');
  return order;
};
