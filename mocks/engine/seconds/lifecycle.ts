import type { Outcome } from '@/domain/seconds/contract';
import type { Lifecycle } from '../lifecycle';

/** A seconds contract ends once, by the public price alone. */
export const SECONDS_LIFECYCLE = [
  {
    from: 'none',
    event: 'place',
    to: 'open',
    guard: 'the market is open through the expiry, stake and fee are at hand',
    journal: 'seconds-open',
  },
  {
    from: 'open',
    event: 'win',
    to: 'settled',
    guard: 'the price went the way that was chosen',
    journal: 'seconds-win',
  },
  {
    from: 'open',
    event: 'lose',
    to: 'settled',
    guard: 'the price went the other way',
    journal: 'seconds-lose',
  },
  {
    from: 'open',
    event: 'draw',
    to: 'settled',
    guard: 'the price is the same',
    journal: 'seconds-draw',
  },
] as const satisfies Lifecycle<'open' | 'settled', 'place' | Outcome>;
