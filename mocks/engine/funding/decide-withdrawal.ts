import { negate, subtract } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount, userAccount, type Journal, type Posting } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalStatus } from '@/domain/status/withdrawal';
import { notify } from '../notifications/notify';
import { APPROVED, reviewRuleOfTail, type Verdict } from '../reviews';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { digest } from '../tokens';
import { isCancellable, isPending, type Withdrawal } from './withdrawal';

type Ended = 'success' | 'failed' | 'cancelled';

/** The frozen amount is paid out minus the fee, or returned in full. */
const outcomePostings = (
  { owner, currency, amount, fee }: Withdrawal,
  status: Ended,
): readonly Posting[] => {
  const account = (bucket: 'available' | 'frozen') =>
    userAccount(owner, 'live', 'coin', currency, bucket);
  const frozen = { account: account('frozen'), delta: negate(amount) };
  if (status !== 'success') return [frozen, { account: account('available'), delta: amount }];
  return [
    frozen,
    {
      account: systemAccount('live', 'ext:withdrawals', currency),
      delta: subtract(amount, fee),
    },
    { account: systemAccount('live', 'house:fee', currency), delta: fee },
  ];
};

const JOURNAL_KINDS = {
  success: 'withdrawal-paid',
  failed: 'withdrawal-returned',
  cancelled: 'withdrawal-returned',
} as const;

/** All outcomes share one journal id: a paid withdrawal cannot also be returned. */
const outcomeJournal = (withdrawal: Withdrawal, status: Ended, at: number): Journal => ({
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

/** Not an id of any network. A card has none. */
const hashOf = ({ id, cardId }: Withdrawal, { state }: Context): string | undefined =>
  cardId === 0 ? `DEMO-${digest(`withdrawal:${state.seed}:${id}`)}` : undefined;

/** Moves the money of a withdrawal that ends, and keeps its record. */
const end = (
  context: Context,
  withdrawal: Withdrawal,
  status: Ended,
  changes: Partial<Pick<Withdrawal, 'reason' | 'hash'>>,
): readonly WorldEvent[] => [
  { kind: 'moneyMoved', journal: outcomeJournal(withdrawal, status, context.now) },
  {
    kind: 'recordPut',
    collection: 'withdrawals',
    record: { ...moved(withdrawal, status, context.now), ...changes },
  },
  { kind: 'unscheduled', topic: 'withdrawalReview', id: withdrawal.id },
];

const finish = (
  context: Context,
  withdrawal: Withdrawal,
  status: 'success' | 'failed',
  verdict: Verdict,
): readonly WorldEvent[] => {
  const reason = verdict.approved ? undefined : verdict.reason;
  const hash = status === 'success' ? hashOf(withdrawal, context) : undefined;
  const { amount, currency, owner } = withdrawal;
  return [
    ...end(context, withdrawal, status, { reason, hash }),
    notify(
      context,
      owner,
      'funds',
      {
        template: status === 'success' ? 'withdrawalPaid' : 'withdrawalFailed',
        parameters: { amount, currency },
        reason,
      },
      { kind: 'withdrawal', id: withdrawal.id, mode: 'live' },
    ),
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

/**
 * Takes back the user's own withdrawal in its first review. Throws `order_cannot_be_cancelled` later, and
 * `trade_record_not_found` for one that is cancelled or of another user.
 */
export const cancelWithdrawal = (
  context: Context,
  user: User,
  id: number,
): Decision<'cancel_success'> => {
  requireGoodStanding(user);
  if (user.mode === 'demo') throw new Refusal('function_unavailable');
  const withdrawal = context.state.records.withdrawals[id];
  if (withdrawal?.owner !== user.id || withdrawal.status === 'cancelled')
    throw new Refusal('trade_record_not_found');
  if (!isCancellable(withdrawal)) throw new Refusal('order_cannot_be_cancelled');
  const status = transition(WITHDRAWAL_LIFECYCLE, withdrawal.status, 'cancel');
  return { events: end(context, withdrawal, status, {}), reply: 'cancel_success' };
};

/** Runs a review of a withdrawal. The second one completes what the first approved. */
export const reviewWithdrawal = (context: Context, id: number): readonly WorldEvent[] => {
  const { destination, cardId = 0 } = context.state.records.withdrawals[id] ?? {};
  const routing = reviewRuleOfTail(destination, cardId === 0 ? 'addressRefused' : 'bankRefused');
  return decideWithdrawal(context, id, routing === 'reviewer' ? APPROVED : routing.verdict);
};
