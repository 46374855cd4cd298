import { decimal } from '@/domain/money/decimal';
import type { LoanCatalogue, LoanProduct } from '../engine/loans/product';
import { requireCurrency } from './currencies';

const product = (
  id: number,
  days: number,
  [rate, late, fee]: readonly [rate: string, late: string, fee: string],
  maximum: string,
): LoanProduct => ({
  id,
  days,
  ratePercent: decimal(rate),
  lateRatePercent: decimal(late),
  feePercent: decimal(fee),
  minimum: decimal('100'),
  maximum: decimal(maximum),
});

/** Loans on offer, shortest first. */
export const LOANS: LoanCatalogue = {
  currency: requireCurrency('USDT'),
  creditLimit: decimal('8000'),
  products: [
    product(1, 7, ['0.0600', '0.1200', '0.50'], '1000'),
    product(2, 30, ['0.0500', '0.1000', '1.00'], '5000'),
    product(3, 90, ['0.0400', '0.0800', '1.50'], '10000'),
  ],
};
