import { amountProblem, type AmountRules } from '@/domain/money/amount-rules';
import { compare, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { balanceOf } from '../ledger/ledger';
import { availableCoins, type AccountOwner } from '../ledger/moves';
import { Refusal } from '../refusal';
import type { WorldState } from '../state';

/**
 * Parses and validates a typed amount. Throws `amount_wrong`, `order_above_maximum`, or `tooSmall` below the minimum:
 * products have different keys for that.
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

/** Throws `wallet_insufficient` unless the coin account has the amount available. */
export const requireAvailable = (
  { ledger }: Readonly<WorldState>,
  owned: AccountOwner,
  currency: string,
  amount: Decimal,
): void => {
  if (compare(amount, balanceOf(ledger, availableCoins(owned, currency))) > 0)
    throw new Refusal('wallet_insufficient');
};
