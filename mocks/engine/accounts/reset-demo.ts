import { isZero, negate, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Catalogue, Context, Decision } from '../context';
import { balanceOf, systemAccount, userAccount, type Book, type Posting } from '../ledger/ledger';
import type { User } from '../state';

const BOOKS: readonly Book[] = ['coin', 'contract', 'treasury'];

/** What a demo account starts with in a book: play money in the paying currency of the coin account, nothing else. */
const startOf = ({ payable, demoStartBalance }: Catalogue, book: Book, currency: string): Decimal =>
  book === 'coin' && currency === payable[0]?.currency.name ? demoStartBalance : ZERO;

/**
 * Brings what is available in the demo account back to the start, in one journal. What open orders hold stays theirs, and the
 * live account is not touched.
 */
export const resetDemo = (
  { state, now, catalogue }: Context,
  user: User,
): Decision<'operation_success'> => {
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
  // Journals are only ever added: their number is new each time.
  const id = `demo-reset:${user.id}:${state.ledger.journals.length}`;
  return {
    events:
      postings.length === 0
        ? []
        : [{ kind: 'moneyMoved', journal: { id, at: now, kind: 'demo-reset', postings } }],
    reply: 'operation_success',
  };
};
