import type { Lifecycle } from '../lifecycle';
import type { CoinOrder } from './order';

/** A coin order from the tap to its end. */
export const COIN_LIFECYCLE = [
  {
    from: 'none',
    event: 'trade',
    to: 'done',
    guard: 'a market order, or a limit that the price is already at; what it pays is at hand',
    journal: 'coin-trade',
  },
  {
    from: 'none',
    event: 'place',
    to: 'open',
    guard: 'a limit order; what it pays at most is at hand and held from now on',
    journal: 'coin-hold',
  },
  {
    from: 'open',
    event: 'fill',
    to: 'done',
    guard: 'the price of its side has reached the limit',
    journal: 'coin-fill',
  },
  {
    from: 'open',
    event: 'cancel',
    to: 'cancelled',
    guard: 'the price has not reached the limit before',
    journal: 'coin-void',
  },
] as const satisfies Lifecycle<CoinOrder['status'], 'trade' | 'place' | 'fill' | 'cancel'>;
