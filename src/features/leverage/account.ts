import { optionalDecimal } from '@/api/row-values';
import type { LeverageAccountRow } from '@/api/rows';
import { marginLevelOf, type ContractAccount } from '@/domain/leverage/account';
import { heldBy } from '@/domain/leverage/held';
import { decimal, type Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';

/** Decimals of a margin level, which must not jump between one and two while it moves. */
export const LEVEL_DECIMALS = 2;

/** The contract account with its margin level and stop-out level, both in percent. */
export interface AccountState {
  readonly account: ContractAccount;
  readonly currency: string | undefined;
  /** Equity in percent of the used margin; `undefined` without a position. */
  readonly level: Decimal | undefined;
  readonly stopOutPercent: Decimal | undefined;
}

/**
 * Maps the contract account, which spans all pairs. Where the server does not say what is held, the pending orders do, by
 * margin and fee of each; `undefined` without either.
 */
export const toAccount = (
  row: LeverageAccountRow,
  pending?: readonly LeverageOrder[],
): AccountState | undefined => {
  const held = row.frozen_money ?? (pending && heldBy(pending));
  if (held === undefined) return undefined;
  const account = {
    cash: decimal(row.balance),
    held: decimal(held),
    usedMargin: decimal(row.caution_money_total),
    floating: decimal(row.profits_total),
  };
  return {
    account,
    currency: row.margin_currency_name,
    level: marginLevelOf(account),
    stopOutPercent: optionalDecimal(row.stop_out_rate),
  };
};
