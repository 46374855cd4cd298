import type { Lifecycle } from './lifecycle';

/** Where a leveraged order stands. */
export type PositionStatus = 'pending' | 'open' | 'closed' | 'cancelled';

/** Why a position was closed. */
export type PositionCloseReason = 'manual' | 'stopLoss' | 'takeProfit' | 'stopOut';

/** A leveraged order from placement to its end. */
export const POSITION_LIFECYCLE = [
  {
    from: 'none',
    event: 'open',
    to: 'open',
    guard:
      'a market order, or a limit that is already reached; the market is open; margin and fee are available',
    journal: 'lever-open',
  },
  {
    from: 'none',
    event: 'place',
    to: 'pending',
    guard: 'a limit order; margin and fee are available, and held from now on',
    journal: 'lever-hold',
  },
  {
    from: 'none',
    event: 'splitOff',
    to: 'closed',
    guard: 'some lots of an open position are closed: they become a record of their own',
    journal: 'lever-close',
  },
  {
    from: 'pending',
    event: 'fill',
    to: 'open',
    guard: 'the price of its side reaches the limit',
    journal: 'lever-fill',
  },
  {
    from: 'pending',
    event: 'cancel',
    to: 'cancelled',
    guard: 'the limit has not been reached',
    journal: 'lever-void',
  },
  {
    from: 'pending',
    event: 'forbid',
    to: 'cancelled',
    guard: 'the limit is reached, and a daily limit or a break of the user forbids the order',
    journal: 'lever-void',
  },
  {
    from: 'open',
    event: 'setStops',
    to: 'open',
    guard: 'the stops are on their sides',
    journal: null,
  },
  { from: 'open', event: 'reduce', to: 'open', guard: 'lots are left', journal: 'lever-close' },
  {
    from: 'open',
    event: 'night',
    to: 'open',
    guard: 'a change of day at which nights are charged',
    journal: 'lever-night',
  },
  {
    from: 'open',
    event: 'manual',
    to: 'closed',
    guard: 'the market is open',
    journal: 'lever-close',
  },
  {
    from: 'open',
    event: 'stopLoss',
    to: 'closed',
    guard: 'the closing price has reached the stop loss',
    journal: 'lever-close',
  },
  {
    from: 'open',
    event: 'takeProfit',
    to: 'closed',
    guard: 'the closing price has reached the take profit',
    journal: 'lever-close',
  },
  {
    from: 'open',
    event: 'stopOut',
    to: 'closed',
    guard: 'the margin level is at or below the limit, and no other open position loses more',
    journal: 'lever-close',
  },
] as const satisfies Lifecycle<
  PositionStatus,
  | 'open'
  | 'place'
  | 'splitOff'
  | 'fill'
  | 'cancel'
  | 'forbid'
  | 'setStops'
  | 'reduce'
  | 'night'
  | PositionCloseReason
>;
