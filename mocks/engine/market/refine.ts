import type { Activity, Calendar } from './calendar';
import { exp } from './exact-math';
import { levelSeconds } from './levels';
import { closedNode, type Node } from './node';
import type { PlacedRandom } from './random';
import { splitNode } from './split';

/** Spread of the random cascade per level. It makes quiet and busy periods at every scale, hence fat tails. */
const CASCADE = 0.3;

/** One child's share of its parent's variance, after the cascade. */
interface Claim {
  readonly inside: number;
  /** Share of the jump before the child; 0 for the first open child, whose jump belongs to the parent. */
  readonly gap: number;
}

/** Parameters for refining a pair's nodes. */
export interface Refiner {
  readonly calendar: Calendar;
  readonly random: PlacedRandom;
}

const drawClaims = (activities: readonly Activity[], random: PlacedRandom): readonly Claim[] => {
  let traded = false;
  return activities.map(({ inside, gapBefore }) => {
    if (inside === 0) return { inside: 0, gap: 0 };
    const gap = traded && gapBefore > 0 ? gapBefore * exp(CASCADE * random.normal()) : 0;
    traded = true;
    return { inside: inside * exp(CASCADE * random.normal()), gap };
  });
};

const childActivities = (calendar: Calendar, level: number, index: number): readonly Activity[] => {
  const span = levelSeconds(level + 1);
  const start = index * levelSeconds(level);
  const count = levelSeconds(level) / span;
  return Array.from({ length: count }, (_, i) =>
    calendar.activity(start + i * span, start + (i + 1) * span),
  );
};

/** Splits off children one by one; `ahead` is the variance of the children not split off yet. */
const peel = (parent: Node, claims: readonly Claim[], random: PlacedRandom): readonly Node[] => {
  const all = claims.reduce((sum, claim) => sum + claim.inside + claim.gap, 0);
  const unit = parent.variance / all;
  let rest = parent;
  let price = parent.before;
  let ahead = all;
  const last = claims.findLastIndex((claim) => claim.inside > 0);
  return claims.map((claim, i) => {
    if (claim.inside === 0) return closedNode(price);
    if (i === last) {
      price = parent.close;
      return { ...rest, variance: claim.inside * unit };
    }
    const next = claims.slice(i + 1).find((later) => later.inside > 0) ?? claim;
    ahead -= claim.inside + next.gap;
    const shares = { first: claim.inside * unit, gap: next.gap * unit, second: ahead * unit };
    const [child, remainder] = splitNode(rest, shares, random);
    rest = remainder;
    price = child.close;
    return child;
  });
};

/**
 * The children of the node at (`level`, `index`): one level finer, in time order, merging exactly into it. Depends only
 * on the parent, the calendar and the place.
 */
export const refine = (
  parent: Node,
  level: number,
  index: number,
  { calendar, random }: Refiner,
): readonly Node[] => {
  const activities = childActivities(calendar, level, index);
  if (parent.variance === 0) return activities.map(() => closedNode(parent.close));
  random.moveTo(level, index);
  return peel(parent, drawClaims(activities, random), random);
};
