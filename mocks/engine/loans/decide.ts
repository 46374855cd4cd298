import { dayNumber } from '@/domain/deposit/calendar';
import { loanFee } from '@/domain/loan/debt';
import { dueTimeOf } from '@/domain/loan/term';
import { ZERO } from '@/domain/money/decimal';
import type { Context } from '../context';
import { systemAccount } from '../ledger/ledger';
import { availableCoins, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { notify } from '../notifications/notify';
import { reviewRuleOfAmount, type ReviewReason, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import { LOAN_LIFECYCLE } from '@/domain/status/loan';
import type { Loan, LoanInReview, RunningLoan } from './loan';

const approve = (loan: LoanInReview, now: number): readonly WorldEvent[] => {
  const { id, mode, currency, amount, feePercent, scale } = loan;
  const running: RunningLoan = {
    ...loan,
    status: transition(LOAN_LIFECYCLE, loan.status, 'approve'),
    startedAt: now,
    debt: {
      principal: amount,
      fee: loanFee(amount, feePercent, scale),
      interestAccrued: ZERO,
      interestPaid: ZERO,
    },
    accruedToDay: dayNumber(now),
    repaid: ZERO,
    repayments: 0,
    lastRepaidAt: undefined,
  };
  const postings = postingsOf([
    systemAccount(mode, 'house:loan-principal', currency),
    availableCoins(loan, currency),
    amount,
  ]);
  return [
    {
      kind: 'moneyMoved',
      journal: { id: `loan:${id}:disburse`, at: now, kind: 'loan-disburse', postings },
    },
    { kind: 'recordPut', collection: 'loans', record: running },
    { kind: 'scheduled', appointment: { at: dueTimeOf(running), topic: 'loanDue', id } },
  ];
};

const reject = (loan: LoanInReview, now: number, reason: ReviewReason): readonly WorldEvent[] => {
  const status = transition(LOAN_LIFECYCLE, loan.status, 'reject');
  return [
    {
      kind: 'recordPut',
      collection: 'loans',
      record: { ...loan, status, endedAt: now, reason },
    },
  ];
};

/** Notifies the user about a loan. */
export const notifyAboutLoan = (
  context: Context,
  { id, mode, owner, amount, currency }: Loan,
  template: 'loanPaidOut' | 'loanRejected' | 'loanOverdue',
  reason?: ReviewReason,
): WorldEvent =>
  notify(
    context,
    owner,
    'funds',
    { template, parameters: { amount, currency }, reason },
    { kind: 'loan', id, mode },
  );

/**
 * Decides a loan under review and notifies the user; ignores any other status. An approved loan is paid out
 * immediately.
 */
export const decideLoan = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const loan = context.state.records.loans[id];
  if (loan?.status !== 'review') return [];
  const events = verdict.approved
    ? [...approve(loan, context.now), notifyAboutLoan(context, loan, 'loanPaidOut')]
    : [
        ...reject(loan, context.now, verdict.reason),
        notifyAboutLoan(context, loan, 'loanRejected', verdict.reason),
      ];
  return [...events, { kind: 'unscheduled', topic: 'loanReview', id }];
};

/** Runs the automatic review of a loan. */
export const reviewDueLoan = (context: Context, id: number): readonly WorldEvent[] => {
  const loan = context.state.records.loans[id];
  if (loan === undefined) return [];
  const routing = reviewRuleOfAmount(loan.amount, loan.scale);
  return routing === 'reviewer' ? [] : decideLoan(context, id, routing.verdict);
};
