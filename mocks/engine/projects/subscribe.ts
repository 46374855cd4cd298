import { add, compare, parseDecimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { subscriptionCost, unitProblem } from '@/domain/project/units';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount, type Journal } from '../ledger/ledger';
import { availableCoins, treasuryHold, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import { nextId, type User, type WorldEvent } from '../state';
import { requireAvailable } from '../wallet/require-amount';
import { SUBSCRIPTION_LIFECYCLE } from '@/domain/status/subscription';
import { priceAt, type ProjectRound, type Subscription } from './project';
import { findRound, takenOf } from './rounds';

/** A subscription request; units as typed. */
export interface SubscriptionRequest {
  readonly projectId: number;
  readonly amount: string;
  /** Payment currency and displayed cost of all units, if the caller sends them. */
  readonly payId: number | undefined;
  readonly cost: string | undefined;
}

const requireOpen = (context: Context, id: number): ProjectRound => {
  const round = findRound(context, id);
  if (round === undefined) throw new Refusal('project_not_found');
  if (context.now < round.startsAt) throw new Refusal('project_state_wrong');
  if (context.now >= round.endsAt) throw new Refusal('project_ended');
  return round;
};

/** The price of a unit now. Throws for a currency that the project is not paid in. */
const requireTerms = (
  { catalogue, now }: Context,
  { plan }: ProjectRound,
  { payId }: SubscriptionRequest,
): Decimal => {
  if (payId !== undefined && payId !== plan.pay.id) {
    const known = catalogue.currencies.some(({ id }) => id === payId);
    throw new Refusal(known ? 'parameter_wrong' : 'wallet_not_found');
  }
  return priceAt(plan, now);
};

/** Requires whole units within the project's limits, the units left, and the maximum per user. */
const requireUnits = (
  context: Context,
  user: User,
  round: ProjectRound,
  typed: string,
): Decimal => {
  const { minimum, maximum } = round.plan;
  const { unitsLeft, placesLeft, own } = takenOf(context, round, user.mode);
  const mine = own.filter(({ owner }) => owner === user.id).map(({ units }) => units);
  const units = parseDecimal(typed);
  if (units === undefined) throw new Refusal('amount_wrong');
  const rules = { minimum, maximum, own: add(ZERO, ...mine), unitsLeft, placesLeft };
  const problem = unitProblem(units, rules);
  if (problem !== undefined) throw new Refusal(problem);
  return units;
};

/** Requires that the caller saw what the units cost now, if it says what it saw: another cost is never accepted silently. */
const requireSeen = (cost: Decimal, seen: string | undefined): void => {
  if (seen === undefined) return;
  const parsed = parseDecimal(seen);
  if (parsed === undefined || compare(parsed, cost) !== 0) throw new Refusal('quote_expired');
};

/**
 * Subscribes to an open project. The price of the units, rounded up, moves to the treasury and is held until the
 * project ends. Live money needs real-name verification.
 */
export const subscribe = (
  context: Context,
  user: User,
  request: SubscriptionRequest,
): Decision<'operation_success'> => {
  const { state, now } = context;
  requireGoodStanding(user);
  const round = requireOpen(context, request.projectId);
  requireRealName(user);
  const price = requireTerms(context, round, request);
  const units = requireUnits(context, user, round, request.amount);
  const { pay, token } = round.plan;
  const cost = subscriptionCost(units, price, pay.scale);
  requireSeen(cost, request.cost);
  const subscription: Subscription = {
    id: nextId(state, 'subscriptions'),
    owner: user.id,
    mode: user.mode,
    status: transition(SUBSCRIPTION_LIFECYCLE, 'none', 'subscribe'),
    projectId: round.id,
    token: token.name,
    units,
    pay: pay.name,
    cost,
    price,
    subscribedAt: now,
    deliversAt: round.endsAt,
  };
  const { id } = subscription;
  requireAvailable(state, subscription, pay.name, cost);
  const journal: Journal = {
    id: `project:${id}:subscribe`,
    at: now,
    kind: 'project-subscribe',
    postings: postingsOf([
      availableCoins(subscription, pay.name),
      treasuryHold(subscription, pay.name),
      cost,
    ]),
  };
  return {
    events: [
      { kind: 'moneyMoved', journal },
      { kind: 'recordPut', collection: 'subscriptions', record: subscription },
      { kind: 'scheduled', appointment: { at: round.endsAt, topic: 'projectDelivery', id } },
    ],
    reply: 'operation_success',
  };
};

/** Delivers a subscription when the project ends: pays the held amount and credits the units to the coin account. */
export const deliverDueSubscription = (context: Context, id: number): readonly WorldEvent[] => {
  const { state, now } = context;
  const subscription = state.records.subscriptions[id];
  if (subscription?.status !== 'applied') return [];
  const { owner, mode, pay, token, cost, units } = subscription;
  const status = transition(SUBSCRIPTION_LIFECYCLE, subscription.status, 'deliver');
  const journal: Journal = {
    id: `project:${id}:deliver`,
    at: now,
    kind: 'project-deliver',
    postings: postingsOf(
      [treasuryHold(subscription, pay), systemAccount(mode, 'bridge:fx', pay), cost],
      [systemAccount(mode, 'bridge:fx', token), availableCoins(subscription, token), units],
    ),
  };
  return [
    { kind: 'moneyMoved', journal },
    { kind: 'recordPut', collection: 'subscriptions', record: { ...subscription, status } },
    notify(
      context,
      owner,
      'funds',
      {
        template: 'unitsDelivered',
        parameters: { amount: units, currency: token },
        reason: undefined,
      },
      { kind: 'subscription', id, mode },
    ),
  ];
};
