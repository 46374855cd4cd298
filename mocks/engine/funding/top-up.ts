import type { Decimal } from '@/domain/money/decimal';
import type { Lifecycle } from '../lifecycle';
import type { ReviewReason } from '../reviews';

export type TopUpStatus = 'callback' | 'review' | 'success' | 'failed';

/** A payment that a user reported. Amount in the currency, times in epoch milliseconds. */
export interface TopUp {
  readonly id: number;
  readonly owner: number;
  readonly currencyId: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly channelId: number;
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

/** A top-up is credited once, and only on success. */
export const TOP_UP_LIFECYCLE = [
  {
    from: 'none',
    event: 'report',
    to: 'callback',
    guard: 'no screenshot: the payment itself has to call back',
    journal: null,
  },
  {
    from: 'none',
    event: 'reportWithReceipt',
    to: 'review',
    guard: 'with a screenshot',
    journal: null,
  },
  { from: 'callback', event: 'calledBack', to: 'review', guard: null, journal: null },
  { from: 'callback', event: 'reject', to: 'failed', guard: 'a reason is given', journal: null },
  { from: 'callback', event: 'approve', to: 'success', guard: null, journal: 'top-up' },
  { from: 'review', event: 'approve', to: 'success', guard: null, journal: 'top-up' },
  { from: 'review', event: 'reject', to: 'failed', guard: 'a reason is given', journal: null },
] as const satisfies Lifecycle<
  TopUpStatus,
  'report' | 'reportWithReceipt' | 'calledBack' | 'approve' | 'reject'
>;
