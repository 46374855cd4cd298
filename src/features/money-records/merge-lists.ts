import { KINDS, type MoneyRecord, type UnrankedRecord } from './model';

/** The loaded part of one list. */
interface RankedList {
  readonly records: readonly MoneyRecord[];
  /** The last record in the server's order, at its time there: no later page holds one before it. `undefined` if none is loaded. */
  readonly edge: MoneyRecord | undefined;
}

/**
 * Adds the places of the records of one list, whose pages come in the server's order, the newest orders first. A record without
 * a time is placed at the one before it.
 */
export const withRanks = (pages: readonly (readonly UnrankedRecord[])[]): RankedList => {
  let edge: MoneyRecord | undefined;
  const records = pages.flatMap((page) => {
    const latest = edge?.rank ?? Infinity;
    let before = latest;
    return page.map((record): MoneyRecord => {
      const rank = Math.min(latest, record.at ?? before);
      before = Math.min(latest, record.placedAt ?? record.at ?? before);
      edge = { ...record, rank: before };
      return { ...record, rank };
    });
  });
  return { records, edge };
};

/** The loaded part of one list, and whether the server has more. */
export interface LoadedList extends RankedList {
  readonly hasMore: boolean;
}

/** The order of all records: newest first, then by kind and number. Negative if `a` comes first. */
export const compareRecords = (a: MoneyRecord, b: MoneyRecord): number => {
  if (a.rank !== b.rank) return a.rank > b.rank ? -1 : 1;
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.id - a.id;
};

/** The edge of each list that goes on; `undefined` for one of which nothing is loaded. */
const edgesOf = (lists: readonly LoadedList[]): readonly (MoneyRecord | undefined)[] =>
  lists.filter(({ hasMore }) => hasMore).map(({ edge }) => edge);

/**
 * The records of all lists in one, as far as no page that is still to be loaded can put one between them: what is shown
 * only ever grows at its end.
 */
export const mergeLists = (lists: readonly LoadedList[]): readonly MoneyRecord[] => {
  const edges = edgesOf(lists);
  return lists
    .flatMap(({ records }) => records)
    .filter((record) =>
      edges.every((edge) => edge !== undefined && compareRecords(record, edge) <= 0),
    )
    .toSorted(compareRecords);
};

/** The lists whose next page lets `mergeLists` show more: those that end first. */
export const listsToLoad = <L extends LoadedList>(lists: readonly L[]): readonly L[] => {
  const open = lists.filter(({ hasMore }) => hasMore);
  const first = edgesOf(open).reduce<MoneyRecord | undefined>(
    (found, edge) =>
      edge !== undefined && (found === undefined || compareRecords(edge, found) < 0) ? edge : found,
    undefined,
  );
  const empty = open.filter(({ edge }) => edge === undefined);
  return empty.length > 0 ? empty : open.filter(({ edge }) => edge === first);
};

/** True if older pages can hold records from `since` on. */
export const reachesFurther = (lists: readonly LoadedList[], since: number | undefined): boolean =>
  edgesOf(lists).some((edge) => edge === undefined || since === undefined || edge.rank >= since);
