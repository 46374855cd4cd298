import type { PairRow } from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { MARKET_STATUS_CODES } from '@/domain/codes/market';
import { nameOf } from '@/domain/codes/name-of';
import { decimalsIn } from '@/domain/format/numbers';
import { decimal, isZero, ZERO, type Decimal } from '@/domain/money/plain-decimal';
import type { SpotAmountRules } from '@/domain/spot/order';

/** Market that a pair is listed under. */
export type Category = 'crypto' | 'forex' | 'metal';

/** Trading, about to close, or closed (specification, section 4). */
export type MarketStatus = keyof typeof MARKET_STATUS_CODES;

/** Limits and costs of spot orders on a pair. */
interface SpotOffer {
  readonly rules: SpotAmountRules;
  /** Of the received amount: 0.002 is 0.2 %; `undefined` if the pair does not say it. */
  readonly feeFraction: Decimal | undefined;
}

/** The slowly changing fields of a pair. */
export interface MarketPair {
  readonly id: number;
  readonly board: Board;
  readonly category: Category;
  /** Display form: `BTC/USDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: MarketStatus;
  /** Time of the next opening or closing, epoch seconds; `undefined` if there is none. */
  readonly changesAt: number | undefined;
  /** False if it is in no list to choose from. */
  readonly isListed: boolean;
  readonly canTradeSeconds: boolean;
  readonly canTradeLeverage: boolean;
  /** `undefined` if spot orders are not available. */
  readonly spot: SpotOffer | undefined;
  /** Ids of the base and the quote currency. */
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of its prices. */
  readonly decimals: number;
}

/** The ticking fields of a pair. Decimal text throughout; volume in the base currency over 24 hours. */
export interface Quote {
  readonly price: string;
  readonly changePercent: string;
  readonly high: string | undefined;
  readonly low: string | undefined;
  readonly volume: string;
  /** Half spread in the quote currency; `undefined` if the server does not send it. */
  readonly spread: string | undefined;
}

/** The quote of one pair. */
export interface Tick {
  readonly symbol: string;
  readonly quote: Quote;
}

const symbolOf = (row: PairRow): string => `${row.currency_name}/${row.legal_name}`;

/** Step of spot orders where the server sends none. */
export const SMALLEST_STEP = '0.00000001';
const NO_LIMIT = decimal('999999999999999');

/** The spot terms of a pair. Missing limits mean none. */
const toSpot = (row: PairRow): SpotOffer | undefined => {
  if (row.open_coin_trade !== 1) return undefined;
  const step = decimal(row.coin_trade_step ?? SMALLEST_STEP);
  const maximum = decimal(row.coin_trade_max ?? ZERO);
  const { coin_trade_fee: fee } = row;
  return {
    rules: {
      step,
      minimum: decimal(row.coin_trade_min ?? step),
      maximum: isZero(maximum) ? NO_LIMIT : maximum,
    },
    feeFraction: fee === undefined ? undefined : decimal(fee),
  };
};

const CATEGORIES: readonly Category[] = ['crypto', 'forex', 'metal'];
/** Gold, silver, platinum and palladium (ISO 4217). */
const METALS: readonly string[] = ['XAU', 'XAG', 'XPT', 'XPD'];

/** The category of a pair. Servers that write a text of their own leave the base currency and the board to tell it. */
const categoryOf = ({ category_text, currency_name }: PairRow, board: Board): Category =>
  CATEGORIES.find((known) => known === category_text) ??
  (METALS.includes(currency_name) ? 'metal' : board);

/** The slowly changing fields of a row. */
export const toPair = (row: PairRow, board: Board): MarketPair => ({
  id: row.id,
  board,
  category: categoryOf(row, board),
  symbol: symbolOf(row),
  base: row.currency_name,
  quote: row.legal_name,
  status: nameOf(MARKET_STATUS_CODES, row.market_status ?? MARKET_STATUS_CODES.trading),
  changesAt: row.market_changes_at,
  isListed: row.is_display !== 0,
  // If the server does not say, it is offered: the order itself would be refused otherwise.
  canTradeSeconds: row.open_microtrade !== 0,
  canTradeLeverage: row.open_lever !== 0,
  spot: toSpot(row),
  baseId: row.currency_id,
  quoteId: row.legal_id,
  decimals: decimalsIn(row.price_step ?? row.now_price),
});

/** The ticking fields of a row. */
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
