import { timeOfRow } from '@/api/row-time';
import type { CoinOrderRow } from '@/api/rows';
import { nameOf } from '@/domain/codes/name-of';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { decimalsIn } from '@/domain/format/numbers';
import { decimal, type Decimal } from '@/domain/money/decimal';
import {
  DEFAULT_SCALES,
  spotHoldOf,
  spotResultOf,
  toldResultOf,
  type SpotResult,
  type SpotSide,
} from '@/domain/spot/order';

/** Status of a coin order; `done` is filled. */
export type OrderStatus = keyof typeof COIN_STATUS_CODES;

/** A coin order. Prices in the quote currency, the amount in the base currency. */
export interface CoinOrder {
  readonly id: number;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly side: SpotSide;
  /** `undefined` if the server does not say it. */
  readonly mode: 'market' | 'limit' | undefined;
  readonly status: OrderStatus;
  /** The limit; for a market order the price shown to the user. One of an unknown type counts as a limit. */
  readonly requestedPrice: Decimal;
  /** Fill price; `undefined` until filled. */
  readonly price: Decimal | undefined;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly amount: Decimal;
  /** Fraction of the received amount: 0.002 is 0.2 %. */
  readonly feeFraction: Decimal;
  /** Charged fee in the received currency; `undefined` until filled, or if the server sends none. */
  readonly fee: Decimal | undefined;
  /** Times in epoch seconds; `undefined` if the server sends only a text without a time zone. */
  readonly placedAt: number | undefined;
  /** Time of the fill or the cancellation. */
  readonly endedAt: number | undefined;
  /** True if a trading limit or a break of the user has cancelled it. */
  readonly isLimited: boolean;
}

/** Maps a row of the order list. */
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
    mode: row.order_mode,
    status,
    requestedPrice: decimal(row.target_price),
    price: isDone ? decimal(row.trade_price) : undefined,
    decimals: Math.max(decimalsIn(row.target_price), decimalsIn(row.trade_price)),
    amount: decimal(row.trade_amount),
    feeFraction: decimal(row.charge_fee),
    fee: isDone && row.fee_money !== undefined ? decimal(row.fee_money) : undefined,
    placedAt: timeOfRow(row.created_time, row.created_at),
    endedAt: status === 'open' ? undefined : timeOfRow(row.handled_time, row.updated_at),
    isLimited: row.cancel_reason === 'limit',
  };
};

/** When an order was filled or cancelled, in epoch seconds: a market order at once. `undefined` if it is open or not known. */
export const endTimeOf = ({
  mode,
  status,
  placedAt,
  endedAt,
}: Pick<CoinOrder, 'mode' | 'status' | 'placedAt' | 'endedAt'>): number | undefined => {
  if (status === 'open') return undefined;
  return endedAt ?? (mode === 'market' ? placedAt : undefined);
};

const termsOf = ({ feeFraction }: CoinOrder) => ({
  feeFraction,
  baseScale: DEFAULT_SCALES.base,
  quoteScale: DEFAULT_SCALES.quote,
});

/** What an order paid, was charged and received; before its fill, computed at the requested price. */
export const orderResultOf = (order: CoinOrder): SpotResult => {
  const { side, amount, requestedPrice, price = requestedPrice } = order;
  return toldResultOf(spotResultOf(side, termsOf(order), price, amount), order.fee);
};

/** Amount that an open order holds, in the currency it pays. */
export const heldAmountOf = (order: CoinOrder): Decimal =>
  spotHoldOf(order.side, termsOf(order), order.requestedPrice, order.amount);
