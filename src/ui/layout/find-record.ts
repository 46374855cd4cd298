import type { Paged } from './paged-list';

/** State of the search for an addressed record. */
export type RecordSearch<T> =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly item: T }
  | { readonly state: 'looking'; readonly hasMore: boolean }
  | { readonly state: 'missing' };

/** Maximum number of rows searched: 50 calls at 20 rows per page. */
const MOST_ROWS = 1000;

/** Finds the record with `id` in the loaded pages, or tells whether to load another page. */
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
  // The list shows the failure.
  if (list.items === undefined || list.isFetchNextPageError)
    return list.isError ? { state: 'none' } : { state: 'looking', hasMore: false };
  if (!list.hasNextPage || list.items.length >= MOST_ROWS) return { state: 'missing' };
  return { state: 'looking', hasMore: !list.isFetchingNextPage };
};
