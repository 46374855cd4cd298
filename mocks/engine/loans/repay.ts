import { dayNumber } from '@/domain/deposit/calendar';
import { afterRepayment, totalOwed, type Debt } from '@/domain/loan/debt';
import { checkRepayment } from '@/domain/loan/request';
import { add, isZero, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { balanceOf, systemAccount, type Journal } from '../ledger/ledger';
import { availableCoins, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { debtNow } from './debt-now';
import { notifyAboutLoan } from './decide';
import { LOAN_LIFECYCLE } from '@/domain/status/loan';
import type { Loan, RunningLoan } from './loan';

/** A repayment request. The amount is as typed, in the loan's currency. */
export interface Repayment {
  readonly loanId: number;
  readonly amount: string;
}

const requireRunning = ({ state }: Context, user: User, id: number): RunningLoan => {
  const loan: Loan | undefined = state.records.loans[id];
  if (loan?.owner !== user.id || loan.mode !== user.mode) throw new Refusal('data_not_found');
  if (loan.status !== 'repaying' && loan.status !== 'overdue') throw new Refusal('status_abnormal');
  return loan;
};

/** The loan after a repayment: settled when no debt is left. */
const repaidLoan = (loan: RunningLoan, debt: Debt, amount: Decimal, now: number): Loan => {
  const lent = {
    ...loan,
    debt,
    accruedToDay: dayNumber(now),
    repaid: add(loan.repaid, amount),
    repayments: loan.repayments + 1,
    lastRepaidAt: now,
  };
  return isZero(totalOwed(debt, loan.scale))
    ? { ...lent, status: transition(LOAN_LIFECYCLE, loan.status, 'settle'), endedAt: now }
    : { ...lent, status: transition(LOAN_LIFECYCLE, loan.status, 'repay') };
};

/**
 * Repays a loan from the coin account, in part or in full: fee first, then interest, then principal, in one journal. An
 * amount above the debt is refused, never cut.
 */
export const repayLoan = (
  context: Context,
  user: User,
  request: Repayment,
): Decision<'operation_success'> => {
  const { state, now } = context;
  requireGoodStanding(user);
  const loan = requireRunning(context, user, request.loanId);
  const owed = debtNow(loan, now);
  const { id, mode, currency, scale } = loan;
  const from = availableCoins(loan, currency);
  const available = balanceOf(state.ledger, from);
  const { value, problem } = checkRepayment(request.amount, { debt: owed, available, scale });
  if (value === undefined) throw new Refusal(problem);
  const { amount, parts } = value;
  const record = repaidLoan(loan, afterRepayment(owed, parts), amount, now);
  const journal: Journal = {
    id: `loan:${id}:repay:${loan.repayments + 1}`,
    at: now,
    kind: 'loan-repay',
    postings: postingsOf(
      [from, systemAccount(mode, 'house:fee', currency), parts.fee],
      [from, systemAccount(mode, 'house:interest', currency), parts.interest],
      [from, systemAccount(mode, 'house:loan-principal', currency), parts.principal],
    ),
  };
  const done: readonly WorldEvent[] =
    record.status === 'settled' ? [{ kind: 'unscheduled', topic: 'loanDue', id }] : [];
  return {
    events: [
      { kind: 'moneyMoved', journal },
      { kind: 'recordPut', collection: 'loans', record },
      ...done,
    ],
    reply: 'operation_success',
  };
};

/** Marks a loan as overdue after its due day, and notifies the user. */
export const fallDueLoan = (context: Context, id: number): readonly WorldEvent[] => {
  const loan = context.state.records.loans[id];
  if (loan?.status !== 'repaying') return [];
  const status = transition(LOAN_LIFECYCLE, loan.status, 'fallDue');
  return [
    { kind: 'recordPut', collection: 'loans', record: { ...loan, status } },
    notifyAboutLoan(context, loan, 'loanOverdue'),
  ];
};
