import type { ContractAccount } from '@/domain/leverage/account';
import {
  closingPrice,
  profitOf,
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
import { cashOf, purseOf, type Holder } from './purse';

/** The pair of a position. A position on a pair that is not in the catalogue is a defect. */
export const pairOf = ({ pairs }: Pick<Catalogue, 'pairs'>, pairId: number) => {
  const pair = pairs.find(({ id }) => id === pairId);
  if (pair?.leverage === undefined) throw new RangeError(`no leverage on pair ${pairId}`);
  return { ...pair, leverage: pair.leverage };
};

/** A price in integer ticks of a pair in its quote currency. */
export const priceOf = ({ market }: TradedPair, ticks: number): Decimal =>
  decimal(fromTicks(ticks, market.decimals));

/** The price of a pair at a second and its spread each way, in the quote currency. */
const quoteOf = (pair: TradedPair, market: Market, second: number): Quote => ({
  last: priceOf(pair, market.priceAt(pair.market.symbol, second)),
  spread: priceOf(pair, market.halfSpread(pair.market.symbol, second)),
});

/** What positions on a pair are reckoned with when its quote currency is worth `rate` of the margin currency. */
export const termsOf = (
  { margin }: Pick<Catalogue, 'margin'>,
  { lotSize, feePercent, overnightPercent }: LeverageOffer,
  rate: Decimal,
): PositionTerms => ({ lotSize, feePercent, overnightPercent, rate, scale: margin.currency.scale });

/** The closing price of a side at a second in integer ticks: bid for a long, ask for a short. */
export const closingTicks = (
  market: Market,
  symbol: string,
  side: Side,
  second: number,
): number => {
  const { bid, ask } = market.quote(symbol, second);
  return side === 'long' ? bid : ask;
};

/** Profit or loss of some lots of a position at a price in ticks and a rate, as it would be booked. */
export const profitAt = (
  catalogue: Catalogue,
  { pairId, side, openTicks }: Pick<OpenPosition, 'pairId' | 'side' | 'openTicks'>,
  lots: number,
  ticks: number,
  rate: Decimal,
): Decimal => {
  const pair = pairOf(catalogue, pairId);
  const terms = termsOf(catalogue, pair.leverage, rate);
  return profitOf(side, terms, lots, priceOf(pair, openTicks), priceOf(pair, ticks));
};

/** Floating profit or loss of a position now: what closing it wholly this second would book. */
export const floatingOf = (
  { catalogue, market, now }: Context,
  position: OpenPosition,
): Decimal => {
  const second = secondOf(now);
  const pair = pairOf(catalogue, position.pairId);
  const terms = termsOf(catalogue, pair.leverage, rateAt(catalogue, market, pair.quote, second));
  const { side, lots, openTicks } = position;
  const close = closingPrice(side, quoteOf(pair, market, second));
  return profitOf(side, terms, lots, priceOf(pair, openTicks), close);
};

const isHeldBy =
  ({ owner, mode }: Holder) =>
  (position: Position): boolean =>
    position.owner === owner && position.mode === mode;

/** The open positions of an account, oldest first. */
export const openPositionsOf = (
  { state }: Pick<Context, 'state'>,
  holder: Holder,
): readonly OpenPosition[] =>
  Object.values(state.records.positions).filter(
    (position): position is OpenPosition =>
      position.status === 'open' && isHeldBy(holder)(position),
  );

/** The pending orders of an account, oldest first. */
export const pendingPositionsOf = (
  { state }: Pick<Context, 'state'>,
  holder: Holder,
): readonly PendingPosition[] =>
  Object.values(state.records.positions).filter(
    (position): position is PendingPosition =>
      position.status === 'pending' && isHeldBy(holder)(position),
  );

/** What a pending order holds: margin and fee. */
export const heldFor = ({ margin, fee }: PendingPosition): Decimal => add(margin, fee);

/** The figures of a contract account when its open positions have these profits and losses. */
export const accountWith = (
  context: View,
  holder: Holder,
  open: readonly OpenPosition[],
  floating: readonly Decimal[],
): ContractAccount => ({
  cash: cashOf(purseOf(context, holder)),
  held: add(ZERO, ...pendingPositionsOf(context, holder).map(heldFor)),
  usedMargin: add(ZERO, ...open.map(({ margin }) => margin)),
  floating: add(ZERO, ...floating),
});

/** The figures of a contract account now. */
export const contractAccountOf = (context: Context, holder: Holder): ContractAccount => {
  const open = openPositionsOf(context, holder);
  return accountWith(
    context,
    holder,
    open,
    open.map((position) => floatingOf(context, position)),
  );
};
