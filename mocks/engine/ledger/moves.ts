import { negate, type Decimal } from '@/domain/money/decimal';
import { userAccount, type AccountKey, type Mode, type Posting } from './ledger';

/** An amount on its way from one account to another. */
export type Move = readonly [from: AccountKey, to: AccountKey, amount: Decimal];

/** Postings of a journal, two for each move: they sum to zero by themselves. */
export const moves = (...list: readonly Move[]): readonly Posting[] =>
  list.flatMap(([from, to, amount]) => [
    { account: from, delta: negate(amount) },
    { account: to, delta: amount },
  ]);

/** Whose money it is, and in which of the two accounts. */
export interface Owned {
  readonly owner: number;
  readonly mode: Mode;
}

/** Money at hand in the coin account. */
export const atHand = ({ owner, mode }: Owned, currency: string): AccountKey =>
  userAccount(owner, mode, 'coin', currency, 'available');

/** Money held in the treasury book for a deposit or a subscription. */
export const inTreasury = ({ owner, mode }: Owned, currency: string): AccountKey =>
  userAccount(owner, mode, 'treasury', currency, 'frozen');
