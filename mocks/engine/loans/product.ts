import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/** A loan on offer. Amounts in the currency of all loans; rates in percent a day, simple; the fee in percent of the amount. */
export interface LoanProduct {
  readonly id: number;
  readonly days: number;
  readonly ratePercent: Decimal;
  /** For the days after the due day. */
  readonly lateRatePercent: Decimal;
  readonly feePercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** What is lent, and how much of it to one person at a time. */
export interface LoanCatalogue {
  readonly currency: Currency;
  /** Of principal, lent and asked for together. */
  readonly creditLimit: Decimal;
  readonly products: readonly LoanProduct[];
}
