import { payoutTime } from '@/domain/deposit/calendar';
import { ZERO } from '@/domain/money/decimal';
import type { Context } from '../context';
import { availableCoins, treasuryHold, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { notify } from '../notifications/notify';
import { reviewRuleOfAmount, type ReviewReason, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { Deposit, DepositInReview } from './deposit';
import { DEPOSIT_LIFECYCLE } from '@/domain/status/deposit';

const approve = (deposit: DepositInReview, now: number): readonly WorldEvent[] => {
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'approve');
  const at = payoutTime(now, 1, deposit.payoutHour);
  return [
    {
      kind: 'recordPut',
      collection: 'deposits',
      record: { ...deposit, status, startedAt: now, payouts: [], carry: ZERO },
    },
    { kind: 'scheduled', appointment: { at, topic: 'depositPayout', id: deposit.id } },
  ];
};

/** Returns the whole principal of a deposit that was never hosted to the coin account. */
export const returnPrincipal = (
  deposit: DepositInReview,
  now: number,
  event: 'reject' | 'withdraw',
  reason?: ReviewReason,
): readonly WorldEvent[] => {
  const { id, currency, principal } = deposit;
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, event);
  const postings = postingsOf([
    treasuryHold(deposit, currency),
    availableCoins(deposit, currency),
    principal,
  ]);
  const journal = { id: `lh:${id}:return`, at: now, kind: 'deposit-return', postings };
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'deposits',
      record: { ...deposit, status, endedAt: now, reason, redeemed: false },
    },
  ];
};

/** Notifies the user about a deposit. */
export const notifyAboutDeposit = (
  context: Context,
  { id, mode, owner, principal, currency }: Deposit,
  template: 'depositHosted' | 'depositRejected' | 'depositCompleted',
  reason?: ReviewReason,
): WorldEvent =>
  notify(
    context,
    owner,
    'funds',
    { template, parameters: { amount: principal, currency }, reason },
    { kind: 'deposit', id, mode },
  );

/** Decides a deposit under review and notifies the user; ignores any other status. Hosting starts immediately. */
export const decideDeposit = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  if (deposit?.status !== 'review') return [];
  const events = verdict.approved
    ? [...approve(deposit, context.now), notifyAboutDeposit(context, deposit, 'depositHosted')]
    : [
        ...returnPrincipal(deposit, context.now, 'reject', verdict.reason),
        notifyAboutDeposit(context, deposit, 'depositRejected', verdict.reason),
      ];
  return [...events, { kind: 'unscheduled', topic: 'depositReview', id }];
};

/** Runs the automatic review of a deposit. */
export const reviewDueDeposit = (context: Context, id: number): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  if (deposit === undefined) return [];
  const routing = reviewRuleOfAmount(deposit.principal, deposit.scale);
  return routing === 'reviewer' ? [] : decideDeposit(context, id, routing.verdict);
};
