import type { RedemptionTerms } from '@/domain/deposit/interest';
import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/** An interest deposit on offer. Amounts in its currency, rates in percent per day, times in epoch milliseconds. */
export interface DepositProduct {
  readonly id: number;
  readonly currency: Currency;
  readonly lowestRate: Decimal;
  /** Upper bound of the yield; equal to the lower bound for a fixed rate. */
  readonly highestRate: Decimal;
  readonly minimum: Decimal;
  /** Per purchase; 0 means no limit. */
  readonly maximum: Decimal;
  readonly days: number;
  /** Hour of the daily payout, UTC. */
  readonly payoutHour: number;
  readonly redemption: RedemptionTerms;
  /** Start and end of sale; `undefined` means no bound. */
  readonly opensAt: number | undefined;
  readonly closesAt: number | undefined;
  /** Number of people who may hold one at a time, and how many others already do; unlimited if undefined. */
  readonly places: { readonly all: number; readonly takenByOthers: number } | undefined;
}
