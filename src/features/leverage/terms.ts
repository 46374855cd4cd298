import { optionalDecimal } from '@/api/row-values';
import type { LeverageAccountRow, LeverageTermsRow } from '@/api/rows';
import { marginLevelOf, type ContractAccount } from '@/domain/leverage/account';
import type { LotRules } from '@/domain/leverage/order';
import type { PositionTerms } from '@/domain/leverage/position';
import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';

/** Decimals of amounts in the contract account. */
export const MONEY_DECIMALS = 2;

/** Decimals of a margin level, which must not jump between one and two while it moves. */
export const LEVEL_DECIMALS = 2;

/** Costs and limits of leveraged orders on a pair. */
export interface LeverageTerms {
  readonly position: PositionTerms;
  readonly lots: LotRules;
  /** True if a part of a position can be closed; a server that does not say so closes all of it. */
  readonly canClosePart: boolean;
  /** Available leverages, ascending. */
  readonly leverages: readonly number[];
  /** Difference of bid and of ask from the market price, in the quote currency. */
  readonly spread: Decimal;
  /** The currency of margin, fees, profit and loss. */
  readonly currency: string;
  /** Margin level, in percent, at which all positions are closed; `undefined` if the server sends none. */
  readonly stopOutPercent: Decimal | undefined;
  /** Time of the next overnight fee, in epoch seconds, and the nights it covers; `undefined` if unknown. */
  readonly night: { readonly at: number; readonly nights: number } | undefined;
}

const ONE = decimal('1');

/** Maps the terms of a pair. `quote` is the default margin currency; a cost that is not sent is zero. */
export const toTerms = (row: LeverageTermsRow, quote: string): LeverageTerms => ({
  position: {
    lotSize: decimal(row.lever_share_num ?? ONE),
    feePercent: decimal(row.lever_trade_fee ?? ZERO),
    overnightPercent: decimal(row.overnight ?? ZERO),
    rate: decimal(row.ustd_price ?? ONE),
    scale: MONEY_DECIMALS,
  },
  lots: {
    minimum: row.lever_share_limit.min,
    maximum: row.lever_share_limit.max,
    step: row.lever_share_limit.step ?? 1,
  },
  canClosePart: row.can_close_part === 1,
  leverages: row.multiple.muit.map(({ value }) => value).toSorted((a, b) => a - b),
  spread: decimal(row.spread ?? ZERO),
  currency: row.margin_currency_name ?? quote,
  stopOutPercent: optionalDecimal(row.stop_out_rate),
  night:
    row.overnight_time === undefined
      ? undefined
      : { at: row.overnight_time, nights: row.overnight_nights ?? 1 },
});

/** The contract account with its margin level and stop-out level, both in percent. */
export interface AccountState {
  readonly account: ContractAccount;
  readonly currency: string | undefined;
  /** Equity in percent of the used margin; `undefined` without a position. */
  readonly level: Decimal | undefined;
  readonly stopOutPercent: Decimal | undefined;
}

/** Maps the contract account, which spans all pairs. */
export const toAccount = (row: LeverageAccountRow): AccountState => {
  const account = {
    cash: decimal(row.balance),
    held: decimal(row.frozen_money ?? ZERO),
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
