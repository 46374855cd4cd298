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
