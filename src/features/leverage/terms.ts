import type { LeverageAccountRow, LeverageTermsRow } from '@/api/rows';
import { marginLevelOf, type ContractAccount } from '@/domain/leverage/account';
import type { LotRules } from '@/domain/leverage/order';
import type { PositionTerms } from '@/domain/leverage/position';
import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';

/** Decimals of the contract account's money. */
export const MONEY_DECIMALS = 2;

/** What an order on a pair costs and may be. */
export interface Terms {
  readonly position: PositionTerms;
  readonly lots: LotRules;
  /** On offer, smallest first. */
  readonly leverages: readonly number[];
  /** What a price is worse by, each way, in the quote currency. */
  readonly spread: Decimal;
  /** The currency of margin, fees, profit and loss. */
  readonly currency: string;
  /** Positions are closed when equity falls to this percent of the used margin; `undefined` where the server does not say. */
  readonly stopOutPercent: Decimal | undefined;
  /** When the next night is charged, epoch seconds, and how many nights count; `undefined` where it is not known. */
  readonly night: { readonly at: number; readonly nights: number } | undefined;
}

const ONE = decimal('1');

const optional = (value: string | undefined): Decimal | undefined =>
  value === undefined ? undefined : decimal(value);

/** The terms as the server sends them for a pair with the quote currency `quote`. What it leaves out costs nothing. */
export const toTerms = (row: LeverageTermsRow, quote: string): Terms => ({
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
  leverages: row.multiple.muit.map(({ value }) => value).toSorted((a, b) => a - b),
  spread: decimal(row.spread ?? ZERO),
  currency: row.margin_currency_name ?? quote,
  stopOutPercent: optional(row.stop_out_rate),
  night:
    row.overnight_time === undefined
      ? undefined
      : { at: row.overnight_time, nights: row.overnight_nights ?? 1 },
});

/** The contract account with what it needs to be judged. */
export interface AccountState {
  readonly account: ContractAccount;
  readonly currency: string | undefined;
  /** Equity in percent of the used margin; `undefined` without a position. */
  readonly level: Decimal | undefined;
  readonly stopOutPercent: Decimal | undefined;
}

/** The account over all pairs, as the server sends it with any pair. */
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
    stopOutPercent: optional(row.stop_out_rate),
  };
};
