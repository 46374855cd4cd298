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
import type { AccountState, Terms } from './terms';

/** More than any price has, so that an average open price is as good as exact. */
const AVERAGE_DECIMALS = 16;

/**
 * The closing price at which the account is stopped out if this pair alone moves. `positions` are the open ones of one
 * pair; `undefined` without any, if they stand against each other, and where the server does not say when it is. Of
 * several, each is booked by itself: the price is right to the cents that this rounds away.
 */
export const stopOutOf = (
  positions: readonly LeverageOrder[],
  { position: terms }: Pick<Terms, 'position'>,
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
