import {
  add,
  decimal,
  divide,
  isNegative,
  multiply,
  negate,
  percentOf,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';

/** Long gains when the price rises, short when it falls. */
export type Side = 'long' | 'short';

/**
 * Terms of positions on a pair. Prices in the quote currency; margin, fees, profit and loss in the margin currency,
 * whose decimals are `scale`.
 */
export interface PositionTerms {
  /** Size of a lot in the base currency. */
  readonly lotSize: Decimal;
  /** Charged at opening, percent of the value. */
  readonly feePercent: Decimal;
  /** Charged each night, percent of the value at opening. */
  readonly overnightPercent: Decimal;
  /** Value of one unit of the quote currency in the margin currency. */
  readonly rate: Decimal;
  /**
   * The half spread of a pair whose own price sets the rate, as USD/JPY does for JPY: `rate` is then 1 / (market price), and
   * moves with it. `undefined` if the rate has another source.
   */
  readonly inverseSpread?: Decimal | undefined;
  readonly scale: number;
}

/** The price of a pair and its half spread, in the quote currency. */
export interface Quote {
  readonly last: Decimal;
  readonly spread: Decimal;
}

/** Opening price: the ask for a long, the bid for a short. */
export const openingPrice = (side: Side, { last, spread }: Quote): Decimal =>
  side === 'long' ? add(last, spread) : subtract(last, spread);

/** Closing price, also used to value an open position: the bid for a long, the ask for a short. */
export const closingPrice = (side: Side, quote: Quote): Decimal =>
  openingPrice(side === 'long' ? 'short' : 'long', quote);

/** Quantity of lots in the base currency. */
export const quantityOf = (lots: number, lotSize: Decimal): Decimal =>
  multiply(decimal(lots), lotSize);

/** Value of lots at a price, in the margin currency, not rounded. */
export const notionalOf = (terms: PositionTerms, lots: number, price: Decimal): Decimal =>
  multiply(multiply(quantityOf(lots, terms.lotSize), price), terms.rate);

/** Margin of a position: value / leverage. A debit, so rounded up. */
export const marginOf = (
  terms: PositionTerms,
  lots: number,
  price: Decimal,
  leverage: number,
): Decimal => divide(notionalOf(terms, lots, price), decimal(leverage), terms.scale, 'up');

/** Opening fee. A debit, so rounded up. */
export const openFeeOf = (terms: PositionTerms, lots: number, price: Decimal): Decimal =>
  toScale(percentOf(notionalOf(terms, lots, price), terms.feePercent), terms.scale, 'up');

/** Amount deducted at opening: margin plus fee. */
export const openCostOf = (
  terms: PositionTerms,
  lots: number,
  price: Decimal,
  leverage: number,
): Decimal => add(marginOf(terms, lots, price, leverage), openFeeOf(terms, lots, price));

/** Fee for nights on the value at opening. A debit, so rounded up. */
export const overnightFeeOf = (
  terms: PositionTerms,
  lots: number,
  openPrice: Decimal,
  nights: number,
): Decimal =>
  toScale(
    multiply(
      percentOf(notionalOf(terms, lots, openPrice), terms.overnightPercent),
      decimal(nights),
    ),
    terms.scale,
    'up',
  );

/** Cost of the spread for opening and closing at an unchanged quote, in the margin currency, not rounded. */
export const spreadCostOf = (terms: PositionTerms, lots: number, spread: Decimal): Decimal =>
  multiply(notionalOf(terms, lots, spread), decimal('2'));

/** A signed amount rounded as booked: gains down, losses up, never in the user's favour. */
export const roundAsBooked = (amount: Decimal, scale: number): Decimal =>
  toScale(amount, scale, isNegative(amount) ? 'up' : 'down');

/** Profit (positive) or loss of lots between two prices, not rounded. */
export const exactProfitOf = (
  side: Side,
  terms: PositionTerms,
  lots: number,
  openPrice: Decimal,
  price: Decimal,
): Decimal => {
  const rise = notionalOf(terms, lots, subtract(price, openPrice));
  return side === 'long' ? rise : negate(rise);
};

/**
 * Profit or loss of lots, floating or booked: gains rounded down, losses up. `price` is the closing price of the side.
 * Excludes fees.
 */
export const positionProfitOf = (
  side: Side,
  terms: PositionTerms,
  lots: number,
  openPrice: Decimal,
  price: Decimal,
): Decimal => roundAsBooked(exactProfitOf(side, terms, lots, openPrice, price), terms.scale);

/**
 * Share of an amount for part of the lots, rounded down. The rest keeps the remainder, so parts always add up to the
 * whole.
 */
export const shareOf = (amount: Decimal, part: number, lots: number, scale: number): Decimal =>
  part === lots ? amount : divide(multiply(amount, decimal(part)), decimal(lots), scale, 'down');
