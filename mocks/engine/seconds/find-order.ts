import { Refusal } from '../refusal';
import type { User, WorldState } from '../state';
import type { SecondsOrder } from './order';

/** An order of the account in use. Throws `trade_record_not_found` for one that does not exist or is not the user's. */
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
