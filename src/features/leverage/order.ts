import type { LeverageOrderRow } from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { POSITION_STATUS_CODES, SIDE_CODES } from '@/domain/codes/leverage-order';
import { nameOf } from '@/domain/codes/name-of';
import { decimalsIn } from '@/domain/format/numbers';
import { returnPercentOf, type Side } from '@/domain/leverage/position';
import { add, decimal, isZero, subtract, type Decimal } from '@/domain/money/decimal';

/** Where a leveraged order stands. */
export type OrderStatus = keyof typeof POSITION_STATUS_CODES;

/** What closed a position. */
export type CloseReason = NonNullable<LeverageOrderRow['close_reason']>;

/** A leveraged order: waiting, open or ended. Prices in the quote currency, money in the margin currency. */
export interface LeverageOrder {
  readonly id: number;
  /** The number that people see. */
  readonly number: number;
  readonly board: Board;
  readonly symbol: string;
  readonly baseId: number;
  readonly quoteId: number;
  readonly side: Side;
  readonly status: OrderStatus;
  readonly mode: 'market' | 'limit';
  readonly lots: number;
  readonly leverage: number;
  /** What it opened at; while it waits, the price asked for. */
  readonly openPrice: Decimal;
  /** What it would close at now; once closed, what it closed at. */
  readonly price: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly margin: Decimal;
  readonly fee: Decimal;
  readonly nightFees: Decimal;
  /** Floating while open, as settled once closed; without fees. */
  readonly profit: Decimal;
  /** Of the margin. */
  readonly returnPercent: Decimal;
  /** Times in epoch seconds. */
  readonly placedAt: number;
  readonly openedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly reason: CloseReason | undefined;
}

const stopOf = (price: string): Decimal | undefined => {
  const stop = decimal(price);
  return isZero(stop) ? undefined : stop;
};

/** A row of the wire. */
export const toOrder = (row: LeverageOrderRow, board: Board): LeverageOrder => {
  const status = nameOf(POSITION_STATUS_CODES, row.status);
  const profit = decimal(status === 'closed' ? row.fact_profits : row.profits);
  const margin = decimal(row.caution_money);
  return {
    id: row.id,
    number: row.show_lever_id ?? row.id,
    board,
    symbol: row.symbol,
    baseId: row.currency,
    quoteId: row.legal,
    side: nameOf(SIDE_CODES, row.type),
    status,
    mode: row.order_mode ?? 'market',
    lots: row.share,
    leverage: row.multiple,
    openPrice: decimal(row.price),
    price: decimal(row.update_price),
    decimals: Math.max(decimalsIn(row.price), decimalsIn(row.update_price)),
    takeProfit: stopOf(row.target_profit_price),
    stopLoss: stopOf(row.stop_loss_price),
    margin,
    fee: decimal(row.trade_fee),
    nightFees: decimal(row.overnight_money),
    profit,
    returnPercent: returnPercentOf(profit, margin),
    placedAt: row.create_time,
    openedAt: row.opened_time ?? undefined,
    closedAt: row.closed_time ?? undefined,
    reason: row.close_reason,
  };
};

/** What an order brought in all: its result less the fees of opening and of its nights. */
export const netOf = ({ profit, fee, nightFees }: LeverageOrder): Decimal =>
  subtract(profit, add(fee, nightFees));
