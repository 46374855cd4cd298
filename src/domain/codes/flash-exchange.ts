import type { FlashStatus } from '../status/flash-exchange';

/** `status` of a flash exchange (api-spec/paths/wallet.yaml; backend-facts.md, section 4). */
export const FLASH_STATUS_CODES = { pending: 0, done: 1, rejected: 2 } as const satisfies Record<
  FlashStatus,
  number
>;
