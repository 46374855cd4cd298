import { negate } from '@/domain/money/decimal';
import type { Context } from '../context';
import { systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { TOP_UP_LIFECYCLE, type TopUpStatus } from '@/domain/status/top-up';
import { notify } from '../notifications/notify';
import { reviewRuleOfTail, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { TopUp } from './top-up';

const moved = (topUp: TopUp, status: TopUpStatus, at: number): TopUp => ({
  ...topUp,
  status,
  history: [...topUp.history, { status, at }],
});

/**
 * Moves the amount from outside to the live coin account. The journal has the id of the top-up, so it is credited only
 * once.
 */
const creditJournal = ({ id, owner, currency, amount }: TopUp, at: number): Journal => ({
  id: `top-up:${id}`,
  at,
  kind: 'top-up',
  postings: [
    { account: systemAccount('live', 'ext:deposits', currency), delta: negate(amount) },
    { account: userAccount(owner, 'live', 'coin', currency, 'available'), delta: amount },
  ],
});

/** Decides a pending top-up and notifies the user; ignores any other status. */
export const decideTopUp = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const topUp = context.state.records.topUps[id];
  if (topUp?.status !== 'callback' && topUp?.status !== 'review') return [];
  const status = transition(
    TOP_UP_LIFECYCLE,
    topUp.status,
    verdict.approved ? 'approve' : 'reject',
  );
  const reason = verdict.approved ? undefined : verdict.reason;
  return [
    ...(verdict.approved
      ? [{ kind: 'moneyMoved', journal: creditJournal(topUp, context.now) } as const]
      : []),
    {
      kind: 'recordPut',
      collection: 'topUps',
      record: { ...moved(topUp, status, context.now), reason },
    },
    { kind: 'unscheduled', topic: 'topUpReview', id },
    notify(
      context,
      topUp.owner,
      'funds',
      {
        template: verdict.approved ? 'topUpCredited' : 'topUpFailed',
        parameters: { amount: topUp.amount, currency: topUp.currency },
        reason,
      },
      { kind: 'topup', id, mode: 'live' },
    ),
  ];
};

/** Runs the next step of a top-up: the payment callback, or the end of the review. */
export const reviewTopUp = (context: Context, id: number): readonly WorldEvent[] => {
  const topUp = context.state.records.topUps[id];
  if (topUp === undefined) return [];
  const routing = reviewRuleOfTail(topUp.hash, 'paymentNotFound');
  if (routing === 'reviewer') return [];
  if (topUp.status !== 'callback') return decideTopUp(context, id, routing.verdict);
  const at = context.now + context.catalogue.reviews.paymentMs[routing.delay];
  return [
    {
      kind: 'recordPut',
      collection: 'topUps',
      record: moved(topUp, transition(TOP_UP_LIFECYCLE, topUp.status, 'calledBack'), context.now),
    },
    { kind: 'scheduled', appointment: { at, topic: 'topUpReview', id } },
  ];
};
