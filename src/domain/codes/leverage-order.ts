import type { Side } from '../leverage/position';
import type { PositionStatus } from '../status/position';

/** `status` of a leveraged order (api-spec/paths/leverage.yaml; backend-facts.md, section 11). */
export const POSITION_STATUS_CODES = {
  pending: 0,
  open: 1,
  closing: 2,
  closed: 3,
  cancelled: 4,
} as const satisfies Record<PositionStatus | 'closing', number>;

/** `type` of a leveraged order (api-spec/paths/leverage.yaml; backend-facts.md, section 11). */
export const SIDE_CODES = { long: 1, short: 2 } as const satisfies Record<Side, number>;

/** `type` of a call that closes the positions of both sides (the same sources). */
export const BOTH_SIDES = 0;

/** `status` of a call that opens a position (the same sources): the status that the order is to have at once. */
export const OPENING_CODES = {
  limit: POSITION_STATUS_CODES.pending,
  market: POSITION_STATUS_CODES.open,
} as const;
