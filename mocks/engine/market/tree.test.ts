import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { calendarOf } from './calendar';
import { LEAF_LEVEL, MARKET_END, MARKET_START, levelSeconds } from './levels';
import { type Node, hasTrading } from './node';
import { PriceTree } from './tree';
import { TEST_PAIRS, WEEKEND_END } from './test-pairs';

const trees = TEST_PAIRS.map((pair) => new PriceTree(7, pair, calendarOf(pair.kind), 512));
const anyTree = fc.constantFrom(...trees);
const anySecond = fc.oneof(
  fc.integer({ min: MARKET_START, max: MARKET_END - 1 }),
  // Around a reopening, where children may be closed, jump or trade.
  fc.integer({ min: WEEKEND_END - 200_000, max: WEEKEND_END + 100 }),
);
const anyParentLevel = fc.integer({ min: 0, max: LEAF_LEVEL - 1 });

const childrenOf = (tree: PriceTree, level: number, start: number): { t: number; node: Node }[] => {
  const step = levelSeconds(level + 1);
  return Array.from({ length: levelSeconds(level) / step }, (_, i) => {
    const t = start + i * step;
    return { t, node: tree.nodeAt(level + 1, t) };
  });
};

type Shape = Pick<Node, 'open' | 'high' | 'low' | 'close'>;

const shapeOf = ({ open, high, low, close }: Node): Shape => ({ open, high, low, close });

const inTicks = (tree: PriceTree, shape: Shape): Shape => ({
  open: tree.toTicks(shape.open),
  high: tree.toTicks(shape.high),
  low: tree.toTicks(shape.low),
  close: tree.toTicks(shape.close),
});

/** Merges neighbours into one candle; undefined if there are none. */
const merge = (parts: readonly Shape[]): Shape | undefined =>
  parts[0] && {
    open: parts[0].open,
    high: Math.max(...parts.map((part) => part.high)),
    low: Math.min(...parts.map((part) => part.low)),
    close: parts.at(-1)?.close ?? NaN,
  };

describe('price tree', () => {
  it('children merge exactly into their parent at every level, in ticks too', () => {
    fc.assert(
      fc.property(anyTree, anyParentLevel, anySecond, (tree, level, t) => {
        const parent = tree.nodeAt(level, t);
        const start = Math.floor(t / levelSeconds(level)) * levelSeconds(level);
        const traded = childrenOf(tree, level, start)
          .map(({ node }) => node)
          .filter(hasTrading);
        expect(merge(traded)).toEqual(hasTrading(parent) ? shapeOf(parent) : undefined);
        const ticks = traded.map((node) => inTicks(tree, shapeOf(node)));
        expect(merge(ticks)).toEqual(
          hasTrading(parent) ? inTicks(tree, shapeOf(parent)) : undefined,
        );
      }),
      runs(1500),
    );
  });

  it('every candle is well-formed and opens at the last close, except after a closure', () => {
    fc.assert(
      fc.property(anyTree, anyParentLevel, anySecond, (tree, level, t) => {
        const start = Math.floor(t / levelSeconds(level)) * levelSeconds(level);
        let last = tree.nodeAt(level, t).before;
        for (const { t: from, node } of childrenOf(tree, level, start)) {
          expect(node.low).toBeLessThanOrEqual(Math.min(node.open, node.close));
          expect(node.high).toBeGreaterThanOrEqual(Math.max(node.open, node.close));
          expect(node.before).toBe(last);
          const activity = tree.calendar.activity(from, from + levelSeconds(level + 1));
          expect(hasTrading(node)).toBe(activity.inside > 0);
          expect(activity.gapBefore > 0 || node.open === last).toBe(true);
          expect(hasTrading(node) || (node.high === last && node.low === last)).toBe(true);
          last = node.close;
        }
      }),
      runs(1500),
    );
  });

  it('carries the close over to the next node across parents', () => {
    fc.assert(
      fc.property(anyTree, anySecond, (tree, t) => {
        fc.pre(t + 1 < MARKET_END);
        expect(tree.leaf(t + 1).before).toBe(tree.leaf(t).close);
      }),
      runs(500),
    );
  });

  it('jumps at a reopening', () => {
    const jumps = trees
      .filter((tree) => tree.pair.kind !== 'crypto')
      .map((tree) => tree.leaf(WEEKEND_END))
      .map((leaf) => Math.abs(leaf.open - leaf.before));
    expect(Math.min(...jumps)).toBeGreaterThan(0);
  });

  it('distributes the whole variance of a parent among its children', () => {
    const crypto = trees.filter((tree) => tree.pair.kind === 'crypto');
    fc.assert(
      fc.property(fc.constantFrom(...crypto), anyParentLevel, anySecond, (tree, level, t) => {
        const start = Math.floor(t / levelSeconds(level)) * levelSeconds(level);
        const parts = childrenOf(tree, level, start).map(({ node }) => node.variance);
        const sum = parts.reduce((all, variance) => all + variance, 0);
        expect(sum / tree.nodeAt(level, t).variance).toBeCloseTo(1, 12);
      }),
      runs(500),
    );
  });
});
