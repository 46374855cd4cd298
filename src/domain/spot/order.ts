import {
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

/** Buy pays the quote currency for the base currency; sell the other way round. */
export type SpotSide = 'buy' | 'sell';

/** What a coin order on a pair is reckoned with. */
export interface SpotTerms {
  /** Fraction of what is received: 0.002 is 0.2 %. */
  readonly feeFraction: Decimal;
  /** Decimals of the two currencies. */
  readonly baseScale: number;
  readonly quoteScale: number;
}

/** How much of the base currency an order may be about. */
export interface AmountRules {
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly step: Decimal;
}

/** What a buy pays in the quote currency: a debit, rounded up. */
const buyCostOf = ({ quoteScale }: SpotTerms, price: Decimal, amount: Decimal): Decimal =>
  toScale(multiply(price, amount), quoteScale, 'up');

/** What a sell brings in the quote currency before the fee: a credit, rounded down. */
const sellProceedsOf = ({ quoteScale }: SpotTerms, price: Decimal, amount: Decimal): Decimal =>
  toScale(multiply(price, amount), quoteScale, 'down');

/** An order as it is done at a price. */
export interface SpotResult {
  /** What leaves the account: quote currency for a buy, base currency for a sell. */
  readonly pays: Decimal;
  /** Taken from what comes in, in its currency; a debit, rounded up. */
  readonly fee: Decimal;
  /** What arrives after the fee: base currency for a buy, quote currency for a sell. */
  readonly receives: Decimal;
}

/** What an order pays, is charged and receives when it is done at `price`. */
export const spotResultOf = (
  side: SpotSide,
  terms: SpotTerms,
  price: Decimal,
  amount: Decimal,
): SpotResult => {
  const gross = side === 'buy' ? amount : sellProceedsOf(terms, price, amount);
  const scale = side === 'buy' ? terms.baseScale : terms.quoteScale;
  const fee = toScale(multiply(gross, terms.feeFraction), scale, 'up');
  return {
    pays: side === 'buy' ? buyCostOf(terms, price, amount) : amount,
    fee,
    receives: subtract(gross, fee),
  };
};

/** What is held while an order waits for `price`: the cost of a buy, the amount of a sell. */
export const spotHoldOf = (
  side: SpotSide,
  terms: SpotTerms,
  price: Decimal,
  amount: Decimal,
): Decimal => (side === 'buy' ? buyCostOf(terms, price, amount) : amount);

/** Why an amount is refused. The codes are keys of the error catalogue. */
export type AmountProblem =
  | 'amount_wrong'
  | 'order_below_minimum'
  | 'order_above_maximum'
  | 'quantity_not_multiple';

/** The first reason against an amount of the base currency; `undefined` if there is none. Exact. */
export const amountProblem = (
  amount: Decimal,
  { minimum, maximum, step }: AmountRules,
): AmountProblem | undefined => {
  if (!isPositive(amount)) return 'amount_wrong';
  if (compare(amount, minimum) < 0) return 'order_below_minimum';
  if (compare(amount, maximum) > 0) return 'order_above_maximum';
  return isMultipleOf(amount, step) ? undefined : 'quantity_not_multiple';
};

const onStep = (amount: Decimal, step: Decimal): Decimal =>
  multiply(divide(amount, step, 0, 'down'), step);

/** The most that `available` of the paying currency buys or sells within the rules: what "Max" means. 0 if too little. */
export const largestAmount = (
  side: SpotSide,
  terms: SpotTerms,
  rules: AmountRules,
  price: Decimal,
  available: Decimal,
): Decimal => {
  const money = toScale(
    larger(available, ZERO),
    side === 'buy' ? terms.quoteScale : terms.baseScale,
    'down',
  );
  // A cost that is rounded up to the smallest unit still fits if the unrounded one does.
  const affordable = side === 'buy' ? divide(money, price, terms.baseScale, 'down') : money;
  const amount = onStep(smaller(affordable, rules.maximum), rules.step);
  return compare(amount, rules.minimum) < 0 ? ZERO : amount;
};
