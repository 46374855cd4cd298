import { marginLevelOf } from '@/domain/leverage/account';
import { closingPrice, positionProfitOf } from '@/domain/leverage/position';
import { returnPercentOf } from '@/domain/money/return-percent';
import { add, decimal, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import type { AccountState } from './account';
import type { LeverageTerms } from './terms';

/** The price of one pair. */
interface PairPrice {
  readonly symbol: string;
  /** Last price, without spread; `undefined` while there is none. */
  readonly last: string | undefined;
  readonly terms: Pick<LeverageTerms, 'position' | 'spread'> | undefined;
}

const positionAt = (
  order: LeverageOrder,
  price: Decimal,
  { position }: Pick<LeverageTerms, 'position'>,
): LeverageOrder => {
  const profit = positionProfitOf(order.side, position, order.lots, order.openPrice, price);
  return { ...order, price, profit, returnPercent: returnPercentOf(profit, order.margin) };
};

const sumOfProfits = (orders: readonly LeverageOrder[]): Decimal =>
  orders.reduce((sum, { profit }) => add(sum, profit), ZERO);

/**
 * Open positions and the account, valued at the price that is on the screen. The server values them too, but a poll ago: the
 * screen would show two prices at once. Positions of other pairs, and all of them while the price or its terms are
 * unknown, keep the server's figures.
 */
export const atPrice = (
  { symbol, last, terms }: PairPrice,
  positions: readonly LeverageOrder[] | undefined,
  state: AccountState | undefined,
): {
  readonly positions: readonly LeverageOrder[] | undefined;
  readonly state: AccountState | undefined;
} => {
  if (last === undefined || terms === undefined || positions === undefined)
    return { positions, state };
  const quote = { last: decimal(last), spread: terms.spread };
  const valued = positions.map((order) =>
    order.symbol === symbol ? positionAt(order, closingPrice(order.side, quote), terms) : order,
  );
  if (state === undefined) return { positions: valued, state };
  const moved = subtract(sumOfProfits(valued), sumOfProfits(positions));
  const account = { ...state.account, floating: add(state.account.floating, moved) };
  return { positions: valued, state: { ...state, account, level: marginLevelOf(account) } };
};
