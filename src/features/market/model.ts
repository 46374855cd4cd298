import type { PairRow } from '@/api/rows';
import { decimalsIn } from '@/domain/format/numbers';
import { decimal, isZero, ZERO, type Decimal } from '@/domain/money/plain-decimal';
import type { AmountRules } from '@/domain/spot/order';

/** Which order and candle calls a pair belongs to. */
export type Board = 'crypto' | 'forex';

export type Category = 'crypto' | 'forex' | 'metal';

/** Trading, about to close, or closed (specification, section 4). */
export type MarketStatus = 'trading' | 'closing' | 'closed';

/** What coin orders on a pair may be and cost. */
interface SpotOffer {
  readonly rules: AmountRules;
  /** Of what is received: 0.002 is 0.2 %. */
  readonly feeFraction: Decimal;
}

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
  /** `undefined` where no coin orders are taken. */
  readonly spot: SpotOffer | undefined;
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
  /** What a price is worse by, each way, in the quote currency; `undefined` where the server does not say. */
  readonly spread: string | undefined;
}

/** The quote of one pair. */
export interface Tick {
  readonly symbol: string;
  readonly quote: Quote;
}

/** Codes of `market_status`, by position (specification, section 4). */
const STATUSES = ['trading', 'closing', 'closed'] as const;

const symbolOf = (row: PairRow): string => `${row.currency_name}/${row.legal_name}`;

const SMALLEST_STEP = '0.00000001';
const NO_LIMIT = decimal('999999999999999');

/** The offer of coin orders. What the server leaves out is not limited and costs nothing. */
const toSpot = (row: PairRow): SpotOffer | undefined => {
  if (row.open_coin_trade !== 1) return undefined;
  const step = decimal(row.coin_trade_step ?? SMALLEST_STEP);
  const maximum = decimal(row.coin_trade_max ?? ZERO);
  return {
    rules: {
      step,
      minimum: decimal(row.coin_trade_min ?? step),
      maximum: isZero(maximum) ? NO_LIMIT : maximum,
    },
    feeFraction: decimal(row.coin_trade_fee ?? ZERO),
  };
};

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
  spot: toSpot(row),
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
    spread: row.spread,
  },
});
