import type { Paged } from './paged-list';

/** Where the search for an addressed record stands. */
export type RecordSearch<T> =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly item: T }
  | { readonly state: 'looking'; readonly hasMore: boolean }
  | { readonly state: 'missing' };

/** A record further back than this many rows is looked for no longer: 50 calls at 20 rows a page. */
const MOST_ROWS = 1000;

/** Finds the record with `id` among the pages that are there; says whether another page should be asked for. */
export const findRecord = <T extends { readonly id: number }>(
  list: Pick<
    Paged<T>,
    'items' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isError'
  >,
  id: number | undefined,
): RecordSearch<T> => {
  if (id === undefined) return { state: 'none' };
  const item = list.items?.find((record) => record.id === id);
  if (item !== undefined) return { state: 'found', item };
  // What went wrong is said in the list.
  if (list.items === undefined || list.isFetchNextPageError)
    return list.isError ? { state: 'none' } : { state: 'looking', hasMore: false };
  if (!list.hasNextPage || list.items.length >= MOST_ROWS) return { state: 'missing' };
  return { state: 'looking', hasMore: !list.isFetchingNextPage };
};
