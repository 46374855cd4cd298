import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/** A currency that can be given and received. Bounds of the given amount, in that currency. */
export interface FlashCurrency {
  readonly currency: Currency;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** The terms of flash exchanges. */
export interface FlashTerms {
  readonly currencies: readonly FlashCurrency[];
  /** Spread deducted from the ratio of the public prices, in percent. */
  readonly spreadPercent: Decimal;
  /** Percent of the received amount, deducted from it. */
  readonly feePercent: Decimal;
  /** Validity of a quoted rate. */
  readonly holdSeconds: number;
}
