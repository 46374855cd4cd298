import type { Lifecycle } from './lifecycle';

/** Where a coin order stands. */
export type CoinOrderStatus = 'open' | 'done' | 'cancelled';

/** A spot order from placement to its end. */
export const COIN_LIFECYCLE = [
  {
    from: 'none',
    event: 'trade',
    to: 'done',
    guard: 'a market order, or a limit that is already reached; its cost is available',
    journal: 'coin-trade',
  },
  {
    from: 'none',
    event: 'place',
    to: 'open',
    guard: 'a limit order; its maximum cost is available, and held from now on',
    journal: 'coin-hold',
  },
  {
    from: 'open',
    event: 'fill',
    to: 'done',
    guard: 'the price of its side reaches the limit',
    journal: 'coin-fill',
  },
  {
    from: 'open',
    event: 'cancel',
    to: 'cancelled',
    guard: 'the limit has not been reached',
    journal: 'coin-void',
  },
  {
    from: 'open',
    event: 'forbid',
    to: 'cancelled',
    guard: 'the limit is reached, and a daily limit or a break of the user forbids the buy',
    journal: 'coin-void',
  },
] as const satisfies Lifecycle<CoinOrderStatus, 'trade' | 'place' | 'fill' | 'cancel' | 'forbid'>;
