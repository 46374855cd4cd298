import { distancePercentOf } from '../leverage/account';
import { compare, decimal, type Decimal } from '../money/decimal';

/** Price move, in percent, above which a displayed price is outdated. */
const MOVED_PERCENT = decimal('0.2');

/** True if a market order would now fill at a different price than the displayed one. */
export const hasPriceMoved = (shown: Decimal, now: Decimal): boolean =>
  compare(distancePercentOf(shown, now), MOVED_PERCENT) > 0;
