import {
  add,
  compare,
  divide,
  isMultipleOf,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** Buy pays the quote currency for the base currency; sell is the opposite. */
export type SpotSide = 'buy' | 'sell';

/** Terms of spot orders on a pair. */
export interface SpotTerms {
  /** Fraction of the received amount: 0.002 is 0.2 %. */
  readonly feeFraction: Decimal;
  /** Decimals of the two currencies. */
  readonly baseScale: number;
  readonly quoteScale: number;
}

/** Limits on the base amount of an order. */
export interface SpotAmountRules {
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly step: Decimal;
}

/**
 * Total of an order before the fee, in the quote currency: the cost of a buy, a debit, rounded up; the proceeds of a sell,
 * a credit, rounded down.
 */
export const spotTotalOf = (
  side: SpotSide,
  { quoteScale }: SpotTerms,
  price: Decimal,
  amount: Decimal,
): Decimal => toScale(multiply(price, amount), quoteScale, side === 'buy' ? 'up' : 'down');

/** The result of an order filled at a price. */
export interface SpotResult {
  /** Amount paid: quote currency for a buy, base currency for a sell. */
  readonly pays: Decimal;
  /** Deducted from the received amount, in its currency. A debit, so rounded up. */
  readonly fee: Decimal;
  /** Amount received after the fee: base currency for a buy, quote currency for a sell. */
  readonly receives: Decimal;
}

/** Amounts of an order filled at `price`: paid, fee and received. */
export const spotResultOf = (
  side: SpotSide,
  terms: SpotTerms,
  price: Decimal,
  amount: Decimal,
): SpotResult => {
  const total = spotTotalOf(side, terms, price, amount);
  const gross = side === 'buy' ? amount : total;
  const scale = side === 'buy' ? terms.baseScale : terms.quoteScale;
  const fee = toScale(multiply(gross, terms.feeFraction), scale, 'up');
  return {
    pays: side === 'buy' ? total : amount,
    fee,
    receives: subtract(gross, fee),
  };
};

/** Decimals of amounts if no balance of the server shows them. */
export const DEFAULT_SCALES = { base: 8, quote: 2 } as const;

/** Amounts of an order of which the server has the fee, in the received currency; worked out where it has none. */
export const toldResultOf = (result: SpotResult, told: Decimal | undefined): SpotResult => {
  const fee = told ?? result.fee;
  return { ...result, fee, receives: subtract(add(result.receives, result.fee), fee) };
};

/** Hold of an open order at `price`: the cost of a buy, the amount of a sell. */
export const spotHoldOf = (
  side: SpotSide,
  terms: SpotTerms,
  price: Decimal,
  amount: Decimal,
): Decimal => (side === 'buy' ? spotTotalOf(side, terms, price, amount) : amount);

/** Reason to refuse an amount. The codes are keys of the error catalogue. */
export type SpotAmountProblem =
  | 'amount_wrong'
  | 'order_below_minimum'
  | 'order_above_maximum'
  | 'quantity_not_multiple';

/** The first problem of a base amount; `undefined` if it is valid. Exact. */
export const spotAmountProblem = (
  amount: Decimal,
  { minimum, maximum, step }: SpotAmountRules,
): SpotAmountProblem | undefined => {
  if (!isPositive(amount)) return 'amount_wrong';
  if (compare(amount, minimum) < 0) return 'order_below_minimum';
  if (compare(amount, maximum) > 0) return 'order_above_maximum';
  return isMultipleOf(amount, step) ? undefined : 'quantity_not_multiple';
};

const onStep = (amount: Decimal, step: Decimal): Decimal =>
  multiply(divide(amount, step, 0, 'down'), step);

/**
 * The largest amount that `available` of the paying currency buys or sells within the rules: the "Max" button. 0 if too
 * little.
 */
export const largestSpotAmount = (
  side: SpotSide,
  terms: SpotTerms,
  rules: SpotAmountRules,
  price: Decimal,
  available: Decimal,
): Decimal => {
  const money = toScale(
    larger(available, ZERO),
    side === 'buy' ? terms.quoteScale : terms.baseScale,
    'down',
  );
  // Rounding the cost up to the smallest unit cannot exceed the balance if the unrounded cost fits.
  const affordable = side === 'buy' ? divide(money, price, terms.baseScale, 'down') : money;
  const amount = onStep(smaller(affordable, rules.maximum), rules.step);
  return compare(amount, rules.minimum) < 0 ? ZERO : amount;
};
