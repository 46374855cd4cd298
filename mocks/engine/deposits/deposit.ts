import type { RedemptionTerms } from '@/domain/deposit/interest';
import type { Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';
import type { ReviewReason } from '../reviews';

/** One day's interest payment. `ratePercent` per day; `at` in epoch milliseconds. */
export interface Payout {
  readonly night: number;
  readonly at: number;
  readonly ratePercent: Decimal;
  readonly amount: Decimal;
}

/**
 * Terms fixed at opening: later product changes do not affect them. Amounts in the currency, rates in percent per day.
 */
interface DepositTerms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly productId: number;
  readonly currency: string;
  readonly currencyId: number;
  readonly scale: number;
  readonly principal: Decimal;
  readonly lowestRate: Decimal;
  readonly highestRate: Decimal;
  readonly days: number;
  readonly payoutHour: number;
  readonly redemption: RedemptionTerms;
  readonly appliedAt: number;
}

/** Interest paid so far, and the exact remainder below the smallest unit that is carried over. */
interface Hosted {
  readonly startedAt: number;
  readonly payouts: readonly Payout[];
  readonly carry: Decimal;
}

/** An interest deposit. Times in epoch milliseconds. */
export type Deposit = DepositTerms &
  (
    | { readonly status: 'review' }
    | ({ readonly status: 'hosting' } & Hosted)
    | ({ readonly status: 'completed'; readonly endedAt: number } & Hosted)
    | ({
        readonly status: 'cancelled';
        readonly endedAt: number;
        /** Fee for early redemption. */
        readonly fee: Decimal;
        readonly reason: undefined;
        readonly redeemed: true;
      } & Hosted)
    | {
        readonly status: 'cancelled';
        readonly endedAt: number;
        readonly reason: ReviewReason | undefined;
        /** Rejected, or withdrawn during review: never hosted. */
        readonly redeemed: false;
      }
  );

/** A deposit that earns interest. */
export type HostedDeposit = Extract<Deposit, { status: 'hosting' }>;
/** A deposit under review. */
export type DepositInReview = Extract<Deposit, { status: 'review' }>;
