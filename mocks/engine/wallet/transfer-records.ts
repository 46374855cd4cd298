import { isPositive, type Decimal } from '@/domain/money/decimal';
import { otherAccount, type TransferAccount } from '@/domain/transfer/transfer';
import type { Journal, Mode } from '../ledger/ledger';
import type { User, WorldState } from '../state';

/** A transfer between the two books of an account. `at` in epoch milliseconds. */
export interface TransferRecord {
  /** The place of its journal in the ledger, from 1. */
  readonly id: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly from: TransferAccount;
  readonly at: number;
}

/** The side that a transfer credits; `undefined` for a journal of another kind or account. */
const creditOf = ({ kind, postings }: Journal, owner: number, mode: Mode) => {
  if (kind !== 'transfer') return undefined;
  const prefix = `user:${owner}:${mode}:`;
  return postings.find(({ account, delta }) => account.startsWith(prefix) && isPositive(delta));
};

/**
 * The transfers of the user's current account, newest first. Read from the ledger, which holds each of them, so worlds
 * of older builds have a list, too.
 */
export const transfersOf = (
  { ledger }: Readonly<WorldState>,
  { id: owner, mode }: User,
): readonly TransferRecord[] =>
  ledger.journals
    .flatMap((journal, index): readonly TransferRecord[] => {
      const credit = creditOf(journal, owner, mode);
      if (credit === undefined) return [];
      const [, , , to, currency = ''] = credit.account.split(':');
      const from = otherAccount(to === 'coin' ? 'coin' : 'contract');
      return [{ id: index + 1, currency, amount: credit.delta, from, at: journal.at }];
    })
    .toReversed();
