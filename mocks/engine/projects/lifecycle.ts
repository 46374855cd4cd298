import type { Lifecycle } from '../lifecycle';
import type { Subscription } from './project';

/** A subscription is paid at once and delivered when its project ends. */
export const SUBSCRIPTION_LIFECYCLE = [
  {
    from: 'none',
    event: 'subscribe',
    to: 'applied',
    guard: 'the project is open and has units and places left, the price is at hand',
    journal: 'project-subscribe',
  },
  {
    from: 'applied',
    event: 'deliver',
    to: 'delivered',
    guard: 'the project has ended',
    journal: 'project-deliver',
  },
] as const satisfies Lifecycle<Subscription['status'], 'subscribe' | 'deliver'>;
