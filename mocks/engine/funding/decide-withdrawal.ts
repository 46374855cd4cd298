import { negate, subtract } from '@/domain/money/decimal';
import type { Context } from '../context';
import { systemAccount, userAccount, type Journal, type Posting } from '../ledger/ledger';
import { transition } from '../lifecycle';
import { notify } from '../notifications/notify';
import { APPROVED, routingOfTail, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import {
  isPending,
  WITHDRAWAL_LIFECYCLE,
  type Withdrawal,
  type WithdrawalStatus,
} from './withdrawal';

/** The frozen amount goes out less the fee, or back as a whole. */
const outcomePostings = (
  { owner, currency, amount, fee }: Withdrawal,
  status: 'success' | 'failed',
): readonly Posting[] => {
  const account = (bucket: 'available' | 'frozen') =>
    userAccount(owner, 'live', 'coin', currency, bucket);
  const frozen = { account: account('frozen'), delta: negate(amount) };
  if (status === 'failed') return [frozen, { account: account('available'), delta: amount }];
  return [
    frozen,
    {
      account: systemAccount('live', 'ext:withdrawals', currency),
      delta: subtract(amount, fee),
    },
    { account: systemAccount('live', 'house:fee', currency), delta: fee },
  ];
};

const JOURNAL_KINDS = { success: 'withdrawal-paid', failed: 'withdrawal-returned' } as const;

/** One id for either end: a withdrawal that was paid can't be returned as well. */
const outcomeJournal = (
  withdrawal: Withdrawal,
  status: 'success' | 'failed',
  at: number,
): Journal => ({
  id: `withdrawal:${withdrawal.id}:end`,
  at,
  kind: JOURNAL_KINDS[status],
  postings: outcomePostings(withdrawal, status),
});

const moved = (withdrawal: Withdrawal, status: WithdrawalStatus, at: number): Withdrawal => ({
  ...withdrawal,
  status,
  history: [...withdrawal.history, { status, at }],
});

const finish = (
  context: Context,
  withdrawal: Withdrawal,
  status: 'success' | 'failed',
  verdict: Verdict,
): readonly WorldEvent[] => {
  const reason = verdict.approved ? undefined : verdict.reason;
  const { amount, currency, owner } = withdrawal;
  return [
    { kind: 'moneyMoved', journal: outcomeJournal(withdrawal, status, context.now) },
    {
      kind: 'recordPut',
      collection: 'withdrawals',
      record: { ...moved(withdrawal, status, context.now), reason },
    },
    { kind: 'unscheduled', topic: 'withdrawalReview', id: withdrawal.id },
    notify(context, owner, 'funds', {
      template: status === 'success' ? 'withdrawalPaid' : 'withdrawalFailed',
      parameters: { amount, currency },
      reason,
    }),
  ];
};

/** Decides the review that a withdrawal is in, the first or the second; nothing happens to one that has ended. */
export const decideWithdrawal = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const withdrawal = context.state.records.withdrawals[id];
  if (withdrawal === undefined || !isPending(withdrawal)) return [];
  const status = transition(
    WITHDRAWAL_LIFECYCLE,
    withdrawal.status,
    verdict.approved ? 'approve' : 'reject',
  );
  if (status !== 'review2') return finish(context, withdrawal, status, verdict);
  const routing = routingOfTail(withdrawal.destination);
  const delay = routing === 'reviewer' ? 'usual' : routing.delay;
  const at = context.now + context.catalogue.reviews.paymentMs[delay];
  return [
    {
      kind: 'recordPut',
      collection: 'withdrawals',
      record: moved(withdrawal, status, context.now),
    },
    { kind: 'unscheduled', topic: 'withdrawalReview', id },
    { kind: 'scheduled', appointment: { at, topic: 'withdrawalReview', id } },
  ];
};

/** A review of a withdrawal is due. The second one carries out what the first has let through. */
export const reviewWithdrawal = (context: Context, id: number): readonly WorldEvent[] => {
  const routing = routingOfTail(context.state.records.withdrawals[id]?.destination);
  return decideWithdrawal(context, id, routing === 'reviewer' ? APPROVED : routing.verdict);
};
