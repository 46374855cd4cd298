import { isBeyond } from '@/domain/limits/left-today';
import { compare, isPositive, type Decimal } from '@/domain/money/decimal';
import { marginOf, openCostOf, notionalOf, type PositionTerms } from './position';

/** Limits on the number of lots of an order. */
export interface LotRules {
  /** `undefined` if the server does not state it. */
  readonly minimum: number | undefined;
  /** 0 means no limit; `undefined` if the server does not state it. */
  readonly maximum: number | undefined;
  /** Lots come in multiples of this; `undefined` if the server does not state it: whole lots. */
  readonly step: number | undefined;
}

/** Reason to refuse a number of lots. The codes are keys of the error catalogue. */
export type LotsProblem = 'order_below_minimum' | 'order_above_maximum' | 'quantity_not_multiple';

/** The first problem of a number of lots; `undefined` if it is valid. Whole numbers only. */
export const lotsProblem = (
  lots: number,
  { minimum = 1, maximum = 0, step = 1 }: LotRules,
): LotsProblem | undefined => {
  if (lots <= 0 || lots < minimum) return 'order_below_minimum';
  if (maximum > 0 && lots > maximum) return 'order_above_maximum';
  return lots % step === 0 ? undefined : 'quantity_not_multiple';
};

/** The problem of a partial close. It has no minimum: any open lots can be closed. */
export const closeLotsProblem = (
  part: number,
  open: number,
  { step = 1 }: LotRules,
): LotsProblem | undefined => {
  if (part <= 0) return 'order_below_minimum';
  if (part > open) return 'order_above_maximum';
  return part === open || part % step === 0 ? undefined : 'quantity_not_multiple';
};

const MOST_LOTS = 1_000_000;

/**
 * The most lots whose margin and fee fit into `usable`: the "Max" button. 0 if even the minimum does not fit. `leftToStake`:
 * what a limit of the user's own leaves for margins.
 */
export const largestLots = (
  terms: PositionTerms,
  { minimum = 1, maximum = 0, step = 1 }: LotRules,
  price: Decimal,
  leverage: number,
  usable: Decimal,
  leftToStake?: Decimal,
): number => {
  const fits = (lots: number): boolean =>
    compare(openCostOf(terms, lots, price, leverage), usable) <= 0 &&
    !isBeyond(marginOf(terms, lots, price, leverage), leftToStake);
  const top = maximum > 0 ? maximum : MOST_LOTS;
  if (!isPositive(notionalOf(terms, 1, price))) return 0;
  // The cost grows with the lots, so bisection finds the largest number of steps that fits.
  let [few, many] = [0, Math.floor(top / step)];
  while (few < many) {
    const middle = Math.ceil((few + many) / 2);
    if (fits(middle * step)) few = middle;
    else many = middle - 1;
  }
  const lots = few * step;
  return lots >= minimum ? lots : 0;
};
