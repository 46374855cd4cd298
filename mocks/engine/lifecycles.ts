import type { Lifecycle } from './lifecycle';
import { SECONDS_LIFECYCLE } from './seconds/lifecycle';

/** The life cycle of each kind of record: tests, documentation and the presenter's buttons are made from them. */
export const LIFECYCLES: Readonly<Record<string, Lifecycle<string, string>>> = {
  secondsOrders: SECONDS_LIFECYCLE,
};
