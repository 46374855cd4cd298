import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type { LeverageOrderRow, OrderRow } from '@/api/rows';
import { settledMoneyOf } from '@/api/settled-money';
import { POSITION_STATUS_CODES, SIDE_CODES } from '@/domain/codes/leverage-order';
import { nameOf } from '@/domain/codes/name-of';
import { DIRECTION_CODES, OUTCOME_CODES, SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { netProfitOf } from '@/domain/seconds/contract';

/** A closed order and its result. Money in `currency`, times in epoch seconds. */
export interface Result {
  /** Unique among all kinds of orders. */
  readonly key: string;
  /** The displayed order number. */
  readonly number: number;
  readonly product: 'seconds' | 'leverage';
  readonly symbol: string;
  readonly direction: 'up' | 'down' | 'long' | 'short';
  readonly openedAt: number | undefined;
  readonly closedAt: number;
  /** The stake, or the margin. */
  readonly stake: Decimal;
  readonly fee: Decimal;
  /** Change of the balance, fees included. */
  readonly profit: Decimal;
  readonly currency: string;
}

/** Converts a settled seconds contract; empty if it is still open. */
export const fromSecondsOrder = (row: OrderRow, board: string): readonly Result[] => {
  const closedAt = timeOfRow(row.handled_time, row.handled_at);
  if (row.status !== SECONDS_STATUS_CODES.settled || closedAt === undefined) return [];
  const placed = {
    stake: decimal(row.number),
    payoutPercent: decimal(row.profit_ratio),
    fee: decimal(row.fee),
  };
  const outcome = nameOf(OUTCOME_CODES, row.profit_result);
  return [
    {
      key: `seconds ${board} ${row.id}`,
      number: row.id,
      product: 'seconds',
      symbol: row.symbol_name,
      direction: nameOf(DIRECTION_CODES, row.type),
      openedAt: timeOfRow(row.created_time, row.created_at),
      closedAt,
      stake: placed.stake,
      fee: placed.fee,
      profit: netProfitOf(placed, outcome, optionalDecimal(row.fact_profits)),
      currency: row.currency_name,
    },
  ];
};

/** Converts a closed leveraged position; empty if it is not closed. */
export const fromPosition = (
  row: LeverageOrderRow,
  board: string,
  currency: string,
): readonly Result[] => {
  const closedAt = timeOfRow(row.closed_time, row.complete_time);
  if (row.status !== POSITION_STATUS_CODES.closed || closedAt === undefined) return [];
  const money = settledMoneyOf(row);
  return [
    {
      key: `leverage ${board} ${row.id}`,
      number: row.show_lever_id ?? row.id,
      product: 'leverage',
      symbol: row.symbol,
      direction: nameOf(SIDE_CODES, row.type),
      openedAt: timeOfRow(row.opened_time, row.transaction_time),
      closedAt,
      stake: decimal(row.origin_caution_money),
      fee: add(money.fee, money.nightFees),
      profit: netPositionProfitOf(money),
      currency,
    },
  ];
};

/** Orders of all products by the time at which they were closed, oldest first. */
export const oldestFirst = (results: readonly Result[]): readonly Result[] =>
  results.toSorted((a, b) => a.closedAt - b.closedAt);

/** The most frequent currency of the results; sums across currencies are meaningless. */
export const mainCurrency = (results: readonly Result[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { currency } of results) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** Total of the results. */
export const totalOf = (results: readonly Pick<Result, 'profit'>[]): Decimal =>
  add(ZERO, ...results.map(({ profit }) => profit));
