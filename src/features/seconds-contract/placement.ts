import { compare } from '@/domain/money/decimal';
import type { ApiFailure } from '@/api/errors';
import type { Order } from './order';
import type { OrderIntent } from './ticket';

/** Where an order stands between the button and the list. */
export type Placement =
  | { readonly state: 'editing' }
  | { readonly state: 'placing' }
  /** No reply came: the order list is being asked whether it was placed. */
  | { readonly state: 'checking' }
  /** Not placed; it is safe to try again. */
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  /** Neither the order nor the list was answered: nothing is sent again until the list says. */
  | { readonly state: 'unknown' }
  | { readonly state: 'placed'; readonly order: Order };

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
