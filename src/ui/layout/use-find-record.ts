import { useEffect, useEffectEvent } from 'react';
import { findRecord, type RecordSearch } from './find-record';
import type { Paged } from './paged-list';

/** Looks for the record with `id` in a list, and loads further pages until it is found. */
export const useFindRecord = <T extends { readonly id: number }>(
  list: Omit<Paged<T>, 'refetch'>,
  id: number | undefined,
): RecordSearch<T> => {
  const search = findRecord(list, id);
  /** Number of searched rows, while there are more to load. */
  const searched =
    search.state === 'looking' && search.hasMore ? (list.items?.length ?? 0) : undefined;
  const askForMore = useEffectEvent(() => void list.fetchNextPage());
  // Synchronises with the loaded pages.
  useEffect(() => {
    if (searched !== undefined) askForMore();
  }, [searched]);
  return search;
};
