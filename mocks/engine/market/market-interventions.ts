import { daySummary } from './day-summary';
import { DAY, MARKET_START } from './levels';
import { GRIDS } from './resolutions';
import type { Candle, Market, PriceSide, Resolution } from './types';

/**
 * A presenter's change of a pair's public price, the same for every user. `drift` moves it by `ticks` over the time and
 * keeps it there, `spike` moves it and back, `gap` jumps at once, `flat` holds it and continues from there, `freeze`
 * holds it and then jumps to the undisturbed price.
 */
export interface Intervention {
  readonly symbol: string;
  readonly kind: 'drift' | 'spike' | 'gap' | 'flat' | 'freeze';
  /** First changed second, epoch seconds. Always later than the command, so past prices never change. */
  readonly from: number;
  /** Duration in whole seconds, at least 1. */
  readonly seconds: number;
  /** Size in ticks of the pair; 0 for `flat` and `freeze`. */
  readonly ticks: number;
}

/** Longest intervention, seconds. Searches scan it second by second. */
export const LONGEST_INTERVENTION = 3600;

/** The last second whose offset is not constant: one past the duration, where the lasting offset starts. */
const lastSecond = ({ from, seconds }: Intervention): number => from + seconds;

const merge = (candles: readonly (Candle | undefined)[]): Candle | undefined => {
  const traded = candles.flatMap((candle) => (candle === undefined ? [] : [candle]));
  const [first, last] = [traded[0], traded.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    time: first.time,
    open: first.open,
    high: Math.max(...traded.map(({ high }) => high)),
    low: Math.min(...traded.map(({ low }) => low)),
    close: last.close,
    volume: traded.reduce((sum, { volume }) => sum + volume, 0),
  };
};

const shifted = (candle: Candle, by: number): Candle => ({
  ...candle,
  open: candle.open + by,
  high: candle.high + by,
  low: candle.low + by,
  close: candle.close + by,
});

/** Keeps prices above zero. */
const positive = (candle: Candle): Candle => ({
  ...candle,
  open: Math.max(1, candle.open),
  high: Math.max(1, candle.high),
  low: Math.max(1, candle.low),
  close: Math.max(1, candle.close),
});

/** Offset of a `drift` or `spike` in second `t` of its duration. */
const moved = ({ kind, from, seconds, ticks }: Intervention, t: number): number => {
  const share = Math.min(1, (t - from + 1) / seconds);
  if (kind === 'drift') return Math.round(ticks * share);
  return Math.round(ticks * (share < 0.5 ? share * 2 : 2 - share * 2));
};

/**
 * One pair with one intervention, on top of a market that may have earlier ones. It computes a changed second once: each
 * asks for two seconds of the market below, so that without this every intervention at the same time would double the work.
 */
class IntervenedPair {
  private readonly base: Market;
  private readonly act: Intervention;
  private readonly changed = new Map<number, Candle>();
  private lasting: number | undefined;

  constructor(base: Market, act: Intervention) {
    this.base = base;
    this.act = act;
  }

  /** The price held by `flat` or `freeze`. */
  private held(): number {
    return this.base.priceAt(this.act.symbol, this.act.from - 1);
  }

  /** Lasting offset after the intervention, ticks. */
  private after(): number {
    this.lasting ??= this.findAfter();
    return this.lasting;
  }

  private findAfter(): number {
    const { kind, ticks, symbol } = this.act;
    if (kind === 'drift' || kind === 'gap') return ticks;
    if (kind !== 'flat') return 0;
    return this.held() - this.base.priceAt(symbol, lastSecond(this.act) - 1);
  }

  /** Offset at the close of second `t` of a drift, spike or gap. */
  private by(t: number): number {
    const { kind, from, seconds } = this.act;
    if (t < from) return 0;
    return t >= from + seconds || kind === 'gap' ? this.after() : moved(this.act, t);
  }

  /** True if the offset is constant over the range. */
  isPlain(from: number, to: number): boolean {
    return to < this.act.from || from > lastSecond(this.act);
  }

  offset(t: number): number {
    return t < this.act.from ? 0 : this.after();
  }

  second(t: number): Candle {
    if (this.isPlain(t, t))
      return positive(shifted(this.base.second(this.act.symbol, t), this.offset(t)));
    const known = this.changed.get(t) ?? this.findChanged(t);
    this.changed.set(t, known);
    return known;
  }

  private findChanged(t: number): Candle {
    const { symbol, kind, from, seconds } = this.act;
    const own = this.base.second(symbol, t);
    const holds = kind === 'flat' || kind === 'freeze';
    if (holds && t < from + seconds) {
      const price = this.held();
      return { ...own, open: price, high: price, low: price, close: price };
    }
    const next = shifted(own, this.by(t));
    // A gap and the end of a hold jump; otherwise the open equals the last close.
    if (holds || kind === 'gap') return positive(next);
    const open = this.base.priceAt(symbol, t - 1) + this.by(t - 1);
    const [high, low] = [Math.max(next.high, open), Math.min(next.low, open)];
    return positive({ ...next, open, high, low });
  }

