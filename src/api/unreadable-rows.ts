import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { RequestConfig } from './request-config';

/** A call whose newest reply had unreadable rows, which were left out. */
interface IncompleteCall {
  readonly url: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** A key for each unreadable row, the same in every reply from this URL. */
  readonly rows: readonly string[];
}

const NONE: readonly IncompleteCall[] = [];

const useStore = create<{ readonly calls: readonly IncompleteCall[] }>(() => ({ calls: NONE }));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
    : {};

const includesFields = (
  all: Readonly<Record<string, unknown>>,
  some: Readonly<Record<string, unknown>>,
): boolean => Object.entries(some).every(([name, field]) => all[name] === field);

const isSameCall = (a: IncompleteCall, b: IncompleteCall): boolean =>
  a.url === b.url && includesFields(a.fields, b.fields) && includesFields(b.fields, a.fields);

/** Records which rows were left out of a reply. Replaces the record of an earlier reply to the same call. */
export const recordUnreadableRows = (
  { url, params, data }: RequestConfig,
  rows: readonly string[],
): void => {
  const { calls } = useStore.getState();
  if (rows.length === 0 && calls.length === 0) return;
  const now = { url, fields: fieldsOf(params ?? data), rows };
  const others = calls.filter((call) => !isSameCall(call, now));
  useStore.setState({ calls: rows.length === 0 ? others : [...others, now] });
};

/** Forgets all recorded rows. */
export const clearUnreadableRows = (): void => useStore.setState({ calls: NONE });

/** True if this query made the call: URL and fields match; the call can have page fields as well. */
const isCallOf =
  ({ queryKey }: Query) =>
  ({ url, fields }: IncompleteCall): boolean =>
    queryKey.includes(url) && queryKey.every((part) => includesFields(fields, fieldsOf(part)));

const isAffected = (query: Query): boolean =>
  query.isActive() && useStore.getState().calls.some(isCallOf(query));

/**
 * The number of rows left out of the results of mounted queries. A row in the results of several queries counts once.
 */
export const countUnreadableRows = (cache: QueryCache): number => {
  const { calls } = useStore.getState();
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
      const stops = [useStore.subscribe(onChange), cache.subscribe(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => countUnreadableRows(cache),
  );
  return { count, retry: () => void client.refetchQueries({ predicate: isAffected }) };
};
