import { negate, subtract } from '@/domain/money/decimal';
import type { Context } from '../context';
import { systemAccount, userAccount, type Journal, type Posting } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalStatus } from '@/domain/status/withdrawal';
import { notify } from '../notifications/notify';
import { APPROVED, reviewRuleOfTail, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import { isPending, type Withdrawal } from './withdrawal';

/** The frozen amount is paid out minus the fee, or returned in full. */
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

/** Both outcomes share one journal id: a paid withdrawal cannot also be returned. */
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

/** Decides the current review of a withdrawal, the first or the second. Ignores one that has ended. */
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
  const routing = reviewRuleOfTail(withdrawal.destination);
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

/** Runs a review of a withdrawal. The second one completes what the first approved. */
export const reviewWithdrawal = (context: Context, id: number): readonly WorldEvent[] => {
  const routing = reviewRuleOfTail(context.state.records.withdrawals[id]?.destination);
  return decideWithdrawal(context, id, routing === 'reviewer' ? APPROVED : routing.verdict);
};
