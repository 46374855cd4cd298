import type { PairRow } from '@/api/rows';
import { decimalsIn } from '@/domain/format/numbers';

/** Which order and candle calls a pair belongs to. */
export type Board = 'crypto' | 'forex';

export type Category = 'crypto' | 'forex' | 'metal';

/** Trading, about to close, or closed (specification, section 4). */
export type MarketStatus = 'trading' | 'closing' | 'closed';

/** What changes rarely about a pair. */
export interface MarketPair {
  readonly id: number;
  readonly board: Board;
  readonly category: Category;
  /** As people write it: `BTC/USDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: MarketStatus;
  /** When trading opens or closes next, epoch seconds; `undefined` where it never does. */
  readonly changesAt: number | undefined;
  readonly canTradeSeconds: boolean;
  readonly canTradeLeverage: boolean;
  /** Ids of the base and the quote currency. */
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of its prices. */
  readonly decimals: number;
}

/** What ticks. Decimal text throughout; volume in the base currency over 24 hours. */
export interface Quote {
  readonly price: string;
  readonly changePercent: string;
  readonly high: string | undefined;
  readonly low: string | undefined;
  readonly volume: string;
}

/** The quote of one pair. */
export interface Tick {
  readonly symbol: string;
  readonly quote: Quote;
}

/** Codes of `market_status`, by position (specification, section 4). */
const STATUSES = ['trading', 'closing', 'closed'] as const;

const symbolOf = (row: PairRow): string => `${row.currency_name}/${row.legal_name}`;

/** The slowly changing part of a row. */
export const toPair = (row: PairRow, board: Board): MarketPair => ({
  id: row.id,
  board,
  category: row.category_text ?? board,
  symbol: symbolOf(row),
  base: row.currency_name,
  quote: row.legal_name,
  status: STATUSES[row.market_status ?? 0] ?? 'trading',
  changesAt: row.market_changes_at,
  // Servers that do not say offer it: the order itself is refused where they do not.
  canTradeSeconds: row.open_microtrade !== 0,
  canTradeLeverage: row.open_lever !== 0,
  baseId: row.currency_id,
  quoteId: row.legal_id,
  decimals: decimalsIn(row.price_step ?? row.now_price),
});

/** The ticking part of a row. */
export const toTick = (row: PairRow): Tick => ({
  symbol: symbolOf(row),
  quote: {
    price: row.now_price,
    changePercent: row.change,
    high: row.high,
    low: row.low,
    volume: row.volume,
  },
});
