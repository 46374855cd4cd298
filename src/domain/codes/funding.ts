import type { TopUpStatus } from '../status/top-up';
import type { WithdrawalStatus } from '../status/withdrawal';
import { nameOf } from './name-of';

/** `status` of a top-up (api-spec/paths/wallet.yaml; backend-facts.md, section 4). 0 is inferred. */
export const TOP_UP_STATUS_CODES = {
  callback: 0,
  review: 1,
  success: 2,
  failed: 3,
} as const satisfies Record<TopUpStatus, number>;

/** `status` of a withdrawal (the same sources). One that its owner cancelled is failed, and says so in `cancelled`. */
export const WITHDRAWAL_STATUS_CODES = {
  review1: 0,
  review2: 1,
  success: 2,
  failed: 3,
  cancelled: 3,
} as const satisfies Record<WithdrawalStatus, number>;

/** The status of a withdrawal by its code, and by whether its owner took it back. */
export const withdrawalStatusOf = (
  code: (typeof WITHDRAWAL_STATUS_CODES)[WithdrawalStatus],
  isCancelled: boolean,
): WithdrawalStatus => {
  const status = nameOf(WITHDRAWAL_STATUS_CODES, code);
  return status === 'failed' && isCancelled ? 'cancelled' : status;
};

/** Where a withdrawal goes. An international card is 2. */
export const DESTINATION_CODES = { wallet: 0, bank: 1 } as const;
