import type { AmountRules } from '@/domain/money/amount-rules';
import { amountRefusal } from '@/domain/money/balance-amount';
import { compare, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { balanceOf } from '../ledger/ledger';
import { availableCoins, type AccountOwner } from '../ledger/moves';
import { Refusal } from '../refusal';
import type { WorldState } from '../state';

/** Parses a typed amount and requires it to be within the rules. Throws the key of the catalogue that says why not. */
export const requireAmount = (typed: string, rules: AmountRules): Decimal => {
  const amount = parseDecimal(typed);
  if (amount === undefined) throw new Refusal('amount_wrong');
  const refusal = amountRefusal(amount, rules);
  if (refusal !== undefined) throw new Refusal(refusal);
  return amount;
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
