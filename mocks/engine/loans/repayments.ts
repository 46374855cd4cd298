import type { RepaymentParts } from '@/domain/loan/debt';
import { add, ZERO, type Decimal } from '@/domain/money/decimal';
import { systemAccount, type Journal } from '../ledger/ledger';
import type { WorldState } from '../state';
import type { Loan } from './loan';

/** A repayment as it was booked. `at` in epoch milliseconds. */
export interface BookedRepayment extends RepaymentParts {
  readonly amount: Decimal;
  readonly at: number;
}

const PREFIX = /^loan:(?<loan>\d+):repay:/u;

const partsOf = ({ postings }: Journal, { mode, currency }: Loan): RepaymentParts => {
  const bookedTo = (account: 'house:fee' | 'house:interest' | 'house:loan-principal'): Decimal =>
    postings.find((posting) => posting.account === systemAccount(mode, account, currency))?.delta ??
    ZERO;
  return {
    fee: bookedTo('house:fee'),
    interest: bookedTo('house:interest'),
    principal: bookedTo('house:loan-principal'),
  };
};

/**
 * The repayments of loans by the id of the loan, oldest first. Read from the ledger, which holds each of them, so worlds
 * of older builds have them, too.
 */
export const repaymentsOf = (
  { ledger }: Readonly<WorldState>,
  loans: readonly Loan[],
): ReadonlyMap<number, readonly BookedRepayment[]> => {
  const found = new Map(
    loans.map((loan) => [`${loan.id}`, { loan, list: [] as BookedRepayment[] }]),
  );
  for (const journal of ledger.journals) {
    const entry = found.get(PREFIX.exec(journal.id)?.groups?.['loan'] ?? '');
    if (entry === undefined) continue;
    const parts = partsOf(journal, entry.loan);
    const amount = add(parts.fee, parts.interest, parts.principal);
    entry.list.push({ ...parts, amount, at: journal.at });
  }
  return new Map([...found.values()].map(({ loan, list }) => [loan.id, list]));
};
