import { amountProblem, type AmountRules } from '@/domain/money/amount-rules';
import { compare, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { balanceOf } from '../ledger/ledger';
import { atHand, type Owned } from '../ledger/moves';
import { Refusal } from '../refusal';
import type { WorldState } from '../state';

/**
 * An amount as it was typed, read and held to its rules. Throws `amount_wrong`, `order_above_maximum`, or `tooSmall` for one
 * below the minimum: products have different words for that.
 */
export const requireAmount = (
  typed: string,
  rules: AmountRules,
  tooSmall: 'quantity_below_minimum' | 'order_below_minimum',
): Decimal => {
  const amount = parseDecimal(typed);
  if (amount === undefined) throw new Refusal('amount_wrong');
  switch (amountProblem(amount, rules)) {
    case undefined:
      return amount;
    case 'below_minimum':
      throw new Refusal(tooSmall);
    case 'above_maximum':
      throw new Refusal('order_above_maximum');
    default:
      throw new Refusal('amount_wrong');
  }
};

/** Throws `wallet_insufficient` unless the coin account has the amount at hand. */
export const requireAtHand = (
  { ledger }: Readonly<WorldState>,
  owned: Owned,
  currency: string,
  amount: Decimal,
): void => {
  if (compare(amount, balanceOf(ledger, atHand(owned, currency))) > 0)
    throw new Refusal('wallet_insufficient');
};
