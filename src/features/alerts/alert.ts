import type { Board } from '@/domain/codes/board';
import { decimalsIn } from '@/domain/format/numbers';
import { compare, isPositive, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';

/** A one-time price alert. */
export interface PriceAlert {
  readonly symbol: string;
  /** The market list of the pair: each list is fresh or stale independently. */
  readonly board: Board;
  /** Fires when the price reaches or passes the level on this side. */
  readonly side: 'above' | 'below';
  /** With the decimals of the pair. */
  readonly level: string;
  /** True if the browser should also show a notification. */
  readonly notifies: boolean;
}

/** Maximum number of alerts on a device. */
export const MOST_ALERTS = 20;

const LINE =
  /^(?<board>crypto|forex) (?<symbol>\S+) (?<side>above|below) (?<level>\d+(?:\.\d+)?)(?<notifies> !)?$/u;

/** Serialises an alert for storage. */
export const serializeAlert = ({ board, symbol, side, level, notifies }: PriceAlert): string =>
  `${board} ${symbol} ${side} ${level}${notifies ? ' !' : ''}`;

/** Parses a stored alert; empty if it is invalid. */
export const parseAlert = (line: string): readonly PriceAlert[] => {
  const { symbol, board, side, level, notifies } = LINE.exec(line)?.groups ?? {};
  if (symbol === undefined || level === undefined) return [];
  return [
    {
      symbol,
      board: board === 'forex' ? 'forex' : 'crypto',
      side: side === 'below' ? 'below' : 'above',
      level,
      notifies: notifies !== undefined,
    },
  ];
};

/** True if two alerts have the same pair, side and level, whatever else they contain. */
export const isSameLevel = (a: PriceAlert, b: PriceAlert): boolean =>
  a.symbol === b.symbol && a.side === b.side && a.level === b.level;

const isBeyond = (side: PriceAlert['side'], level: Decimal, price: Decimal): boolean =>
  compare(price, level) !== (side === 'above' ? -1 : 1);

/** True if the price has reached or passed the level, including by a jump. */
export const isReached = ({ side, level }: PriceAlert, price: string): boolean => {
  const [at, now] = [parseDecimal(level), parseDecimal(price)];
  return at !== undefined && now !== undefined && isBeyond(side, at, now);
};

/** The side of the current price on which a level lies; `undefined` if they are equal or either is invalid. */
export const sideOf = (level: string, now: string | undefined): PriceAlert['side'] | undefined => {
  const [at, price] = [parseDecimal(level), parseDecimal(now ?? '')];
  if (at === undefined || price === undefined || compare(at, price) === 0) return undefined;
  return compare(at, price) === 1 ? 'above' : 'below';
};

/** True if a typed level is a positive price with at most these `decimals`. */
export const isLevel = (text: string, decimals: number): boolean => {
  const level = parseDecimal(text);
  return level !== undefined && isPositive(level) && decimalsIn(level) <= decimals;
};

/** Reason to refuse an alert. */
export type AlertRefusal =
  | 'wrongPrice'
  | 'tooPrecise'
  | 'noPriceNow'
  | 'priceNow'
  | 'passed'
  | 'known'
  | 'tooMany';

/** Values of the alert form. */
export interface AlertDraft {
  readonly level: string;
  /** The side displayed while typing. */
  readonly side: PriceAlert['side'] | undefined;
}

/** The refusal of a draft at the price `now`, for a pair with these `decimals`; `undefined` if it is valid. */
export const refusalOf = (
  draft: AlertDraft,
  now: string | undefined,
  decimals: number,
  kept: readonly PriceAlert[],
  same: (alert: PriceAlert) => boolean,
): AlertRefusal | undefined => {
  const level = parseDecimal(draft.level);
  if (level === undefined || !isPositive(level)) return 'wrongPrice';
  if (decimalsIn(level) > decimals) return 'tooPrecise';
  const price = parseDecimal(now ?? '');
  if (price === undefined) return 'noPriceNow';
  if (draft.side === undefined) return 'priceNow';
  // The market moved while typing: an alert beyond the price would fire immediately.
  if (isBeyond(draft.side, level, price)) return 'passed';
  if (kept.some(same)) return 'known';
  return kept.length >= MOST_ALERTS ? 'tooMany' : undefined;
};
