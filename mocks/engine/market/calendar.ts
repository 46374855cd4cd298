import { dayOfDate } from './civil';
import { MARKET_END, MARKET_START } from './levels';
import type { MarketPair } from './types';

const HOUR = 3600;
const HOURS = (MARKET_END - MARKET_START) / HOUR;
/** Forex and metals change days at 22:00 UTC: closed from Friday 22:00 to Sunday 22:00, and on holidays. */
const ROLLOVER_HOUR = 22;

/**
 * Trading weight of a second by UTC hour; 100 is average. The peaks are Asia, London, the New York overlap and the
 * evening.
 */
const FOREX_HOURS = [
  55, 60, 60, 55, 50, 55, 75, 115, 135, 125, 115, 115, 140, 165, 170, 165, 130, 100, 85, 75, 60, 45,
  40, 50,
] as const;
const CRYPTO_HOURS = [
  105, 95, 90, 85, 80, 75, 75, 85, 95, 95, 95, 100, 115, 135, 145, 140, 130, 120, 115, 110, 105,
  100, 95, 100,
] as const;
/** Share of its weekday activity that crypto keeps at weekends. */
const CRYPTO_WEEKEND = 0.7;
/** Weight of the jump over a closure: as much variance as two ordinary hours. */
const GAP_WEIGHT = 2 * HOUR * 100;

/** Weight of a time span: the trading inside it, and the jump before its first trade. */
export interface Activity {
  /** Seconds inside, each weighted by its hour, plus the jumps after the first trade. 0 if closed throughout. */
  readonly inside: number;
  /** Weight of the jump from the last close before the span to its first trade; 0 unless a session opens in it. */
  readonly gapBefore: number;
}

/** Monday is 0. Day 0 of the epoch was a Thursday. */
const weekday = (day: number): number => (day + 3) % 7;

const cryptoWeight = (hour: number): number => {
  const day = Math.floor(hour / 24);
  const weight = CRYPTO_HOURS[hour % 24] ?? 0;
  return weekday(day) >= 5 ? Math.round(weight * CRYPTO_WEEKEND) : weight;
};

/** The trading day of hour `hour` since 1970: it starts at 22:00 on the evening before. */
const tradingDay = (hour: number): number => Math.floor((hour + 24 - ROLLOVER_HOUR) / 24);

const holidays = (): ReadonlySet<number> => {
  const days = new Set<number>();
  for (let year = 2014; year <= 2038; year += 1) {
    days.add(dayOfDate(year, 1, 1));
    days.add(dayOfDate(year, 12, 25));
  }
  return days;
};

const forexWeights = (): ((hour: number) => number) => {
  const closed = holidays();
  return (hour) => {
    const day = tradingDay(hour);
    return weekday(day) >= 5 || closed.has(day) ? 0 : (FOREX_HOURS[hour % 24] ?? 0);
  };
};

/** Trading hours and activity of a kind of market, precomputed per hour for the whole market period. */
export class Calendar {
  readonly #weights = new Uint8Array(HOURS + 1);
  /** Total weight of all hours before the index. */
  readonly #total = new Float64Array(HOURS + 1);
  /** Number of sessions opened before the index. */
  readonly #openings = new Uint16Array(HOURS + 1);

  constructor(kind: 'always' | 'weekdays') {
    const weightOf = kind === 'always' ? cryptoWeight : forexWeights();
    const firstHour = MARKET_START / HOUR;
    let total = 0;
    let openings = 0;
    let before = 1;
    for (let h = 0; h < HOURS; h += 1) {
      const weight = weightOf(firstHour + h);
      if (weight > 0 && before === 0) openings += 1;
      total += weight * HOUR;
      before = weight;
      this.#weights[h] = weight;
      this.#total[h + 1] = total;
      this.#openings[h + 1] = openings;
    }
  }

  isOpen(t: number): boolean {
    return this.#weight(Math.floor((t - MARKET_START) / HOUR)) > 0;
  }

  /** The weight of [from, to). */
  activity(from: number, to: number): Activity {
    const traded = this.#traded(to) - this.#traded(from);
    if (traded === 0) return CLOSED;
    const jumps = this.#openingsBefore(to) - this.#openingsBefore(from);
    if (jumps === 0) return { inside: traded, gapBefore: 0 };
    const opensWithJump = !this.isOpen(from) || this.#isOpening(from);
    return opensWithJump
      ? { inside: traded + (jumps - 1) * GAP_WEIGHT, gapBefore: GAP_WEIGHT }
      : { inside: traded + jumps * GAP_WEIGHT, gapBefore: 0 };
  }

  /** True if every second of [from, to] is open. */
  isOpenThrough(from: number, to: number): boolean {
    const last = Math.floor((to - MARKET_START) / HOUR);
    for (let h = Math.floor((from - MARKET_START) / HOUR); h <= last; h += 1) {
      if (this.#weight(h) === 0) return false;
    }
    return true;
  }

  /** The next second after `t` at which the session opens or closes; undefined if there is none. */
  nextEdge(t: number): number | undefined {
    if (this.#openings[HOURS] === 0) return undefined;
    const hour = Math.floor((t - MARKET_START) / HOUR);
    const open = this.#weight(hour) > 0;
    for (let h = hour + 1; h < HOURS; h += 1) {
      if (this.#weight(h) > 0 !== open) return MARKET_START + h * HOUR;
    }
    return undefined;
  }

  /** The last open second at or before `t`. */
  lastOpen(t: number): number {
    let hour = Math.floor((t - MARKET_START) / HOUR);
    if (this.#weight(hour) > 0) return t;
    while (hour > 0 && this.#weight(hour) === 0) hour -= 1;
    return MARKET_START + (hour + 1) * HOUR - 1;
  }

  #weight(hour: number): number {
    return this.#weights[hour] ?? 0;
  }

  #isOpening(t: number): boolean {
    const hour = (t - MARKET_START) / HOUR;
    return hour > 0 && this.#weight(hour) > 0 && this.#weight(hour - 1) === 0;
  }

  #traded(t: number): number {
    const hour = Math.floor((t - MARKET_START) / HOUR);
    return (this.#total[hour] ?? 0) + (t - MARKET_START - hour * HOUR) * this.#weight(hour);
  }

  #openingsBefore(t: number): number {
    return this.#openings[Math.ceil((t - MARKET_START) / HOUR)] ?? 0;
  }
}

const CLOSED: Activity = { inside: 0, gapBefore: 0 };

/** Calls `make` on first use only. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const alwaysOpen = once(() => new Calendar('always'));
const weekdaysOnly = once(() => new Calendar('weekdays'));

/** The calendar of a kind of pair. It does not depend on the seed, so all markets share it. */
export const calendarOf = (kind: MarketPair['kind']): Calendar =>
  kind === 'crypto' ? alwaysOpen() : weekdaysOnly();
