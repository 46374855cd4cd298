import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/** A currency that can be given and got. Bounds of what is given, in it. */
export interface FlashCurrency {
  readonly currency: Currency;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** The terms of flash exchanges. */
export interface FlashTerms {
  readonly currencies: readonly FlashCurrency[];
  /** Taken off the ratio of the public prices, in percent. */
  readonly spreadPercent: Decimal;
  /** Of what is got, taken from it. */
  readonly feePercent: Decimal;
  /** How long a quoted rate is held. */
  readonly holdSeconds: number;
}
