import { compare, isPositive, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';

/** A price that somebody wants to hear of, once. */
export interface PriceAlert {
  readonly symbol: string;
  /** Which list of the market the pair is on: each is fresh or stale by itself. */
  readonly board: 'crypto' | 'forex';
  /** Heard when the price is at the level or beyond it, on this side. */
  readonly side: 'above' | 'below';
  /** With the decimals of the pair. */
  readonly level: string;
  /** True if the browser is to show it as well. */
  readonly notifies: boolean;
}

/** The device keeps no more. */
export const MOST_ALERTS = 20;

const LINE =
  /^(?<board>crypto|forex) (?<symbol>\S+) (?<side>above|below) (?<level>\d+(?:\.\d+)?)(?<notifies> !)?$/u;

/** An alert as the device keeps it. */
export const toLine = ({ board, symbol, side, level, notifies }: PriceAlert): string =>
  `${board} ${symbol} ${side} ${level}${notifies ? ' !' : ''}`;

/** What the device kept; nothing for what is no alert. */
export const fromLine = (line: string): readonly PriceAlert[] => {
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

/** Two alerts for the same price, whatever else they say. */
export const isSameLevel = (a: PriceAlert, b: PriceAlert): boolean =>
  a.symbol === b.symbol && a.side === b.side && a.level === b.level;

const isBeyond = (side: PriceAlert['side'], level: Decimal, price: Decimal): boolean =>
  compare(price, level) !== (side === 'above' ? -1 : 1);

/** True if the price is at the level or beyond it; a price that jumped over it is. */
export const isReached = ({ side, level }: PriceAlert, price: string): boolean => {
  const [at, now] = [parseDecimal(level), parseDecimal(price)];
  return at !== undefined && now !== undefined && isBeyond(side, at, now);
};

/** On which side of the price now a level is; `undefined` where it is the price now, or either is none. */
export const sideOf = (level: string, now: string | undefined): PriceAlert['side'] | undefined => {
  const [at, price] = [parseDecimal(level), parseDecimal(now ?? '')];
  if (at === undefined || price === undefined || compare(at, price) === 0) return undefined;
  return compare(at, price) === 1 ? 'above' : 'below';
};

/** Why an alert is not taken. */
export type AlertRefusal =
  | 'wrongPrice'
  | 'noPriceNow'
  | 'priceNow'
  | 'passed'
  | 'known'
  | 'tooMany';

/** What stands in the form. */
export interface AlertDraft {
  readonly level: string;
  /** The side that was shown while it was typed. */
  readonly side: PriceAlert['side'] | undefined;
}

/** Why a draft is refused at the price `now`, of the pair with these `decimals`; `undefined` if it is fine. */
export const refusalOf = (
  draft: AlertDraft,
  now: string | undefined,
  kept: readonly PriceAlert[],
  same: (alert: PriceAlert) => boolean,
): AlertRefusal | undefined => {
  const level = parseDecimal(draft.level);
  if (level === undefined || !isPositive(level)) return 'wrongPrice';
  const price = parseDecimal(now ?? '');
  if (price === undefined) return 'noPriceNow';
  if (draft.side === undefined) return 'priceNow';
  // The market went on while it was typed: an alert for what is there already would be heard at once.
  if (isBeyond(draft.side, level, price)) return 'passed';
  if (kept.some(same)) return 'known';
  return kept.length >= MOST_ALERTS ? 'tooMany' : undefined;
};
