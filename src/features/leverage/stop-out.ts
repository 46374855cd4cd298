import { stopOutPriceOf } from '@/domain/leverage/account';
import {
  add,
  decimal,
  divide,
  multiply,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import type { AccountState, LeverageTerms } from './terms';

/** More decimals than any price has, so that rounding of the average has no effect. */
const AVERAGE_DECIMALS = 16;

/**
 * The closing price at which the account is stopped out if only this pair moves. `positions` are the open ones of the
 * pair. `undefined` without positions, with opposite sides, or without a stop-out level. For several positions the
 * price is off by their separate rounding to cents at most.
 */
export const pairStopOutPrice = (
  positions: readonly LeverageOrder[],
  { position: terms }: Pick<LeverageTerms, 'position'>,
  { account, stopOutPercent }: Pick<AccountState, 'account' | 'stopOutPercent'>,
): Decimal | undefined => {
  const [first, ...others] = positions;
  if (first === undefined || stopOutPercent === undefined) return undefined;
  if (others.some(({ side }) => side !== first.side)) return undefined;
  const lots = positions.reduce((sum, order) => sum + order.lots, 0);
  const worth = positions.map((order) => multiply(order.openPrice, decimal(`${order.lots}`)));
  const floating = positions.reduce((sum, { profit }) => add(sum, profit), ZERO);
  return stopOutPriceOf(
    {
      side: first.side,
      terms,
      lots,
      openPrice: divide(add(...worth), decimal(`${lots}`), AVERAGE_DECIMALS, 'down'),
      decimals: first.decimals,
    },
    { ...account, floating: subtract(account.floating, floating) },
    stopOutPercent,
  );
};
