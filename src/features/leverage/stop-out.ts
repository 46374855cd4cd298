import { distancePercentOf, stopOutPriceOf, type ContractAccount } from '@/domain/leverage/account';
import { netPositionOf, type PricedPosition } from '@/domain/leverage/net-position';
import { closingPrice, type Side } from '@/domain/leverage/position';
import { add, compare, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import type { AccountState } from './account';
import { isTold, type LeverageTerms } from './terms';

/** An open position as the stop-out of its pair needs it; `profit` is its floating result. */
export type PairPosition = PricedPosition & Pick<LeverageOrder, 'profit'>;

/** When an account is stopped out if only one pair moves. */
export type StopOut =
  /** At a closing price of the net position, which is on `side`, `distancePercent` of the current one away from it. */
  | {
      readonly kind: 'price';
      readonly side: Side;
      readonly price: Decimal;
      readonly distancePercent: Decimal;
    }
  /** The server does not tell at which level, or how large a lot is. */
  | { readonly kind: 'unknown' }
  /** No price of this pair alone does it. */
  | { readonly kind: 'never' }
  /** The account is at its stop-out level already. */
  | { readonly kind: 'reached' };

/** The pair whose price moves, and the account without the floating results of that pair. */
interface StopOutBasis {
  readonly positions: readonly PricedPosition[];
  readonly terms: Pick<LeverageTerms, 'position' | 'spread' | 'unknown'>;
  readonly others: ContractAccount;
  readonly stopOutPercent: Decimal | undefined;
  /** Last price of the pair, without spread. */
  readonly last: Decimal;
  readonly decimals: number;
}

const isReached = (side: Side, closing: Decimal, price: Decimal): boolean =>
  side === 'long' ? compare(price, closing) >= 0 : compare(price, closing) <= 0;

/**
 * The stop-out of an account if only one pair moves, all positions of the pair together. For several positions the price is
 * off by their separate rounding to cents at most.
 */
export const stopOutOf = ({
  positions,
  terms,
  others,
  stopOutPercent,
  last,
  decimals,
}: StopOutBasis): StopOut => {
  const net = netPositionOf(positions, terms.spread);
  if (net === undefined) return { kind: 'never' };
  if (stopOutPercent === undefined || !isTold(terms, 'lotSize')) return { kind: 'unknown' };
  const exposure = { ...net, terms: terms.position, decimals };
  const price = stopOutPriceOf(exposure, others, stopOutPercent);
  if (price === undefined) return { kind: 'never' };
  const closing = closingPrice(net.side, { last, spread: terms.spread });
  return isReached(net.side, closing, price)
    ? { kind: 'reached' }
    : {
        kind: 'price',
        side: net.side,
        price,
        distancePercent: distancePercentOf(closing, price),
      };
};

/** The stop-out price that comes before a stop loss of a position on `side`; `undefined` if the stop loss comes first. */
export const stopOutBefore = (
  stopOut: StopOut | undefined,
  side: Side,
  stopLoss: Decimal | undefined,
): Decimal | undefined => {
  if (stopOut?.kind !== 'price' || stopOut.side !== side || stopLoss === undefined)
    return undefined;
  const { price } = stopOut;
  const isFirst = side === 'long' ? compare(price, stopLoss) > 0 : compare(price, stopLoss) < 0;
  return isFirst ? price : undefined;
};

/** The account without the floating results of these positions. */
export const withoutFloating = (
  account: ContractAccount,
  positions: readonly PairPosition[],
): ContractAccount => ({
  ...account,
  floating: subtract(
    account.floating,
    positions.reduce((sum, { profit }) => add(sum, profit), ZERO),
  ),
});

/** The stop-out of the account if only the pair of `positions`, all its open ones, moves. `undefined` without positions. */
export const pairStopOut = (
  positions: readonly LeverageOrder[],
  terms: StopOutBasis['terms'],
  { account, stopOutPercent }: Pick<AccountState, 'account' | 'stopOutPercent'>,
): StopOut | undefined => {
  const [first] = positions;
  if (first === undefined) return undefined;
  const { side, price, decimals } = first;
  return stopOutOf({
    positions,
    terms,
    others: withoutFloating(account, positions),
    stopOutPercent,
    // The price of a position is the closing price of its side.
    last: side === 'long' ? add(price, terms.spread) : subtract(price, terms.spread),
    decimals,
  });
};
