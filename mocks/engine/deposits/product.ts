import type { RedemptionTerms } from '@/domain/deposit/interest';
import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/** An interest deposit on offer. Amounts in its currency, rates in percent a day, times in epoch milliseconds. */
export interface DepositProduct {
  readonly id: number;
  readonly currency: Currency;
  readonly lowestRate: Decimal;
  /** The yield moves between the two; the same rate means that it is fixed. */
  readonly highestRate: Decimal;
  readonly minimum: Decimal;
  /** In one purchase; 0 is no limit. */
  readonly maximum: Decimal;
  readonly days: number;
  /** Hour of the daily payout, UTC. */
  readonly payoutHour: number;
  readonly redemption: RedemptionTerms;
  /** From when on it is sold, and until when; always where that is undefined. */
  readonly opensAt: number | undefined;
  readonly closesAt: number | undefined;
  /** How many people may have one at a time, and how many others do; any number if undefined. */
  readonly places: { readonly all: number; readonly takenByOthers: number } | undefined;
}
