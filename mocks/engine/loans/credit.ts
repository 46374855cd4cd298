import { add, larger, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import type { User } from '../state';
import type { Loan } from './loan';

/** The loans of the current account. */
export const ownLoans = ({ state }: Context, { id, mode }: User): readonly Loan[] =>
  Object.values(state.records.loans).filter((loan) => loan.owner === id && loan.mode === mode);

/** Principal lent or requested: it counts against the credit limit. */
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

/** Remaining credit, in the currency of loans; never negative. */
export const remainingCredit = (context: Context, user: User): Decimal => {
  const used = add(ZERO, ...ownLoans(context, user).map(bound));
  return larger(ZERO, subtract(context.catalogue.loans.creditLimit, used));
};
