import { distancePercentOf } from '../leverage/account';
import { compare, decimal, type Decimal } from '../money/decimal';

/** What a price moves in a few seconds, percent: by more than that it is another one, and what was shown no longer holds. */
const MOVED_PERCENT = decimal('0.2');

/** True if an order at the market would be done at another price than the one shown. */
export const hasMoved = (shown: Decimal, now: Decimal): boolean =>
  compare(distancePercentOf(shown, now), MOVED_PERCENT) > 0;
