import type { Decimal } from '@/domain/money/decimal';
import type { TopUpStatus } from '@/domain/status/top-up';
import type { ReviewReason } from '../reviews';

/** A payment at a bank, in its own currency; `exchangeRate` in units of that for one unit of the credited or withdrawn one. */
export interface BankPayment {
  readonly currency: string;
  readonly exchangeRate: Decimal;
  readonly amount: Decimal;
}

/** A payment that a user reported. Amount in the currency, times in epoch milliseconds. */
export interface TopUp {
  readonly id: number;
  readonly owner: number;
  readonly currencyId: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly channelId: number;
  /** What is to be paid by bank; `undefined` on a network, and in a world saved by an earlier build. */
  readonly payment: BankPayment | undefined;
  readonly address: string | undefined;
  /** Path of the screenshot. */
  readonly receipt: string | undefined;
  /** Transaction id on the network. */
  readonly hash: string | undefined;
  readonly status: TopUpStatus;
  readonly reason: ReviewReason | undefined;
  /** Each status with its time, oldest first. */
  readonly history: readonly { readonly status: TopUpStatus; readonly at: number }[];
}
