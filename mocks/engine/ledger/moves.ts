import { negate, type Decimal } from '@/domain/money/decimal';
import { userAccount, type AccountKey, type Mode, type Posting } from './ledger';

/** A movement of an amount from one account to another. */
export type Move = readonly [from: AccountKey, to: AccountKey, amount: Decimal];

/** Postings of a journal, two for each move, so they always sum to zero. */
export const postingsOf = (...list: readonly Move[]): readonly Posting[] =>
  list.flatMap(([from, to, amount]) => [
    { account: from, delta: negate(amount) },
    { account: to, delta: amount },
  ]);

/** The owner of money, and the account mode. */
export interface AccountOwner {
  readonly owner: number;
  readonly mode: Mode;
}

/** Available money of the coin account. */
export const availableCoins = ({ owner, mode }: AccountOwner, currency: string): AccountKey =>
  userAccount(owner, mode, 'coin', currency, 'available');

/** Money held in the treasury book for a deposit or subscription. */
export const treasuryHold = ({ owner, mode }: AccountOwner, currency: string): AccountKey =>
  userAccount(owner, mode, 'treasury', currency, 'frozen');
