import { ceilingReach, drawRise } from './extremes';
import type { Node } from './node';
import type { PlacedRandom } from './random';

/** Variances of the two parts of a node, and of the jump between them (0 unless a session opens there). */
export interface Shares {
  readonly first: number;
  readonly gap: number;
  readonly second: number;
}

/** The close of the first part and the open of the second. Equal unless there is a jump. */
interface Joint {
  readonly close: number;
  readonly open: number;
}

/** Joints drawn before one is chosen. With 1, the known extremes would not influence the choice. */
const CANDIDATES = 4;

const reflect = (x: number, low: number, high: number): number => {
  const width = high - low;
  if (width <= 0) return low;
  const period = 2 * width;
  const offset = x - low - Math.floor((x - low) / period) * period;
  return Math.min(Math.max(low + (offset > width ? period - offset : offset), low), high);
};

/** A point of a Brownian bridge after `done` of `done + ahead` of its variance, starting at `from`. */
const bridgePoint = (
  from: number,
  to: number,
  done: number,
  ahead: number,
  random: PlacedRandom,
): number => {
  const all = done + ahead;
  return from + ((to - from) * done) / all + Math.sqrt((done * ahead) / all) * random.normal();
};

const drawJoint = (whole: Node, shares: Shares, random: PlacedRandom): Joint => {
  const { open, close, low, high } = whole;
  const later = shares.gap + shares.second;
  const inner = reflect(bridgePoint(open, close, shares.first, later, random), low, high);
  if (shares.gap === 0) return { close: inner, open: inner };
  const after = bridgePoint(inner, close, shares.gap, shares.second, random);
  return { close: inner, open: reflect(after, low, high) };
};

const reachHigh = (whole: Node, joint: Joint, shares: Shares) =>
  ceilingReach({
    fromA: whole.high - whole.open,
    toA: whole.high - joint.close,
    varianceA: shares.first,
    fromB: whole.high - joint.open,
    toB: whole.high - whole.close,
    varianceB: shares.second,
  });

const reachLow = (whole: Node, joint: Joint, shares: Shares) =>
  ceilingReach({
    fromA: whole.open - whole.low,
    toA: joint.close - whole.low,
    varianceA: shares.first,
    fromB: joint.open - whole.low,
    toB: whole.close - whole.low,
    varianceB: shares.second,
  });

/**
 * Chooses among candidates in proportion to how well the known high and low fit them. Without it the path bounces off
 * its extremes, and neighbouring returns are negatively correlated.
 */
const chooseJoint = (whole: Node, shares: Shares, random: PlacedRandom): Joint => {
  let chosen = drawJoint(whole, shares, random);
  let total = 0;
  for (let i = 0; i < CANDIDATES; i += 1) {
    const candidate = i === 0 ? chosen : drawJoint(whole, shares, random);
    const high = reachHigh(whole, candidate, shares);
    const low = reachLow(whole, candidate, shares);
    const fit = (high.byA + high.byB) * (low.byA + low.byB);
    total += fit;
    if (random.uniform() * total < fit) chosen = candidate;
  }
  return chosen;
};

/** Decides which part reaches an extreme of the whole. If neither is likely, the one whose end points come nearer. */
const firstReaches = (
  reach: { byA: number; byB: number },
  nearA: number,
  nearB: number,
  u: number,
): boolean => {
  const total = reach.byA + reach.byB;
  return total > 0 ? u * total < reach.byA : nearA <= nearB;
};

/** The high of a part: the whole's high if this part reaches it, otherwise drawn below it. */
const drawHigh = (open: number, close: number, ceiling: number, variance: number, u: number) =>
  Math.min(Math.max(open, close) + drawRise(ceiling - open, ceiling - close, variance, u), ceiling);

const drawLow = (open: number, close: number, floor: number, variance: number, u: number) =>
  Math.max(Math.min(open, close) - drawRise(open - floor, close - floor, variance, u), floor);

/**
 * Splits a candle into two that merge exactly into it: the inner close by the bridge law, one part reaching the high
 * and one the low, the other extremes by the law of the bridge's maximum.
 */
export const splitNode = (
  whole: Node,
  shares: Shares,
  random: PlacedRandom,
): readonly [first: Node, second: Node] => {
  const { before, open, close, high, low } = whole;
  const joint = chooseJoint(whole, shares, random);
  const firstHasHigh = firstReaches(
    reachHigh(whole, joint, shares),
    high - Math.max(open, joint.close),
    high - Math.max(joint.open, close),
    random.uniform(),
  );
  const firstHasLow = firstReaches(
    reachLow(whole, joint, shares),
    Math.min(open, joint.close) - low,
    Math.min(joint.open, close) - low,
    random.uniform(),
  );
  const u = random.uniform();
  const w = random.uniform();
  const first: Node = {
    before,
    open,
    close: joint.close,
    high: firstHasHigh ? high : drawHigh(open, joint.close, high, shares.first, u),
    low: firstHasLow ? low : drawLow(open, joint.close, low, shares.first, w),
    variance: shares.first,
  };
  const second: Node = {
    before: joint.close,
    open: joint.open,
    close,
    high: firstHasHigh ? drawHigh(joint.open, close, high, shares.second, u) : high,
    low: firstHasLow ? drawLow(joint.open, close, low, shares.second, w) : low,
    variance: shares.second,
  };
  return [first, second];
};
