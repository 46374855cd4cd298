import { isZero, negate, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Catalogue, Context, Decision } from '../context';
import { balanceOf, systemAccount, userAccount, type Book, type Posting } from '../ledger/ledger';
import { contractFundsOf } from '../leverage/contract-funds';
import { writeOff } from '../leverage/write-off';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { requireGoodStanding } from './users';

const BOOKS: readonly Book[] = ['coin', 'contract', 'treasury'];

/** Opening balance of a demo book: play money in the paying currency of both accounts, zero elsewhere. */
const startOf = ({ payable, demoStartBalance }: Catalogue, book: Book, currency: string): Decimal =>
  book !== 'treasury' && currency === payable[0]?.currency.name ? demoStartBalance : ZERO;

/**
 * Resets the available balances of the demo account to the opening balances, in one journal, and has the house pay what
 * it has advanced. Money held by open orders and the live account stay unchanged.
 */
export const resetDemo = (context: Context, user: User): Decision<'operation_success'> => {
  const { state, now, catalogue } = context;
  const postings = BOOKS.flatMap((book) =>
    catalogue.currencies.flatMap(({ name }): readonly Posting[] => {
      const account = userAccount(user.id, 'demo', book, name, 'available');
      const delta = subtract(startOf(catalogue, book, name), balanceOf(state.ledger, account));
      if (isZero(delta)) return [];
      return [
        { account, delta },
        { account: systemAccount('demo', 'ext:deposits', name), delta: negate(delta) },
      ];
    }),
  );
  // Journals are append-only, so their number is unique for each reset.
  const id = `demo-reset:${user.id}:${state.ledger.journals.length}`;
  const journal = { id, at: now, kind: 'demo-reset', postings };
  return {
    events: [
      ...(postings.length === 0 ? [] : [{ kind: 'moneyMoved' as const, journal }]),
      ...writeOff(context, contractFundsOf(context, { owner: user.id, mode: 'demo' }), []),
    ],
    reply: 'operation_success',
  };
};

/** Resets the user's own demo account. Refused in the live account, where nobody would see it happen. */
export const resetOwnDemo = (context: Context, user: User): Decision<'operation_success'> => {
  requireGoodStanding(user);
  if (user.mode !== 'demo') throw new Refusal('function_unavailable');
  return resetDemo(context, user);
};
