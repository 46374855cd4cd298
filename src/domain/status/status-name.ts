import type { DepositStatus } from './deposit';
import type { FlashStatus } from './flash-exchange';
import type { LoanStatus } from './loan';
import type { ListedStatus } from './subscription';
import type { TopUpStatus } from './top-up';
import type { WithdrawalStatus } from './withdrawal';

/** Key of the name of a status in the namespace of statuses: every screen has the same name for it. */
export type StatusName =
  | `topUp.${TopUpStatus}`
  | `withdrawal.${WithdrawalStatus}`
  | `exchange.${FlashStatus}`
  | `loan.${LoanStatus}`
  | `subscription.${ListedStatus}`
  | `deposit.${DepositStatus | 'redeemed' | 'rejected'}`;

/** The name of the status of a deposit: one that is over says how it ended. `reason` is why the review refused it. */
export const depositStatusName = (deposit: {
  readonly status: DepositStatus;
  readonly isRedeemed: boolean;
  readonly reason: string | undefined;
}): Extract<StatusName, `deposit.${string}`> => {
  if (deposit.isRedeemed) return 'deposit.redeemed';
  const isRefused = deposit.status === 'cancelled' && deposit.reason !== undefined;
  return isRefused ? 'deposit.rejected' : `deposit.${deposit.status}`;
};
