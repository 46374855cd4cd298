import { timeOfRow } from '@/api/row-time';
import type { LeverageOrderRow } from '@/api/rows';
import { settledMoneyOf } from '@/api/settled-money';
import type { Board } from '@/domain/codes/board';
import { POSITION_STATUS_CODES, SIDE_CODES } from '@/domain/codes/leverage-order';
import { nameOf } from '@/domain/codes/name-of';
import { decimalsIn } from '@/domain/format/numbers';
import type { Side } from '@/domain/leverage/position';
import { decimal, isZero, type Decimal } from '@/domain/money/decimal';
import { returnPercentOf } from '@/domain/money/return-percent';

/** Status of a leveraged order. */
export type OrderStatus = keyof typeof POSITION_STATUS_CODES;

/** Why a position was closed. */
export type CloseReason = NonNullable<LeverageOrderRow['close_reason']>;

/** A leveraged order: pending, open or ended. Prices in the quote currency, money in the margin currency. */
export interface LeverageOrder {
  readonly id: number;
  /** Order number shown to the user. */
  readonly number: number;
  readonly board: Board;
  readonly symbol: string;
  readonly baseId: number;
  readonly quoteId: number;
  readonly side: Side;
  readonly status: OrderStatus;
  /** `undefined` if the server does not say it. */
  readonly mode: 'market' | 'limit' | undefined;
  readonly lots: number;
  readonly leverage: number;
  /** Opening price; the limit price while pending. */
  readonly openPrice: Decimal;
  /** Current closing price; the actual one once closed. */
  readonly price: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly margin: Decimal;
  readonly fee: Decimal;
  readonly nightFees: Decimal;
  /** Floating profit while open, settled profit once closed; before fees. */
  readonly profit: Decimal;
  /** What the house has paid of the loss of a closed position, because the account did not have it. */
  readonly covered: Decimal;
  /** Profit in percent of the margin. */
  readonly returnPercent: Decimal;
  /** Times in epoch seconds; `undefined` if it has not happened, or if the server does not say when. */
  readonly placedAt: number;
  readonly openedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly reason: CloseReason | undefined;
  /** True if a trading limit or a break of the user has cancelled it. */
  readonly isLimited: boolean;
}

const stopOf = (price: string): Decimal | undefined => {
  const stop = decimal(price);
  return isZero(stop) ? undefined : stop;
};

/** Maps a row of an order list. */
export const toOrder = (row: LeverageOrderRow, board: Board): LeverageOrder => {
  const status = nameOf(POSITION_STATUS_CODES, row.status);
  const profit = decimal(status === 'closed' ? row.fact_profits : row.profits);
  const margin = decimal(row.caution_money);
  const takeProfit = stopOf(row.target_profit_price);
  const stopLoss = stopOf(row.stop_loss_price);
  const prices = [row.price, row.update_price, takeProfit ?? '', stopLoss ?? ''];
  return {
    id: row.id,
    number: row.show_lever_id ?? row.id,
    board,
    symbol: row.symbol,
    baseId: row.currency,
    quoteId: row.legal,
    side: nameOf(SIDE_CODES, row.type),
    status,
    mode: row.order_mode,
    lots: row.share,
    leverage: row.multiple,
    openPrice: decimal(row.price),
    price: decimal(row.update_price),
    decimals: Math.max(...prices.map(decimalsIn)),
    takeProfit,
    stopLoss,
    margin,
    ...settledMoneyOf(row),
    profit,
    returnPercent: returnPercentOf(profit, margin),
    placedAt: row.create_time,
    openedAt: timeOfRow(row.opened_time, row.transaction_time),
    closedAt: timeOfRow(row.closed_time, row.complete_time),
    reason: row.close_reason,
    isLimited: row.cancel_reason === 'limit',
  };
};

/** True if the order was filled, also where the server does not say when. */
export const wasOpened = ({ status }: Pick<LeverageOrder, 'status'>): boolean =>
  status !== 'pending' && status !== 'cancelled';

/** True once an order is closed or cancelled. */
export const isOver = ({ status }: Pick<LeverageOrder, 'status'>): boolean =>
  status === 'closed' || status === 'cancelled';
