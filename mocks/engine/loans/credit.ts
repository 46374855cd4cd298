import { add, larger, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import type { User } from '../state';
import type { Loan } from './loan';

/** The loans of the account in use, live or demo. */
export const ownLoans = ({ state }: Context, { id, mode }: User): readonly Loan[] =>
  Object.values(state.records.loans).filter((loan) => loan.owner === id && loan.mode === mode);

/** Principal that is lent or asked for, and counts against the credit. */
const bound = (loan: Loan): Decimal => {
  switch (loan.status) {
    case 'review':
      return loan.amount;
    case 'repaying':
    case 'overdue':
      return loan.debt.principal;
    default:
      return ZERO;
  }
};

/** What may still be borrowed, in the currency of loans; never below zero. */
export const creditLeft = (context: Context, user: User): Decimal => {
  const used = add(ZERO, ...ownLoans(context, user).map(bound));
  return larger(ZERO, subtract(context.catalogue.loans.creditLimit, used));
};
