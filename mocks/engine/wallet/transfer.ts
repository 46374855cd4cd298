import {
  add,
  compare,
  fitsScale,
  isPositive,
  negate,
  parseDecimal,
  ZERO,
} from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { balanceOf, userAccount } from '../ledger/ledger';
import { purseOf } from '../leverage/purse';
import { openPositionsOf } from '../leverage/valuation';
import { Refusal } from '../refusal';
import type { User } from '../state';

/** The books between which a user moves money at will. */
type Book = 'coin' | 'contract';

/** A transfer as asked for; the amount in the currency, as it was typed. */
export interface Transfer {
  readonly currencyId: number;
  readonly amount: string;
  readonly from: Book;
  readonly to: Book;
}

const INSUFFICIENT = { coin: 'wallet_insufficient', contract: 'account_insufficient' } as const;

/**
 * Moves money between the two books of the account in use, in one journal: wholly or not at all. An open leveraged
 * position keeps all money in the contract account.
 */
export const transfer = (
  context: Context,
  user: User,
  { currencyId, amount, from, to }: Transfer,
): Decision<'operation_success'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  if (from === to) throw new Refusal('parameter_wrong');
  const currency = catalogue.currencies.find(({ id }) => id === currencyId);
  if (currency === undefined) throw new Refusal('wallet_not_found');
  const delta = parseDecimal(amount);
  if (delta === undefined || !isPositive(delta) || !fitsScale(delta, currency.scale))
    throw new Refusal('amount_wrong');
  const holder = { owner: user.id, mode: user.mode };
  if (from === 'contract' && openPositionsOf(context, holder).length > 0)
    throw new Refusal('leveraged_trade_open');
  const accountOf = (book: Book) =>
    userAccount(user.id, user.mode, book, currency.name, 'available');
  const free = balanceOf(state.ledger, accountOf(from));
  // What the house has advanced to the contract account stays there until it is paid back.
  const owed =
    from === 'contract' && currency.id === catalogue.margin.currency.id
      ? purseOf(context, holder).owed
      : ZERO;
  if (compare(add(delta, owed), free) > 0) throw new Refusal(INSUFFICIENT[from]);
  const journal = {
    // Journals are only ever added: their number is new each time.
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
