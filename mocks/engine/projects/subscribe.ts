import {
  add,
  compare,
  isZero,
  multiply,
  parseDecimal,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount, type Journal } from '../ledger/ledger';
import { atHand, inTreasury, moves } from '../ledger/moves';
import { transition } from '../lifecycle';
import { Refusal } from '../refusal';
import { nextId, type User, type WorldEvent } from '../state';
import { requireAmount, requireAtHand } from '../wallet/require-amount';
import { SUBSCRIPTION_LIFECYCLE } from './lifecycle';
import type { ProjectRound, Subscription } from './project';
import { findRound, takenOf } from './rounds';

/** A subscription as asked for; the amount in units, as it was typed. */
export interface SubscriptionRequest {
  readonly projectId: number;
  readonly amount: string;
  /** The currency to pay in and the price that was seen, where the caller says so. */
  readonly payId: number | undefined;
  readonly price: string | undefined;
}

const requireOpen = (context: Context, id: number): ProjectRound => {
  const round = findRound(context, id);
  if (round === undefined) throw new Refusal('project_not_found');
  if (context.now < round.startsAt) throw new Refusal('project_state_wrong');
  if (context.now >= round.endsAt) throw new Refusal('project_ended');
  return round;
};

/** The terms that the caller saw must be those of the project: another price is never taken in silence. */
const requireTerms = (
  { catalogue }: Context,
  { plan }: ProjectRound,
  { payId, price }: SubscriptionRequest,
): void => {
  if (payId !== undefined && payId !== plan.pay.id) {
    const known = catalogue.currencies.some(({ id }) => id === payId);
    throw new Refusal(known ? 'parameter_wrong' : 'wallet_not_found');
  }
  const seen = price === undefined ? plan.price : parseDecimal(price);
  if (seen === undefined || compare(seen, plan.price) !== 0) throw new Refusal('quote_expired');
};

/** Units within the project's limits, what is left of it, and what one person may have in all. */
const requireUnits = (
  context: Context,
  user: User,
  round: ProjectRound,
  typed: string,
): Decimal => {
  const { minimum, maximum } = round.plan;
  const rules = { minimum, maximum, scale: 0 };
  const units = requireAmount(typed, rules, 'quantity_below_minimum');
  const { unitsLeft, placesLeft, own } = takenOf(context, round, user.mode);
  const mine = own.filter(({ owner }) => owner === user.id);
  if (isZero(unitsLeft) || (placesLeft === 0 && mine.length === 0))
    throw new Refusal('project_full');
  const inAll = add(units, ZERO, ...mine.map((subscription) => subscription.units));
  const tooMany = !isZero(maximum) && compare(inAll, maximum) > 0;
  if (tooMany || compare(units, unitsLeft) > 0) throw new Refusal('order_above_maximum');
  return units;
};

/**
 * Subscribes to a project that is open: the price of the units, rounded up, moves to the treasury and is held there until
 * the project ends. Live money needs real-name verification.
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
  requireTerms(context, round, request);
  const units = requireUnits(context, user, round, request.amount);
  const { pay, token, price } = round.plan;
  const subscription: Subscription = {
    id: nextId(state, 'subscriptions'),
    owner: user.id,
    mode: user.mode,
    status: transition(SUBSCRIPTION_LIFECYCLE, 'none', 'subscribe'),
    projectId: round.id,
    token: token.name,
    units,
    pay: pay.name,
    cost: toScale(multiply(units, price), pay.scale, 'up'),
    subscribedAt: now,
    deliversAt: round.endsAt,
  };
  const { id, cost } = subscription;
  requireAtHand(state, subscription, pay.name, cost);
  const journal: Journal = {
    id: `project:${id}:subscribe`,
    at: now,
    kind: 'project-subscribe',
    postings: moves([atHand(subscription, pay.name), inTreasury(subscription, pay.name), cost]),
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

/** The project has ended: what was held is paid, and the units are in the coin account. */
export const deliverDueSubscription = (
  { state, now }: Context,
  id: number,
): readonly WorldEvent[] => {
  const subscription = state.records.subscriptions[id];
  if (subscription?.status !== 'applied') return [];
  const { mode, pay, token, cost, units } = subscription;
  const status = transition(SUBSCRIPTION_LIFECYCLE, subscription.status, 'deliver');
  const journal: Journal = {
    id: `project:${id}:deliver`,
    at: now,
    kind: 'project-deliver',
    postings: moves(
      [inTreasury(subscription, pay), systemAccount(mode, 'bridge:fx', pay), cost],
      [systemAccount(mode, 'bridge:fx', token), atHand(subscription, token), units],
    ),
  };
  return [
    { kind: 'moneyMoved', journal },
    { kind: 'recordPut', collection: 'subscriptions', record: { ...subscription, status } },
  ];
};
