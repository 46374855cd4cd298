import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';

/**
 * A loan on offer. Amounts in the currency of all loans; simple interest in percent per day; fee in percent of the
 * amount.
 */
export interface LoanProduct {
  readonly id: number;
  readonly days: number;
  readonly ratePercent: Decimal;
  /** For days after the due day. */
  readonly lateRatePercent: Decimal;
  readonly feePercent: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** Loan products, their currency, and the credit limit per user. */
export interface LoanCatalogue {
  readonly currency: Currency;
  /** Limit of principal, outstanding and requested together. */
  readonly creditLimit: Decimal;
  readonly products: readonly LoanProduct[];
}
