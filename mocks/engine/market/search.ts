import { DAY_LEVEL, LEAF_LEVEL, levelSeconds } from './levels';

/** True if a match is possible in some second of [from, to]; exact for a single second. */
export type Possible = (from: number, to: number) => boolean;

const searchNode = (
  level: number,
  start: number,
  range: { readonly from: number; readonly to: number },
  possible: Possible,
): number | undefined => {
  // Tests the whole node, not only the part in the range, so that it stays one node of the price tree.
  if (!possible(start, start + levelSeconds(level) - 1)) return undefined;
  if (level === LEAF_LEVEL) return start;
  const step = levelSeconds(level + 1);
  const end = Math.min(start + levelSeconds(level) - 1, range.to);
  for (let child = start; child <= end; child += step) {
    if (child + step <= range.from) continue;
    const found = searchNode(level + 1, child, range, possible);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The first second of [from, to] for which `possible` is true. Branch and bound over the price tree from days down:
 * skips whole spans without a match (mock-backend.md, section 6).
 */
export const firstSecond = (from: number, to: number, possible: Possible): number | undefined => {
  const day = levelSeconds(DAY_LEVEL);
  for (let start = Math.floor(from / day) * day; start <= to; start += day) {
    const found = searchNode(DAY_LEVEL, start, { from, to }, possible);
    if (found !== undefined) return found;
  }
  return undefined;
};
