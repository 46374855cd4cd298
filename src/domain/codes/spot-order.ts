import type { SpotSide } from '../spot/order';
import type { CoinOrderStatus } from '../status/coin-order';

/** `status` of a coin order (api-spec/paths/spot.yaml; backend-facts.md, section 5). 3 is inferred. */
export const COIN_STATUS_CODES = { open: 1, done: 2, cancelled: 3 } as const satisfies Record<
  CoinOrderStatus,
  number
>;

/** `type` of a coin order (api-spec/paths/spot.yaml; backend-facts.md, section 5). */
export const SPOT_SIDE_CODES = { buy: 1, sell: 2 } as const satisfies Record<SpotSide, number>;
