import { add, isZero, larger, negate, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Catalogue, Context, Decision } from '../context';
import {
  balanceOf,
  systemAccount,
  userAccount,
  type Book,
  type Bucket,
  type Posting,
} from '../ledger/ledger';
import { contractFundsOf } from '../leverage/contract-funds';
import { writeOff } from '../leverage/write-off';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { requireGoodStanding } from './users';

const BOOKS: readonly Book[] = ['coin', 'contract', 'treasury'];

/** Opening balance of a demo book: play money in the paying currency of both accounts, zero elsewhere. */
const startOf = ({ payable, demoStartBalance }: Catalogue, book: Book, currency: string): Decimal =>
  book !== 'treasury' && currency === payable[0]?.currency.name ? demoStartBalance : ZERO;

/** The books whose held money came from the available money of a book: deposits and subscriptions are paid in coins. */
const HELD_FROM: Readonly<Record<Book, readonly Book[]>> = {
  coin: ['coin', 'treasury'],
  contract: ['contract'],
  treasury: [],
};

const HELD: readonly Bucket[] = ['frozen', 'margin'];

/**
 * Resets the demo account to its opening balances, in one journal, and has the house pay what it has advanced. What is held by
 * open orders and deposits stays held; in the currency of the opening balance it is part of that, and where more is held,
 * nothing is available. The live account is unchanged.
 */
export const resetDemo = (context: Context, user: User): Decision<'operation_success'> => {
  const { state, now, catalogue } = context;
  const postings = BOOKS.flatMap((book) =>
    catalogue.currencies.flatMap(({ name }): readonly Posting[] => {
      const account = userAccount(user.id, 'demo', book, name, 'available');
      const held = HELD_FROM[book].flatMap((from) =>
        HELD.map((bucket) =>
          balanceOf(state.ledger, userAccount(user.id, 'demo', from, name, bucket)),
        ),
      );
      const target = larger(subtract(startOf(catalogue, book, name), add(...held)), ZERO);
      const delta = subtract(target, balanceOf(state.ledger, account));
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
