import {
  compare,
  divide,
  fitsScale,
  isPositive,
  isZero,
  larger,
  multiply,
  smaller,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** Cost of units at a price: a charge, so rounded up to the decimals of the currency paid in. */
export const subscriptionCost = (units: Decimal, price: Decimal, scale: number): Decimal =>
  toScale(multiply(units, price), scale, 'up');

/** What the units of a subscription are checked against. Units are whole. */
export interface UnitRules {
  readonly minimum: Decimal;
  /** Maximum units per person in total; 0 means no limit. */
  readonly maximum: Decimal;
  /** Units that the person has already subscribed to. */
  readonly own: Decimal;
  /** Units that nobody has taken. */
  readonly unitsLeft: Decimal;
  /** Places left for people who have not subscribed yet; `undefined` if unlimited. */
  readonly placesLeft: number | undefined;
}

/** Reason to refuse units; keys of the error catalogue. */
export type UnitProblem =
  | 'amount_wrong'
  | 'quantity_below_minimum'
  | 'project_full'
  | 'order_above_maximum';

/** True if nobody, or nobody new, can subscribe any more. */
export const isFull = ({ unitsLeft, placesLeft, own }: UnitRules): boolean =>
  !isPositive(unitsLeft) || (placesLeft === 0 && isZero(own));

/** Units that the person may still subscribe to, by the bounds of the project. */
export const unitsAllowed = ({ maximum, own, unitsLeft }: UnitRules): Decimal =>
  isZero(maximum) ? unitsLeft : smaller(unitsLeft, larger(ZERO, subtract(maximum, own)));

/** The first problem of a number of units; `undefined` if they can be subscribed to. */
export const unitProblem = (units: Decimal, rules: UnitRules): UnitProblem | undefined => {
  if (!isPositive(units) || !fitsScale(units, 0)) return 'amount_wrong';
  if (compare(units, rules.minimum) < 0) return 'quantity_below_minimum';
  if (isFull(rules)) return 'project_full';
  return compare(units, unitsAllowed(rules)) > 0 ? 'order_above_maximum' : undefined;
};

/** Maximum units that a balance pays for, within the bounds of the project. */
export const mostUnits = (available: Decimal, price: Decimal, rules: UnitRules): Decimal => {
  const allowed = unitsAllowed(rules);
  return isPositive(price) ? smaller(divide(available, price, 0, 'down'), allowed) : allowed;
};
