import { add, compare, negate, ZERO } from '@/domain/money/decimal';
import { INSUFFICIENT, readTransferAmount, type TransferAccount } from '@/domain/transfer/transfer';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { balanceOf, userAccount } from '../ledger/ledger';
import { contractFundsOf } from '../leverage/contract-funds';
import { openPositionsOf } from '../leverage/valuation';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** A transfer request; the amount as typed, in the currency. */
export interface Transfer {
  readonly currencyId: number;
  readonly amount: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
}

/**
 * Moves money between the two books of the current account in one journal, in full or not at all. An open leveraged
 * position blocks transfers out of the contract account.
 */
export const makeTransfer = (
  context: Context,
  user: User,
  { currencyId, amount, from, to }: Transfer,
): Decision<'operation_success'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  if (from === to) throw new Refusal('parameter_wrong');
  const currency = catalogue.currencies.find(({ id }) => id === currencyId);
  if (currency === undefined) throw new Refusal('wallet_not_found');
  const delta = readTransferAmount(amount, currency.scale);
  if (delta === undefined) throw new Refusal('amount_wrong');
  const holder = { owner: user.id, mode: user.mode };
  if (from === 'contract' && openPositionsOf(context, holder).length > 0)
    throw new Refusal('leveraged_trade_open');
  const accountOf = (book: TransferAccount) =>
    userAccount(user.id, user.mode, book, currency.name, 'available');
  const free = balanceOf(state.ledger, accountOf(from));
  // Money advanced by the house stays in the contract account until it is repaid.
  const owed =
    from === 'contract' && currency.id === catalogue.margin.currency.id
      ? contractFundsOf(context, holder).owed
      : ZERO;
  if (compare(add(delta, owed), free) > 0) throw new Refusal(INSUFFICIENT[from]);
  const journal = {
    // Journals are append-only, so their number is unique for each transfer.
    id: `transfer:${user.id}:${state.ledger.journals.length}`,
    at: now,
    kind: 'transfer',
    postings: [
      { account: accountOf(from), delta: negate(delta) },
      { account: accountOf(to), delta },
    ],
  };
  return { events: [{ kind: 'moneyMoved', journal }], reply: 'operation_success' };
};
