import type { CoinOrderRow } from '@/api/rows';
import { nameOf } from '@/domain/codes/name-of';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { decimalsIn } from '@/domain/format/numbers';
import { add, decimal, subtract, type Decimal } from '@/domain/money/decimal';
import { spotHoldOf, spotResultOf, type SpotResult, type SpotSide } from '@/domain/spot/order';

/** Decimals of amounts where the server does not tell them by a balance: coins have eight, money has two. */
export const USUAL_SCALES = { base: 8, quote: 2 } as const;

/** Where a coin order stands. */
export type OrderStatus = keyof typeof COIN_STATUS_CODES;

/** A coin order. Prices in the quote currency, the amount in the base currency. */
export interface CoinOrder {
  readonly id: number;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly side: SpotSide;
  readonly mode: 'market' | 'limit';
  readonly status: OrderStatus;
  /** The limit; with a market order the price that was seen. */
  readonly asked: Decimal;
  /** What it was done at; `undefined` until then. */
  readonly price: Decimal | undefined;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly amount: Decimal;
  /** Of what is received: 0.002 is 0.2 %. */
  readonly feeFraction: Decimal;
  /** As charged, in the currency received; `undefined` until it is done, and where the server does not say. */
  readonly fee: Decimal | undefined;
  /** Times in epoch seconds; `undefined` where the server only sends a text without a time zone. */
  readonly placedAt: number | undefined;
  /** Done or cancelled at. */
  readonly endedAt: number | undefined;
}

/** A row of the wire. Orders of servers without market orders are limit orders. */
export const toOrder = (row: CoinOrderRow): CoinOrder => {
  const status = nameOf(COIN_STATUS_CODES, row.status);
  const [base = row.symbol, quote = ''] = row.symbol.split('/');
  const isDone = status === 'done';
  return {
    id: row.id,
    symbol: row.symbol,
    base,
    quote,
    side: nameOf(SPOT_SIDE_CODES, row.type),
    mode: row.order_mode ?? 'limit',
    status,
    asked: decimal(row.target_price),
    price: isDone ? decimal(row.trade_price) : undefined,
    decimals: Math.max(decimalsIn(row.target_price), decimalsIn(row.trade_price)),
    amount: decimal(row.trade_amount),
    feeFraction: decimal(row.charge_fee),
    fee: isDone && row.fee_money !== undefined ? decimal(row.fee_money) : undefined,
    placedAt: row.created_time,
    endedAt: row.handled_time ?? undefined,
  };
};

const termsOf = ({ feeFraction }: CoinOrder) => ({
  feeFraction,
  baseScale: USUAL_SCALES.base,
  quoteScale: USUAL_SCALES.quote,
});

/** What an order paid, was charged and received; before it is done, what it would at the price asked for. */
export const resultOf = (order: CoinOrder): SpotResult => {
  const { side, amount, asked, price = asked } = order;
  const result = spotResultOf(side, termsOf(order), price, amount);
  const fee = order.fee ?? result.fee;
  return { ...result, fee, receives: subtract(add(result.receives, result.fee), fee) };
};

/** What an open order holds of the currency it pays. */
export const holdOf = (order: CoinOrder): Decimal =>
  spotHoldOf(order.side, termsOf(order), order.asked, order.amount);
