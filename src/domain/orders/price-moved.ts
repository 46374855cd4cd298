import { distancePercentOf } from '../leverage/account';
import { add, compare, decimal, divide, multiply, type Decimal } from '../money/decimal';

/** Price move, in percent, above which a displayed price is outdated. */
const MOVED_PERCENT = decimal('0.2');

/** True if a market order would now fill at a different price than the displayed one. */
export const hasPriceMoved = (shown: Decimal, now: Decimal): boolean =>
  compare(distancePercentOf(shown, now), MOVED_PERCENT) > 0;

const HUNDRED = decimal('100');
/** The smallest move that `hasPriceMoved` sees, in percent: distances are cut to two decimals. */
const SEEN_PERCENT = add(MOVED_PERCENT, decimal('0.01'));

/**
 * The largest cost at the displayed price that `money` still pays for after a move that `hasPriceMoved` does not see, with
 * `scale` decimals. An order of all the money would be refused as soon as the price rose.
 */
export const affordableDespiteMoves = (money: Decimal, scale: number): Decimal =>
  divide(multiply(money, HUNDRED), add(HUNDRED, SEEN_PERCENT), scale, 'down');
