import {
  decimal,
  isDecimal,
  isZero,
  toFixedDown,
  type Decimal,
} from '@/domain/money/plain-decimal';
import { groupDigits, LANGUAGE_NUMBERS, type NumberStyle } from './number-style';

/** Displayed for an unknown value. Never `0.00`: unknown is not zero. */
export const UNKNOWN = '--';

/** Displayed for a hidden balance. */
export const HIDDEN = '****';

const MINUS = '\u2212';
const AMOUNT_DECIMALS = 2;

/** Writes decimal text for people, exactly: no digit passes through a JavaScript number. Unknown or invalid is `--`. */
export interface NumberFormatter {
  readonly style: NumberStyle;
  /** An amount of money with two decimals or `decimals`, truncated, never rounded up: `1,234.56`. */
  readonly formatAmount: (value: string | undefined, decimals?: number) => string;
  /** Like `formatAmount`, with a sign: `+85.00`, `−100.00`, `0.00`. */
  readonly formatSignedAmount: (value: string | undefined, decimals?: number) => string;
  /** A price with its own decimals or with `decimals`. */
  readonly formatPrice: (value: string | undefined, decimals?: number) => string;
  /** A change in percent with two decimals and a sign: `+2.14%`. No change is `0.00%`. */
  readonly formatPercent: (percent: string | undefined) => string;
  /** A rate in percent without a plus sign: `85%`, `0.2%`; with `decimals`, always that many, for one that moves. */
  readonly formatRate: (percent: string | undefined, decimals?: number) => string;
  /** A large number in short form, truncated, for volumes only, never for balances: `1.24M`, in Japanese `124.99万`. */
  readonly formatCompact: (value: string | undefined) => string;
}

const read = (value: string | undefined): Decimal | undefined =>
  value !== undefined && isDecimal(value) ? decimal(value) : undefined;

/** Number of decimals in a decimal text. */
export const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

const isNumeric = (text: string): text is `${number}` => isDecimal(text);

const shortCounts = (language: string, groupsFrom: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
    useGrouping: groupsFrom === 4 ? 'always' : 'min2',
  });

/** The formatter of a style; `language`, a language tag, has the words for thousands, millions and so on. */
export const formatterFor = (style: NumberStyle, language = 'en'): NumberFormatter => {
  const withSign = (fixed: string, plus: boolean): string => {
    const [whole = '0', fraction] = fixed.replace('-', '').split('.');
    const grouped = groupDigits(whole, style);
    const body = fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
    if (!/[1-9]/u.test(body)) return body;
    if (fixed.startsWith('-')) return `${MINUS}${body}`;
    return plus ? `+${body}` : body;
  };
  const percentSign = `${style.percentGap}%`;
  let counts: Intl.NumberFormat | undefined;
  return {
    style,
    formatAmount: (value, decimals = AMOUNT_DECIMALS) => {
      const amount = read(value);
      return amount === undefined ? UNKNOWN : withSign(toFixedDown(amount, decimals), false);
    },
    formatSignedAmount: (value, decimals = AMOUNT_DECIMALS) => {
      const amount = read(value);
      return amount === undefined ? UNKNOWN : withSign(toFixedDown(amount, decimals), true);
    },
    formatPrice: (value, decimals) => {
      const price = read(value);
      if (price === undefined || value === undefined) return UNKNOWN;
      return withSign(toFixedDown(price, decimals ?? decimalsIn(value)), false);
    },
    formatPercent: (percent) => {
      const value = read(percent);
      return value === undefined
        ? UNKNOWN
        : `${withSign(toFixedDown(value, 2), true)}${percentSign}`;
    },
    formatRate: (percent, decimals) => {
      const value = read(percent);
      if (value === undefined) return UNKNOWN;
      const fixed = decimals === undefined ? value : toFixedDown(value, decimals);
      return `${withSign(fixed, false)}${percentSign}`;
    },
    formatCompact: (count) => {
      if (count === undefined || !isNumeric(count)) return UNKNOWN;
      counts ??= shortCounts(language, style.groupsFrom);
      return counts
        .formatToParts(count)
        .map(({ type, value }) => (type === 'decimal' || type === 'group' ? style[type] : value))
        .join('');
    },
  };
};

let current = formatterFor(LANGUAGE_NUMBERS.en);
const listeners = new Set<() => void>();

/** The formatter of this page, which the functions below use. */
export const numberFormatter = (): NumberFormatter => current;

/** The style in which this page writes numbers. */
export const numberStyle = (): NumberStyle => current.style;

/**
 * Sets the style of every number on this page, and the language of the words for millions; English until then. Both change
 * with the language, and what is on screen must render again. Nothing that is calculated, stored or sent depends on them.
 */
export const setNumberStyle = (style: NumberStyle, language?: string): void => {
  current = formatterFor(style, language);
  for (const listener of listeners) listener();
};

/** Calls back after each change of the style. Returns the unsubscribe function. */
export const onNumberStyle = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * An amount of money with two decimals (or `decimals`), truncated, never rounded up (specification, section 3):
 * `1234.567` is `1,234.56`. Unknown or invalid is `--`.
 */
export const formatAmount: NumberFormatter['formatAmount'] = (value, decimals) =>
  current.formatAmount(value, decimals);

/** Like `formatAmount`, with a sign: `+85.00`, `−100.00`, `0.00`. */
export const formatSignedAmount: NumberFormatter['formatSignedAmount'] = (value, decimals) =>
  current.formatSignedAmount(value, decimals);

/** A price with its own decimals or with `decimals`: the pair decides the precision, not the screen. */
export const formatPrice: NumberFormatter['formatPrice'] = (value, decimals) =>
  current.formatPrice(value, decimals);

/** A change in percent with two decimals and a sign: `+2.14%`. No change is `0.00%`. */
export const formatPercent: NumberFormatter['formatPercent'] = (percent) =>
  current.formatPercent(percent);

/** A rate in percent without a plus sign: `85%`, `0.2%`; with `decimals`, always that many, for one that moves: `155.40%`. */
export const formatRate: NumberFormatter['formatRate'] = (percent, decimals) =>
  current.formatRate(percent, decimals);

/** Like `formatRate`, with a sign: `+5%`, `−5%`. Not for zero. */
export const formatSignedRate = (percent: string): string =>
  `${percent.startsWith('-') ? '' : '+'}${formatRate(percent)}`;

/** A large number in short form, truncated, for volumes only, never for balances: `1.24M`, in Japanese `124.99万`. */
export const formatCompact: NumberFormatter['formatCompact'] = (value) =>
  current.formatCompact(value);

/** Direction of a change; determines its colour, sign and arrow. */
export type Trend = 'up' | 'down' | 'flat';

/** The direction of a signed decimal; invalid text counts as flat. */
export const trendOf = (value: string | undefined): Trend => {
  const change = read(value);
  if (change === undefined || isZero(change)) return 'flat';
  return change.startsWith('-') ? 'down' : 'up';
};

/** Parses a whole number of at most 15 digits; `undefined` for any other text. */
export const parseInteger = (text: string): number | undefined =>
  /^-?\d{1,15}$/u.test(text) ? Number.parseInt(text, 10) : undefined;

const ID = /^[1-9]\d*$/u;

/** Parses the id of a record, as in an address; `undefined` for any other text. */
export const parseId = (text: string | null): number | undefined =>
  text !== null && ID.test(text) ? parseInteger(text) : undefined;
