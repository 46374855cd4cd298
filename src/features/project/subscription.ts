import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type { SubscriptionRow } from '@/api/rows';
import { nameOf } from '@/domain/codes/name-of';
import { SUBSCRIPTION_STATUS_CODES } from '@/domain/codes/project';
import { add, decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { stepsOf, type Step } from '@/domain/status/steps';
import { LISTED_LIFECYCLE, type ListedStatus } from '@/domain/status/subscription';

/** A subscription in the records. Times in epoch seconds. What the server does not tell is `undefined`. */
export interface Subscription {
  readonly id: number;
  /** The number shown to the user. */
  readonly number: string;
  readonly projectId: number | undefined;
  readonly title: string;
  readonly units: Decimal;
  readonly unit: string | undefined;
  readonly price: Decimal | undefined;
  readonly cost: Decimal | undefined;
  readonly pay: string | undefined;
  readonly status: ListedStatus;
  readonly subscribedAt: number | undefined;
  readonly deliversAt: number | undefined;
}

/** Maps a row of the own subscriptions. */
export const toSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  number: row.order_no ?? `${row.id}`,
  projectId: row.project_id,
  title: row.name,
  units: decimal(row.coin_amount),
  unit: row.currency_name,
  price: optionalDecimal(row.price),
  cost: optionalDecimal(row.cost),
  pay: row.pay_currency_name,
  status: nameOf(SUBSCRIPTION_STATUS_CODES, row.status),
  subscribedAt: timeOfRow(row.created_time, row.created_at),
  deliversAt: row.deliver_time,
});

/** Units that somebody has subscribed to in a project. */
export const ownUnits = (own: readonly Subscription[], projectId: number): Decimal =>
  add(ZERO, ...own.filter((one) => one.projectId === projectId).map(({ units }) => units));

/** What is held for subscriptions until their units come, by the currency that paid for them. */
export const heldOf = (own: readonly Subscription[]): ReadonlyMap<string, Decimal> => {
  const held = new Map<string, Decimal>();
  for (const { status, pay, cost } of own)
    if (status !== 'delivered' && pay !== undefined && cost !== undefined)
      held.set(pay, add(held.get(pay) ?? ZERO, cost));
  return held;
};

/**
 * The timeline of a subscription. No server states when it was paid. The delivery has its time before it is reached, where
 * the server states it.
 */
export const subscriptionSteps = ({
  status,
  subscribedAt,
  deliversAt,
}: Pick<Subscription, 'status' | 'subscribedAt' | 'deliversAt'>): readonly Step<ListedStatus>[] => {
  const applied = { status: 'applied' as const, at: subscribedAt };
  const paid = { status: 'paid' as const, at: undefined };
  const delivered = { status: 'delivered' as const, at: deliversAt };
  const reached = {
    applied: [applied],
    paid: [applied, paid],
    delivered: [applied, paid, delivered],
  }[status];
  return stepsOf<ListedStatus>(LISTED_LIFECYCLE, reached, ['applied', 'paid', 'delivered']).map(
    (step) => (step.status === 'delivered' ? { ...step, at: deliversAt } : step),
  );
};
