import type { ContractAccount } from '@/domain/leverage/account';
import {
  closingPrice,
  positionProfitOf,
  type PositionTerms,
  type Quote,
  type Side,
} from '@/domain/leverage/position';
import { add, decimal, fromTicks, ZERO, type Decimal } from '@/domain/money/decimal';
import {
  secondOf,
  type Catalogue,
  type Context,
  type LeverageOffer,
  type TradedPair,
  type View,
} from '../context';
import type { Market } from '../market';
import { rateAt } from '../rates';
import type { OpenPosition, PendingPosition, Position } from './position';
import { netFundsOf, contractFundsOf, type ContractAccountOwner } from './contract-funds';

/** The pair of a position. A pair missing from the catalogue is a defect. */
export const pairOf = ({ pairs }: Pick<Catalogue, 'pairs'>, pairId: number) => {
  const pair = pairs.find(({ id }) => id === pairId);
  if (pair?.leverage === undefined) throw new RangeError(`no leverage on pair ${pairId}`);
  return { ...pair, leverage: pair.leverage };
};

/** A price in ticks, converted to the pair's quote currency. */
export const priceOf = ({ market }: TradedPair, ticks: number): Decimal =>
  decimal(fromTicks(ticks, market.decimals));

/** The price of a pair at a second and its half spread, in the quote currency. */
const quoteOf = (pair: TradedPair, market: Market, second: number): Quote => ({
  last: priceOf(pair, market.priceAt(pair.market.symbol, second)),
  spread: priceOf(pair, market.halfSpread(pair.market.symbol, second)),
});

/** Terms of positions on a pair when its quote currency is worth `rate` in the margin currency. */
export const termsOf = (
  { margin }: Pick<Catalogue, 'margin'>,
  { lotSize, feePercent, overnightPercent }: LeverageOffer,
  rate: Decimal,
): PositionTerms => ({ lotSize, feePercent, overnightPercent, rate, scale: margin.currency.scale });

/** The closing price of a side at a second, in ticks: bid for a long, ask for a short. */
export const closingTicks = (
  market: Market,
  symbol: string,
  side: Side,
  second: number,
): number => {
  const { bid, ask } = market.quote(symbol, second);
  return side === 'long' ? bid : ask;
};

/** Profit or loss of lots of a position at a price in ticks and a rate, rounded as booked. */
export const profitAt = (
  catalogue: Catalogue,
  { pairId, side, openTicks }: Pick<OpenPosition, 'pairId' | 'side' | 'openTicks'>,
  lots: number,
  ticks: number,
  rate: Decimal,
): Decimal => {
  const pair = pairOf(catalogue, pairId);
  const terms = termsOf(catalogue, pair.leverage, rate);
  return positionProfitOf(side, terms, lots, priceOf(pair, openTicks), priceOf(pair, ticks));
};

/** Floating profit or loss of a position: the amount that closing it in full this second would book. */
export const floatingOf = (
  { catalogue, market, now }: Context,
  position: OpenPosition,
): Decimal => {
  const second = secondOf(now);
  const pair = pairOf(catalogue, position.pairId);
  const terms = termsOf(catalogue, pair.leverage, rateAt(catalogue, market, pair.quote, second));
  const { side, lots, openTicks } = position;
  const close = closingPrice(side, quoteOf(pair, market, second));
  return positionProfitOf(side, terms, lots, priceOf(pair, openTicks), close);
};

/** Reads the orders of an account that have a status, oldest first. */
const ordersOf =
  <const S extends Position['status']>(status: S) =>
  (
    { state }: Pick<Context, 'state'>,
    { owner, mode }: ContractAccountOwner,
  ): readonly Extract<Position, { status: S }>[] =>
    Object.values(state.records.positions).filter(
      (position): position is Extract<Position, { status: S }> =>
        position.status === status && position.owner === owner && position.mode === mode,
    );

/** The open positions of an account, oldest first. */
export const openPositionsOf = ordersOf('open');

/** The pending orders of an account, oldest first. */
export const pendingPositionsOf = ordersOf('pending');

/** The closed positions of an account, in the order in which they were placed. */
export const closedPositionsOf = ordersOf('closed');

/** Margin plus fee, held by a pending order. */
export const heldFor = ({ margin, fee }: PendingPosition): Decimal => add(margin, fee);

/** The figures of a contract account for these profits and losses of its open positions. */
export const accountWith = (
  context: View,
  holder: ContractAccountOwner,
  open: readonly OpenPosition[],
  floating: readonly Decimal[],
): ContractAccount => ({
  cash: netFundsOf(contractFundsOf(context, holder)),
  held: add(ZERO, ...pendingPositionsOf(context, holder).map(heldFor)),
  usedMargin: add(ZERO, ...open.map(({ margin }) => margin)),
  floating: add(ZERO, ...floating),
});

/** The current figures of a contract account. */
export const contractAccountOf = (
  context: Context,
  holder: ContractAccountOwner,
): ContractAccount => {
  const open = openPositionsOf(context, holder);
  return accountWith(
    context,
    holder,
    open,
    open.map((position) => floatingOf(context, position)),
  );
};
