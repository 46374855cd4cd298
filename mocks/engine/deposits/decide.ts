import { payoutTime } from '@/domain/deposit/calendar';
import { ZERO } from '@/domain/money/decimal';
import type { Context } from '../context';
import { atHand, inTreasury, moves } from '../ledger/moves';
import { transition } from '../lifecycle';
import { notify } from '../notifications/notify';
import { routingOfAmount, type ReviewReason, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { Deposit, DepositInReview } from './deposit';
import { DEPOSIT_LIFECYCLE } from './lifecycle';

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

/** Gives the whole principal of a deposit that was never hosted back to the coin account. */
export const giveBack = (
  deposit: DepositInReview,
  now: number,
  event: 'reject' | 'withdraw',
  reason?: ReviewReason,
): readonly WorldEvent[] => {
  const { id, currency, principal } = deposit;
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, event);
  const postings = moves([inTreasury(deposit, currency), atHand(deposit, currency), principal]);
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

/** What the user is told of a deposit. */
export const tell = (
  context: Context,
  { owner, principal, currency }: Deposit,
  template: 'depositHosted' | 'depositRejected' | 'depositCompleted',
  reason?: ReviewReason,
): WorldEvent =>
  notify(context, owner, 'funds', {
    template,
    parameters: { amount: principal, currency },
    reason,
  });

/** Decides a deposit that is under review; nothing happens to any other. Hosting begins at once. The user is told. */
export const decideDeposit = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  if (deposit?.status !== 'review') return [];
  const events = verdict.approved
    ? [...approve(deposit, context.now), tell(context, deposit, 'depositHosted')]
    : [
        ...giveBack(deposit, context.now, 'reject', verdict.reason),
        tell(context, deposit, 'depositRejected', verdict.reason),
      ];
  return [...events, { kind: 'unscheduled', topic: 'depositReview', id }];
};

/** The review of a deposit is due. */
export const reviewDueDeposit = (context: Context, id: number): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  if (deposit === undefined) return [];
  const routing = routingOfAmount(deposit.principal, deposit.scale);
  return routing === 'reviewer' ? [] : decideDeposit(context, id, routing.verdict);
};
