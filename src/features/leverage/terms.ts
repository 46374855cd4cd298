import { optionalDecimal } from '@/api/row-values';
import type { LeverageTermsRow, PairRow } from '@/api/rows';
import { UNKNOWN } from '@/domain/format/numbers';
import type { LotRules } from '@/domain/leverage/order';
import { MARGIN_CURRENCY } from '@/domain/leverage/margin-currency';
import type { PositionTerms } from '@/domain/leverage/position';
import { decimal, multiply, toScale, ZERO, type Decimal } from '@/domain/money/decimal';

/** Decimals of amounts in the contract account. */
export const MONEY_DECIMALS = 2;

/** What servers of the family tell of an order's costs and size in the row of its pair alone. */
export type PairCosts = Pick<
  PairRow,
  | 'lever_share_num'
  | 'lever_trade_fee'
  | 'overnight'
  | 'spread'
  | 'lever_min_share'
  | 'lever_max_share'
>;

/** Figures that an order's costs are computed from, and that a server may keep to itself. */
export type CostFigure = 'lotSize' | 'fee' | 'night' | 'spread';

/** Costs and limits of leveraged orders on a pair. */
export interface LeverageTerms {
  readonly position: PositionTerms;
  readonly lots: LotRules;
  /** True if a part of a position can be closed; a server that does not say so closes all of it. */
  readonly canClosePart: boolean;
  /** Available leverages, ascending. */
  readonly leverages: readonly number[];
  /** What the server does not tell. It counts as nothing, a lot as one unit: figures that need it are not shown. */
  readonly unknown: readonly CostFigure[];
  /** Difference of bid and of ask from the market price, in the quote currency. */
  readonly spread: Decimal;
  /** The currency of margin, fees, profit and loss. */
  readonly currency: string;
  /** Margin level, in percent, at which all positions are closed; `undefined` if the server sends none. */
  readonly stopOutPercent: Decimal | undefined;
  /** True if the house pays what an account owes once it has no order left; false also if that is not known. */
  readonly isLossCovered: boolean;
  /** Time of the next overnight fee, in epoch seconds, and the nights it covers; `undefined` if unknown. */
  readonly night: { readonly at: number; readonly nights: number } | undefined;
}

const ONE = decimal('1');
const COST_FIGURES = ['lotSize', 'fee', 'night', 'spread'] as const satisfies readonly CostFigure[];

/** Each figure as the server sends it. The terms are newer than the row of the pair. */
const toldOf = (
  row: LeverageTermsRow,
  pair: PairCosts | undefined,
): Readonly<Record<CostFigure, string | undefined>> => ({
  lotSize: row.lever_share_num ?? pair?.lever_share_num,
  fee: row.lever_trade_fee ?? pair?.lever_trade_fee,
  night: row.overnight ?? pair?.overnight,
  spread: row.spread ?? pair?.spread,
});

const nightOf = (row: LeverageTermsRow): LeverageTerms['night'] =>
  row.overnight_time === undefined
    ? undefined
    : { at: row.overnight_time, nights: row.overnight_nights ?? 1 };

/**
 * The currency of margin, fees, profit and loss, which public servers do not name. They tell what `quote` is worth in USDT,
 * and count in that; without the rate, figures are in `quote`.
 */
export const marginCurrencyOf = (
  row: Pick<LeverageTermsRow, 'margin_currency_name' | 'ustd_price'>,
  quote: string,
): string => row.margin_currency_name ?? (row.ustd_price === undefined ? quote : MARGIN_CURRENCY);

/** Pairs that price another currency in dollars: such a price is the inverse of that currency's worth. */
const OF_DOLLARS = /^USD\w?\/(?!USD)/u;

/** True if the server derives the rate from the price of this pair, so that both move together: it is then about 1 / price. */
const setsItsRate = (rate: Decimal, last: string, symbol: string): boolean =>
  OF_DOLLARS.test(symbol) && toScale(multiply(rate, decimal(last)), 1, 'half-up') === ONE;

/**
 * Maps the terms of the pair `symbol`. `pair` is its row, which tells the costs and the limits of lots where the terms do
 * not.
 */
export const toTerms = (
  row: LeverageTermsRow,
  symbol: string,
  pair: PairCosts | undefined,
): LeverageTerms => {
  const told = toldOf(row, pair);
  const spread = decimal(told.spread ?? ZERO);
  const rate = decimal(row.ustd_price ?? ONE);
  return {
    position: {
      lotSize: decimal(told.lotSize ?? ONE),
      feePercent: decimal(told.fee ?? ZERO),
      overnightPercent: decimal(told.night ?? ZERO),
      rate,
      inverseSpread: setsItsRate(rate, row.last_price, symbol) ? spread : undefined,
      scale: MONEY_DECIMALS,
    },
    unknown: COST_FIGURES.filter((figure) => told[figure] === undefined),
    lots: {
      minimum: row.lever_share_limit?.min ?? pair?.lever_min_share,
      maximum: row.lever_share_limit?.max ?? pair?.lever_max_share,
      step: row.lever_share_limit?.step,
    },
    canClosePart: row.can_close_part === 1,
    leverages: row.multiple.muit.map(({ value }) => value).toSorted((a, b) => a - b),
    spread,
    currency: marginCurrencyOf(row, symbol.split('/')[1] ?? ''),
    stopOutPercent: optionalDecimal(row.stop_out_rate),
    isLossCovered: row.negative_balance_protection === 1,
    night: nightOf(row),
  };
};

/** True if all of these figures are told, so that what is computed from them can be shown. */
export const isTold = (
  { unknown }: Pick<LeverageTerms, 'unknown'>,
  ...needed: readonly CostFigure[]
): boolean => !unknown.some((figure) => needed.includes(figure));

/** True if the cost of an order, margin plus fee, can be shown. */
export const isCostTold = (of: Pick<LeverageTerms, 'unknown'>): boolean =>
  isTold(of, 'lotSize', 'fee');

/** `text`, or the sign for an unknown figure without what it was computed from. */
export const textIfTold = (
  of: Pick<LeverageTerms, 'unknown'>,
  text: string,
  ...needed: readonly CostFigure[]
): string => (isTold(of, ...needed) ? text : UNKNOWN);
