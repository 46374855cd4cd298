import type { Direction, Outcome } from '../seconds/contract';
import type { SecondsOrderStatus } from '../status/seconds-order';

/** `status` of a seconds contract (api-spec/paths/seconds.yaml; backend-facts.md, section 6). */
export const SECONDS_STATUS_CODES = { open: 1, closing: 2, settled: 3 } as const satisfies Record<
  SecondsOrderStatus | 'closing',
  number
>;

/** `type` of a seconds contract (api-spec/paths/seconds.yaml; backend-facts.md, section 6). */
export const DIRECTION_CODES = { up: 1, down: 2 } as const satisfies Record<Direction, number>;

/** `profit_result` of a seconds contract (the same sources). An open one has the code of a draw. */
export const OUTCOME_CODES = { win: 1, draw: 0, lose: -1 } as const satisfies Record<
  Outcome,
  number
>;
