import { decimal, ZERO } from '@/domain/money/decimal';
import type { LeverageOrderRow } from './rows';

/**
 * The money of a leveraged order, in the margin currency: its fees so far, and once it is closed its profit by the prices
 * alone and what the house has paid of a loss.
 */
export const settledMoneyOf = (row: LeverageOrderRow) => ({
  profit: decimal(row.fact_profits),
  fee: decimal(row.trade_fee),
  nightFees: decimal(row.overnight_money),
  covered: decimal(row.covered_money ?? ZERO),
});
