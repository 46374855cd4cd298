import { DAY_LEVEL, LEAF_LEVEL, levelSeconds } from './levels';

/** True if something may happen in a second of [from, to]; for a single second, true exactly if it does. */
export type Possible = (from: number, to: number) => boolean;

const searchNode = (
  level: number,
  start: number,
  range: { readonly from: number; readonly to: number },
  possible: Possible,
): number | undefined => {
  // The whole node is asked for, not the part in the range: it is one node of the price tree, whatever the range.
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
 * The first second of [from, to] for which `possible` is true, by branch and bound over the nodes of the price tree from
 * days down: spans in which nothing is possible are skipped whole (mock-backend.md, section 6).
 */
export const firstSecond = (from: number, to: number, possible: Possible): number | undefined => {
  const day = levelSeconds(DAY_LEVEL);
  for (let start = Math.floor(from / day) * day; start <= to; start += day) {
    const found = searchNode(DAY_LEVEL, start, { from, to }, possible);
    if (found !== undefined) return found;
  }
  return undefined;
};
