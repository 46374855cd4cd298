import {
  add,
  decimal,
  divide,
  isNegative,
  isPositive,
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
 * What a position on a pair is reckoned with. Prices are in the quote currency; margin, fees, profit and loss in the
 * margin currency, which `scale` (decimals) belongs to.
 */
export interface PositionTerms {
  /** Size of a lot in the base currency. */
  readonly lotSize: Decimal;
  /** Charged at opening, percent of the value. */
  readonly feePercent: Decimal;
  /** Charged each night, percent of the value at opening. */
  readonly overnightPercent: Decimal;
  /** Worth of one unit of the quote currency in the margin currency. */
  readonly rate: Decimal;
  readonly scale: number;
}

/** The price of the pair and what it is worse by, each way, in the quote currency. */
export interface Quote {
  readonly last: Decimal;
  readonly spread: Decimal;
}

/** What a position opens at: a long buys at the ask, a short sells at the bid. */
export const openingPrice = (side: Side, { last, spread }: Quote): Decimal =>
  side === 'long' ? add(last, spread) : subtract(last, spread);

/** What a position closes at, and is valued with while it is open: bid for a long, ask for a short. */
export const closingPrice = (side: Side, quote: Quote): Decimal =>
  openingPrice(side === 'long' ? 'short' : 'long', quote);

/** Quantity of some lots in the base currency. */
export const quantityOf = (lots: number, lotSize: Decimal): Decimal =>
  multiply(decimal(lots), lotSize);

/** Worth of some lots at a price, in the margin currency, not rounded. */
export const notionalOf = (terms: PositionTerms, lots: number, price: Decimal): Decimal =>
  multiply(multiply(quantityOf(lots, terms.lotSize), price), terms.rate);

/** What an open position ties up: value / leverage, a debit and so rounded up. */
export const marginOf = (
  terms: PositionTerms,
  lots: number,
  price: Decimal,
  leverage: number,
): Decimal => divide(notionalOf(terms, lots, price), decimal(leverage), terms.scale, 'up');

/** The fee at opening, a debit and so rounded up. */
export const openFeeOf = (terms: PositionTerms, lots: number, price: Decimal): Decimal =>
  toScale(percentOf(notionalOf(terms, lots, price), terms.feePercent), terms.scale, 'up');

/** What opening takes out of the contract account: margin and fee. */
export const openCostOf = (
  terms: PositionTerms,
  lots: number,
  price: Decimal,
  leverage: number,
): Decimal => add(marginOf(terms, lots, price, leverage), openFeeOf(terms, lots, price));

/** The fee of some nights on the value at opening, a debit and so rounded up. */
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

/** The spread of opening and closing some lots at an unchanged quote, in the margin currency, not rounded. */
export const spreadCostOf = (terms: PositionTerms, lots: number, spread: Decimal): Decimal =>
  multiply(notionalOf(terms, lots, spread), decimal('2'));

/** A signed amount as it is booked: gains rounded down, losses up, so never in the user's favour. */
export const bookable = (amount: Decimal, scale: number): Decimal =>
  toScale(amount, scale, isNegative(amount) ? 'up' : 'down');

/** Profit (positive) or loss of some lots from one price to another, not rounded. */
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
 * Profit or loss of some lots, floating while open and booked when closed: gains rounded down, losses up. `price` is the
 * closing price of the side. Without fees.
 */
export const profitOf = (
  side: Side,
  terms: PositionTerms,
  lots: number,
  openPrice: Decimal,
  price: Decimal,
): Decimal => bookable(exactProfitOf(side, terms, lots, openPrice, price), terms.scale);

/**
 * What a part takes of an amount that belongs to all lots, rounded down; what is left stays with the rest, so that the
 * parts add up to the whole whatever the cuts.
 */
export const shareOf = (amount: Decimal, part: number, lots: number, scale: number): Decimal =>
  part === lots ? amount : divide(multiply(amount, decimal(part)), decimal(lots), scale, 'down');

/** Profit or loss in percent of the margin, two decimals, rounded as it is booked; zero without margin. */
export const returnPercentOf = (profit: Decimal, margin: Decimal): Decimal =>
  isPositive(margin)
    ? divide(multiply(profit, decimal('100')), margin, 2, isNegative(profit) ? 'up' : 'down')
    : decimal('0');
