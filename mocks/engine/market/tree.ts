import type { Calendar } from './calendar';
import { exp, ln } from './exact-math';
import { GenerationCache } from './generation-cache';
import {
  DAY,
  LEAF_LEVEL,
  LEVEL_SECONDS,
  MARKET_END,
  MARKET_START,
  levelSeconds,
  requireMarketSecond,
} from './levels';
import type { Node } from './node';
import { PlacedRandom } from './random';
import { refine, type Refiner } from './refine';
import type { MarketPair } from './types';

/** Sibling groups cached per level and generation; an hour of seconds is 720 groups of five. */
export const CACHED_GROUPS = 512;

const YEARS = LEVEL_SECONDS[0] / (365.25 * DAY);
/** The known extremes reduce volatility a little; this factor compensates for it. */
const CALIBRATION = 1.25;

const rootNode = ({ root, annualVolatility }: MarketPair): Node => ({
  before: ln(root.open),
  open: ln(root.open),
  high: ln(root.high),
  low: ln(root.low),
  close: ln(root.close),
  variance: annualVolatility * annualVolatility * CALIBRATION * CALIBRATION * YEARS,
});

/** The price path of one pair: nodes at every level, each derived from its parent on first use. */
export class PriceTree {
  readonly pair: MarketPair;
  readonly calendar: Calendar;
  /** Variance of the log price over an average calendar day, the unit of volume. */
  readonly averageDayVariance: number;
  readonly #root: Node;
  readonly #refiner: Refiner;
  readonly #ticksPerUnit: number;
  readonly #variancePerWeight: number;
  readonly #groups: readonly GenerationCache<readonly Node[]>[];

  constructor(seed: number, pair: MarketPair, calendar: Calendar, cachedGroups: number) {
    this.pair = pair;
    this.calendar = calendar;
    this.#root = rootNode(pair);
    this.averageDayVariance = (this.#root.variance * DAY) / LEVEL_SECONDS[0];
    this.#variancePerWeight =
      this.#root.variance / calendar.activity(MARKET_START, MARKET_END).inside;
    this.#refiner = { calendar, random: new PlacedRandom(seed, pair.symbol) };
    this.#groups = LEVEL_SECONDS.map(() => new GenerationCache(cachedGroups));
    let ticks = 1;
    for (let i = 0; i < pair.decimals; i += 1) ticks *= 10;
    this.#ticksPerUnit = ticks;
  }

  /** The node at `level` that covers second `t`. */
  nodeAt(level: number, t: number): Node {
    requireMarketSecond(t);
    return this.#node(level, Math.floor(t / levelSeconds(level)));
  }

  /** The one-second node at `t`. */
  leaf(t: number): Node {
    return this.nodeAt(LEAF_LEVEL, t);
  }

  /** The variance of [from, end) by the calendar alone, before the cascade. */
  expectedVariance(from: number, end: number): number {
    return this.calendar.activity(from, end).inside * this.#variancePerWeight;
  }

  /**
   * Converts a log price to integer ticks. Monotone, so rounded children still merge exactly into their rounded parent.
   */
  toTicks(logPrice: number): number {
    return Math.round(exp(logPrice) * this.#ticksPerUnit);
  }

  #node(level: number, index: number): Node {
    if (level === 0) return this.#root;
    const perGroup = levelSeconds(level - 1) / levelSeconds(level);
    const group = Math.floor(index / perGroup);
    const node = this.#children(level - 1, group)[index - group * perGroup];
    if (node === undefined) throw new RangeError(`no node ${index} at level ${level}`);
    return node;
  }

  #children(level: number, index: number): readonly Node[] {
    const cache = this.#groups[level];
    const known = cache?.get(index);
    if (known !== undefined) return known;
    const children = refine(this.#node(level, index), level, index, this.#refiner);
    cache?.set(index, children);
    return children;
  }
}
