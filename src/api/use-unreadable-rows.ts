import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, includesFields, incompleteCalls, type IncompleteCall } from './unreadable-rows';

/** True if this query made the call: URL and fields match; the call can have page fields as well. */
const isCallOf =
  ({ queryKey }: Query) =>
  ({ url, fields }: IncompleteCall): boolean =>
    queryKey.includes(url) && queryKey.every((part) => includesFields(fields, fieldsOf(part)));

const isAffected = (query: Query): boolean =>
  query.isActive() && incompleteCalls.getState().calls.some(isCallOf(query));

/**
 * The number of rows left out of the results of mounted queries. A row in the results of several queries counts once.
 */
export const countUnreadableRows = (cache: QueryCache): number => {
  const { calls } = incompleteCalls.getState();
  if (calls.length === 0) return 0;
  const queries = cache.findAll({ type: 'active' });
  const shown = calls.filter((call) => queries.some((query) => isCallOf(query)(call)));
  return new Set(shown.flatMap(({ url, rows }) => rows.map((row) => `${url} ${row}`))).size;
};

/** `countUnreadableRows` as a hook, with a function that refetches the affected queries. */
export const useUnreadableRows = (): { readonly count: number; readonly retry: () => void } => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const count = useSyncExternalStore(
    (onChange) => {
      const stops = [incompleteCalls.subscribe(onChange), cache.subscribe(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => countUnreadableRows(cache),
  );
  return { count, retry: () => void client.refetchQueries({ predicate: isAffected }) };
};

/** The number of rows left out of the newest replies to the calls with these URLs, as a hook. */
export const useUnreadCount = (...urls: readonly string[]): number =>
  incompleteCalls(({ calls }) =>
    calls.reduce((count, { url, rows }) => count + (urls.includes(url) ? rows.length : 0), 0),
  );

/** Says how many rows were left out of the newest replies to the calls with these URLs, as a hook; `undefined` for none. */
export const useUnreadText = (...urls: readonly string[]): string | undefined => {
  const { t } = useTranslation();
  const count = useUnreadCount(...urls);
  return count === 0 ? undefined : t('unreadable', { count });
};
