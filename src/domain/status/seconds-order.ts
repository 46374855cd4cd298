import type { Outcome } from '../seconds/contract';
import type { Lifecycle } from './lifecycle';

/** Where a seconds contract stands. */
export type SecondsOrderStatus = 'open' | 'settled';

/** A seconds contract settles once, by the public price alone. */
export const SECONDS_LIFECYCLE = [
  {
    from: 'none',
    event: 'place',
    to: 'open',
    guard: 'the market is open through the expiry, stake and fee are available',
    journal: 'seconds-open',
  },
  {
    from: 'open',
    event: 'win',
    to: 'settled',
    guard: 'the price moved as predicted',
    journal: 'seconds-win',
  },
  {
    from: 'open',
    event: 'lose',
    to: 'settled',
    guard: 'the price moved against the prediction',
    journal: 'seconds-lose',
  },
  {
    from: 'open',
    event: 'draw',
    to: 'settled',
    guard: 'the price is unchanged',
    journal: 'seconds-draw',
  },
] as const satisfies Lifecycle<SecondsOrderStatus, 'place' | Outcome>;
