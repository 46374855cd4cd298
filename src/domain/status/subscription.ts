import type { Lifecycle } from './lifecycle';

/** Where a subscription stands. */
export type SubscriptionStatus = 'applied' | 'delivered';

/** A subscription is paid immediately and delivered when its project ends. */
export const SUBSCRIPTION_LIFECYCLE = [
  {
    from: 'none',
    event: 'subscribe',
    to: 'applied',
    guard: 'the project is open and has units and places left, the price is available',
    journal: 'project-subscribe',
  },
  {
    from: 'applied',
    event: 'deliver',
    to: 'delivered',
    guard: 'the project has ended',
    journal: 'project-deliver',
  },
] as const satisfies Lifecycle<SubscriptionStatus, 'subscribe' | 'deliver'>;

/** Where a listed subscription stands. Some servers take the payment later: `applied` waits for it. */
export type ListedStatus = 'applied' | 'paid' | 'delivered';

/** The steps of a listed subscription. */
export const LISTED_LIFECYCLE = [
  { from: 'none', event: 'apply', to: 'applied', guard: null, journal: null },
  { from: 'applied', event: 'pay', to: 'paid', guard: null, journal: null },
  { from: 'paid', event: 'deliver', to: 'delivered', guard: null, journal: null },
] as const satisfies Lifecycle<ListedStatus, 'apply' | 'pay' | 'deliver'>;
