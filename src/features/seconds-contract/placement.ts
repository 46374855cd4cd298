import { compare, decimal, negate } from '@/domain/money/decimal';
import { unusualOf, type Unusual } from '@/domain/orders/unusual';
import type { Placement } from '@/api/hand';
import type { Order } from './order';
import type { OrderIntent } from './ticket';

/** Where a seconds contract stands between the button and the list. */
export type OrderPlacement = Placement<Order>;

/** The order of `intent` among the newest of the server: same terms, and not there before it was sent. */
export const findPlaced = (
  { pair, direction, expiry, preview }: OrderIntent,
  newest: readonly Order[],
  knownBefore: ReadonlySet<number>,
): Order | undefined =>
  newest.find(
    (order) =>
      !knownBefore.has(order.id) &&
      order.pairId === pair.id &&
      order.direction === direction &&
      order.seconds === expiry.seconds &&
      compare(order.stake, preview.stake) === 0,
  );

/** Why an order is asked even of those who place theirs at one tap; compared with the recent ones in its currency. */
export const unusualOrder = (
  { preview, source }: OrderIntent,
  recent: readonly Order[],
): Unusual | undefined =>
  unusualOf(
    negate(preview.loss),
    source.available,
    recent
      .filter(({ currency }) => currency === source.currency)
      .map(({ stake }) => decimal(stake)),
  );
