import type { Activity, Calendar } from './calendar';
import { exp } from './exact-math';
import { levelSeconds } from './levels';
import { closedNode, type Node } from './node';
import type { PlacedRandom } from './random';
import { splitNode } from './split';

/** Spread of the random cascade per level: quiet and busy spells at every scale, hence fat tails. */
const CASCADE = 0.3;

/** One child's claim on its parent's variance, after the cascade. */
interface Claim {
  readonly inside: number;
  /** Claim of the jump before it; 0 for the first child that trades, whose jump its parent holds already. */
  readonly gap: number;
}

/** What a pair's nodes are refined with. */
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

/** Peels children off one by one; `ahead` is the variance of all that is not peeled yet. */
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
 * The children of the node at (`level`, `index`): one level finer, in time order, merging exactly into it. Depends on
 * the parent, the calendar and the place only.
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
