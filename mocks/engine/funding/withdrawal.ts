import type { Decimal } from '@/domain/money/decimal';
import type { WithdrawalStatus } from '@/domain/status/withdrawal';
import type { ReviewReason } from '../reviews';
import type { BankPayment } from './top-up';

/** Money on its way out of the live coin account. Amounts in the currency, times in epoch milliseconds. */
export interface Withdrawal {
  readonly id: number;
  readonly owner: number;
  readonly currencyId: number;
  readonly currency: string;
  /** Fee included; frozen until the decision. */
  readonly amount: Decimal;
  readonly fee: Decimal;
  /** Address or card number. */
  readonly destination: string;
  /** Id of the bank card; 0 for an address. */
  readonly cardId: number;
  /** Payee and payment of the card as it was then; `undefined` for an address, and in a world saved by an earlier build. */
  readonly card:
    | { readonly holder: string; readonly bank: string; readonly payment: BankPayment }
    | undefined;
  readonly network: string | undefined;
  /** Paid with, where receivers share the address. */
  readonly memo: string | undefined;
  /** When it is usually decided. */
  readonly expectedAt: number;
  /** Transaction id, once it is sent on a network. */
  readonly hash: string | undefined;
  readonly status: WithdrawalStatus;
  readonly reason: ReviewReason | undefined;
  /** Each status with its time, oldest first. */
  readonly history: readonly { readonly status: WithdrawalStatus; readonly at: number }[];
}

/** True until the withdrawal is decided. */
export const isPending = (
  withdrawal: Withdrawal,
): withdrawal is Withdrawal & { readonly status: 'review1' | 'review2' } =>
  withdrawal.status === 'review1' || withdrawal.status === 'review2';

/** True while its owner can cancel it: in the first review. */
export const isCancellable = (
  withdrawal: Withdrawal,
): withdrawal is Withdrawal & { readonly status: 'review1' } => withdrawal.status === 'review1';

/** True if it failed because of its address or bank account. */
export const isDestinationRefused = ({ status, reason }: Withdrawal): boolean =>
  status === 'failed' && (reason === 'addressRefused' || reason === 'bankRefused');
