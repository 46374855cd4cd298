import type { Decimal } from '@/domain/money/decimal';
import type { Lifecycle } from '../lifecycle';
import type { ReviewReason } from '../reviews';

export type WithdrawalStatus = 'review1' | 'review2' | 'success' | 'failed';

/** Money on its way out of the live coin account. Amounts in the currency, times in epoch milliseconds. */
export interface Withdrawal {
  readonly id: number;
  readonly owner: number;
  readonly currencyId: number;
  readonly currency: string;
  /** Fee included: frozen until it is decided. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  /** Address or card number. */
  readonly destination: string;
  /** Id of the bank card; 0 an address. */
  readonly cardId: number;
  readonly network: string | undefined;
  readonly status: WithdrawalStatus;
  readonly reason: ReviewReason | undefined;
  /** Each status with its time, oldest first. */
  readonly history: readonly { readonly status: WithdrawalStatus; readonly at: number }[];
}

/** True until a withdrawal is decided. */
export const isPending = (
  withdrawal: Withdrawal,
): withdrawal is Withdrawal & { readonly status: 'review1' | 'review2' } =>
  withdrawal.status === 'review1' || withdrawal.status === 'review2';

/** A withdrawal is reviewed twice; paid out once, or returned in full once. */
export const WITHDRAWAL_LIFECYCLE = [
  {
    from: 'none',
    event: 'apply',
    to: 'review1',
    guard: 'no other one is pending; amount, fee included, is at hand',
    journal: 'withdrawal-hold',
  },
  { from: 'review1', event: 'approve', to: 'review2', guard: null, journal: null },
  { from: 'review2', event: 'approve', to: 'success', guard: null, journal: 'withdrawal-paid' },
  {
    from: 'review1',
    event: 'reject',
    to: 'failed',
    guard: 'a reason is given',
    journal: 'withdrawal-returned',
  },
  {
    from: 'review2',
    event: 'reject',
    to: 'failed',
    guard: 'a reason is given',
    journal: 'withdrawal-returned',
  },
] as const satisfies Lifecycle<WithdrawalStatus, 'apply' | 'approve' | 'reject'>;