  /** Splits a range: before the intervention, each of its seconds, after it. */
  private parts(from: number, to: number): readonly (readonly [number, number])[] {
    const [first, last] = [this.act.from, lastSecond(this.act)];
    const parts: (readonly [number, number])[] = [];
    if (from < first) parts.push([from, Math.min(to, first - 1)]);
    for (let t = Math.max(from, first); t <= Math.min(to, last); t += 1) parts.push([t, t]);
    if (to > last) parts.push([Math.max(from, last + 1), to]);
    return parts;
  }

  span(from: number, to: number): Candle | undefined {
    const { symbol } = this.act;
    return merge(
      this.parts(from, to).map(([start, end]) => {
        if (this.isPlain(start, end)) {
          const candle = this.base.span(symbol, start, end);
          return candle && positive(shifted(candle, this.offset(start)));
        }
        return this.base.session(symbol, start).open ? this.second(start) : undefined;
      }),
    );
  }

  firstTouch(
    from: number,
    to: number,
    level: number,
    direction: 'up' | 'down',
    priceSide: PriceSide,
  ): number | undefined {
    const { symbol } = this.act;
    for (const [start, end] of this.parts(from, to)) {
      const found = this.isPlain(start, end)
        ? this.base.firstTouch(symbol, start, end, level - this.offset(start), direction, priceSide)
        : this.touches(start, level, direction, priceSide);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private touches(
    t: number,
    level: number,
    direction: 'up' | 'down',
    priceSide: PriceSide,
  ): number | undefined {
    const { symbol } = this.act;
    if (!this.base.session(symbol, t).open) return undefined;
    const { low, high } = this.second(t);
    const half = this.base.halfSpread(symbol, t);
    const away = { mid: 0, bid: -half, ask: half }[priceSide];
    return (direction === 'up' ? high + away >= level : low + away <= level) ? t : undefined;
  }
}

const directOne = (base: Market, act: Intervention): Market => {
  const pair = new IntervenedPair(base, act);
  const here = (symbol: string): boolean => symbol === act.symbol;
  const priceAt = (t: number): number => pair.second(t).close;
  const redone = (resolution: Resolution, candles: Candle[], now: number): Candle[] =>
    candles.map((candle) => {
      if (candle.time > lastSecond(act)) return positive(shifted(candle, pair.offset(candle.time)));
      const end = Math.min(GRIDS[resolution].after(candle.time) - 1, now);
      if (pair.isPlain(candle.time, end)) return candle;
      return { ...(pair.span(candle.time, end) ?? candle), time: candle.time };
    });
  return {
    ...base,
    second: (symbol, t) => (here(symbol) ? pair.second(t) : base.second(symbol, t)),
    priceAt: (symbol, t) => (here(symbol) ? priceAt(t) : base.priceAt(symbol, t)),
    quote: (symbol, t) => {
      if (!here(symbol)) return base.quote(symbol, t);
      const [mid, half] = [priceAt(t), base.halfSpread(symbol, t)];
      return { mid, bid: mid - half, ask: mid + half };
    },
    candles: (symbol, resolution, from, to, now) => {
      const candles = base.candles(symbol, resolution, from, to, now);
      return here(symbol) ? redone(resolution, candles, now) : candles;
    },
    recentCandles: (symbol, resolution, count, now) => {
      const candles = base.recentCandles(symbol, resolution, count, now);
      return here(symbol) ? redone(resolution, candles, now) : candles;
    },
    span: (symbol, from, to) => (here(symbol) ? pair.span(from, to) : base.span(symbol, from, to)),
    firstTouch: (symbol, from, to, level, direction, priceSide = 'mid') =>
      here(symbol)
        ? pair.firstTouch(from, to, level, direction, priceSide)
        : base.firstTouch(symbol, from, to, level, direction, priceSide),
    day: (symbol, now) => {
      if (!here(symbol) || now < act.from) return base.day(symbol, now);
      const open = priceAt(Math.max(now - DAY, MARKET_START));
      const [last, traded] = [priceAt(now), pair.span(now - DAY + 1, now)];
      return daySummary(open, last, traded);
    },
  };
};

/**
 * A market with interventions applied in order. All its methods stay consistent with each other, as in the base market.
 * Prices before the first intervention are unchanged.
 */
export const withInterventions = (base: Market, acts: readonly Intervention[]): Market =>
  acts.reduce(directOne, base);

/** The number of interventions on a pair that have not ended by second `t`. */
export const runningAt = (acts: readonly Intervention[], symbol: string, t: number): number =>
  acts.filter((act) => act.symbol === symbol && lastSecond(act) >= t).length;

/** True if an intervention changed the pair's price in any second of [from, to]. */
export const hasIntervention = (
  acts: readonly Intervention[],
  symbol: string,
  from: number,
  to: number,
): boolean =>
  acts.some(
    (act) =>
      act.symbol === symbol &&
      act.from <= to &&
      // A spike leaves no offset; a drift, a gap and a hold shift all later prices.
      (act.kind === 'drift' ||
        act.kind === 'gap' ||
        act.kind === 'flat' ||
        lastSecond(act) >= from),
  );
